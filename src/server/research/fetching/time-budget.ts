/** The time that one piece of work may take, within the life of whoever wants it. */
export interface TimeBudget {
  /** Aborts when the time is over or the outer signal aborts. */
  readonly signal: AbortSignal;
  /** Frees the timer. */
  stop(): void;
}

export class OutOfTime extends Error {}

export function startBudget(milliseconds: number, outer: AbortSignal): TimeBudget {
  const controller = new AbortController();
  const follow = () => controller.abort(outer.reason);
  const timer = setTimeout(() => controller.abort(new OutOfTime(`not done in ${milliseconds} ms`)), milliseconds);
  if (outer.aborted) follow();
  else outer.addEventListener('abort', follow, { once: true });
  return {
    signal: controller.signal,
    stop: () => {
      clearTimeout(timer);
      outer.removeEventListener('abort', follow);
    },
  };
}
