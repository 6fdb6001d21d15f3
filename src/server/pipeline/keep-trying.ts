import { untilKept } from '../llm/budget/while-away.ts';

const PAUSES_MS = [500, 2_000, 5_000];

/** Saves finished work. It has cost money, so it waits for a database that is away for some seconds or has a full disk. */
export const keepTrying = <T>(save: () => Promise<T>, signal: AbortSignal): Promise<T> =>
  untilKept(save, PAUSES_MS, signal);
