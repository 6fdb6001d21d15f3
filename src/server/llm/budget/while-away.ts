import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from '../../storage/database-error.ts';

/**
 * Does `work` again while the database is away, after each of these pauses in ms; then fails as it does. A pause keeps no
 * process alive.
 */
export async function whileAway<Result>(
  work: () => Promise<Result>,
  pauses: readonly number[],
  signal?: AbortSignal,
): Promise<Result> {
  for (const ms of pauses) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      await pause(ms, signal);
    }
  }
  return await work();
}

/** Throws the signal's reason when it aborts meanwhile. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { ref: false, ...(signal ? { signal } : {}) }).catch(() => signal?.throwIfAborted());
}
