/** Runs at most `max` pieces of work at a time, in the order of asking. */
export type Limiter = <Result>(signal: AbortSignal, work: () => Promise<Result>) => Promise<Result>;

export function createLimiter(max: number): Limiter {
  let free = max;
  const waiting = new Set<() => void>();

  const release = () => {
    const [next] = waiting;
    if (!next) free += 1;
    else {
      waiting.delete(next);
      next();
    }
  };

  // Who aborts while waiting leaves the line, so that its place is never given to nobody.
  const enterInTurn = (signal: AbortSignal) =>
    new Promise<'entered' | 'left'>((resolve) => {
      if (free > 0) {
        free -= 1;
        resolve('entered');
        return;
      }
      const leave = () => {
        waiting.delete(enter);
        resolve('left');
      };
      const enter = () => {
        signal.removeEventListener('abort', leave);
        resolve('entered');
      };
      signal.addEventListener('abort', leave, { once: true });
      waiting.add(enter);
    });

  return async (signal, work) => {
    signal.throwIfAborted();
    if ((await enterInTurn(signal)) === 'left') signal.throwIfAborted();
    try {
      return await work();
    } finally {
      release();
    }
  };
}
