import type { WaitWatch } from '../../limits/waiting.ts';

/**
 * The time that some work may take, within the life of whoever wants it. It stands still while all parts of the work wait
 * for a place that others hold.
 */
export interface TimeBudget extends WaitWatch {
  /** Aborts when the time is over or the outer signal aborts. */
  readonly signal: AbortSignal;
  /** One more part of the work from now until the answer is called. Work that names no parts is one. */
  part(): () => void;
  /** Whether all parts wait, so that no time passes. */
  stands(): boolean;
  /** Frees the timers. */
  stop(): void;
}

export class OutOfTime extends Error {}

interface BudgetOptions {
  /** The end whatever was waited for; none by default. */
  readonly longestMs?: number;
}

export function startBudget(milliseconds: number, outer: AbortSignal, { longestMs }: BudgetOptions = {}): TimeBudget {
  const controller = new AbortController();
  const end = () => controller.abort(new OutOfTime(`not done in ${milliseconds} ms`));
  const follow = () => controller.abort(outer.reason);
  const last = longestMs === undefined ? undefined : setTimeout(end, longestMs);
  let timer: NodeJS.Timeout | undefined;
  let left = milliseconds;
  let runsSince = 0;
  const counts = { parts: 0, waiting: 0 };

  function stand(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left -= performance.now() - runsSince;
  }

  const allWait = () => counts.waiting > 0 && counts.waiting >= counts.parts;

  function update(): void {
    if (controller.signal.aborted) return;
    if (allWait()) return stand();
    if (timer !== undefined) return;
    runsSince = performance.now();
    timer = setTimeout(end, Math.max(0, left));
  }

  const count = (which: keyof typeof counts) => {
    counts[which] += 1;
    update();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      counts[which] -= 1;
      update();
    };
  };

  if (outer.aborted) follow();
  else outer.addEventListener('abort', follow, { once: true });
  update();
  return {
    signal: controller.signal,
    part: () => count('parts'),
    waits: () => count('waiting'),
    stands: allWait,
    stop: () => {
      clearTimeout(timer);
      clearTimeout(last);
      outer.removeEventListener('abort', follow);
    },
  };
}
