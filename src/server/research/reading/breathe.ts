import { setImmediate } from 'node:timers/promises';

/** Long work on the only thread gives way at least this often. */
const SLICE_MS = 15;

/** A function to call between small pieces of work: lets others run once a slice is used up, and ends when aborted. */
export function createBreather(signal: AbortSignal): () => Promise<void> {
  let since = performance.now();
  return async () => {
    signal.throwIfAborted();
    if (performance.now() - since < SLICE_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
