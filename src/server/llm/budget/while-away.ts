import { setTimeout as sleep } from 'node:timers/promises';
import { isDiskFull, isUnavailable } from '../../storage/database-error.ts';

/**
 * Does `work` again while the database is away, after each of these pauses in ms; then fails as it does, and at once when
 * its disk is full, which lasts longer. A pause keeps no process alive.
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
      if (!isUnavailable(error) || isDiskFull(error)) throw error;
      await pause(ms, signal);
    }
  }
  return await work();
}

/** How long what must be kept waits between tries while the disk is full. */
const FULL_PAUSE_MS = 300;

/** As `whileAway`, and for as long as the disk is full: for what must not get lost. */
export async function untilKept<Result>(
  work: () => Promise<Result>,
  pauses: readonly number[],
  signal?: AbortSignal,
): Promise<Result> {
  for (;;) {
    try {
      return await whileAway(work, pauses, signal);
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      await pause(FULL_PAUSE_MS, signal);
    }
  }
}

/** Throws the signal's reason when it aborts meanwhile. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { ref: false, ...(signal ? { signal } : {}) }).catch(() => signal?.throwIfAborted());
}
