/** Work that several wait for and that is done once. */
export interface SharedWork<Result> {
  /** Whether everybody left before it was done, so that it was ended; it cannot be joined any more. */
  readonly abandoned: boolean;
  /** The result, or the signal's reason when this one stops waiting. */
  join(signal: AbortSignal): Promise<Result>;
}

/** Starts at once, and ends when nobody waits for it any more. */
export function shareWork<Result>(start: (signal: AbortSignal) => Promise<Result>): SharedWork<Result> {
  const controller = new AbortController();
  let waiting = 0;
  let settled = false;
  const result = start(controller.signal).finally(() => {
    settled = true;
  });
  // Each who joins hears of a failure; that nobody did is none.
  result.catch(() => {});
  return {
    get abandoned() {
      return controller.signal.aborted;
    },
    async join(signal) {
      signal.throwIfAborted();
      waiting += 1;
      try {
        return await until(signal, result);
      } finally {
        waiting -= 1;
        if (waiting === 0 && !settled) controller.abort();
      }
    },
  };
}

/** What `result` brings, or the signal's reason as soon as it aborts, whatever the work does then. */
export function until<Result>(signal: AbortSignal, result: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason instanceof Error ? signal.reason : new Error('no longer wanted'));
    signal.addEventListener('abort', leave, { once: true });
    result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
