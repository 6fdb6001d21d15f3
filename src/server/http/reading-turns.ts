import { createFairTurns } from '../limits/fair-turns.ts';
import type { FairTurns } from '../limits/fair-turns.ts';

const LINE = {
  atOncePerPayer: 2,
  waiting: 200,
  waitingPerPayer: 20,
  tooMany: 'Too many of your links and files are being read already. Please wait until they are finished.',
  allBusy: 'Too many links and files are being read right now. Please try again in a moment.',
  retryAfter: 10,
};

/** Bounds what is read of users' links and files at once. */
export const createReadingTurns = (): FairTurns => createFairTurns({ ...LINE, atOnce: 16 });

/**
 * Bounds the files that a user sends at once; who waits has sent headers alone. A slow sender keeps no place of others: all
 * together have the memory for bodies.
 */
export const createReceivingTurns = (): FairTurns => createFairTurns({ ...LINE, atOnce: 200 });
