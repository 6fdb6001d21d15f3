import { setTimeout as pause } from 'node:timers/promises';
import { isUnavailable } from '../storage/database-error.ts';

const PAUSES_MS = [500, 2_000, 5_000];

/** What is finished has cost money: it is not given up because the database is away for some seconds. */
export async function keepTrying<T>(save: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await save();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      await pause(pauseMs, undefined, { signal });
    }
  }
  return await save();
}
