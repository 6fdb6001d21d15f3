/** Before the end of the time, the moments in which a provider hands in what it has by then. */
const HAND_IN_MS = 500;

export interface Deadline {
  /** Aborts a little before the end. */
  readonly signal: AbortSignal;
  /** Rejects at the end, with a `TimeoutError`. */
  readonly end: Promise<never>;
  /** The end comes this many milliseconds from now, in place of any earlier word of this kind; never later than at first. */
  waitAtMost(ms: number): void;
  /** Whether the first end was put forward. */
  readonly wasShortened: () => boolean;
  clear(): void;
}

/** One end for all providers together; it holds even for those that pay no heed to their signal. */
export function createDeadline(totalMs: number): Deadline {
  const soon = new AbortController();
  const over = Promise.withResolvers<never>();
  // Nobody may be left to wait for it.
  over.promise.catch(() => {});
  const first = performance.now() + totalMs;
  let shortened = false;
  let timers: NodeJS.Timeout[] = [];
  const clear = () => {
    for (const timer of timers) clearTimeout(timer);
  };
  const set = (ms: number) => {
    clear();
    timers = [
      setTimeout(() => soon.abort(outOfTime()), ms - Math.min(HAND_IN_MS, ms / 10)),
      setTimeout(() => over.reject(outOfTime()), ms),
    ];
  };
  set(totalMs);
  return {
    signal: soon.signal,
    end: over.promise,
    waitAtMost(ms) {
      // What is handed in at the end is no reason to wait on.
      if (soon.signal.aborted) return;
      const left = first - performance.now();
      shortened = ms < left;
      set(Math.max(0, Math.min(ms, left)));
    },
    wasShortened: () => shortened,
    clear,
  };
}

function outOfTime(): DOMException {
  return new DOMException('out of time', 'TimeoutError');
}
