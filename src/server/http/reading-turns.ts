import { createFairTurns } from '../limits/fair-turns.ts';
import type { FairTurns } from '../limits/fair-turns.ts';

/**
 * Bounds what is read of users' links and files at once. Who waits has sent headers alone, so waiting costs a socket; a
 * file is up to 10 MB in memory from the moment that it is received until it is read, so all are 80 MB at the most.
 */
export function createReadingTurns(): FairTurns {
  return createFairTurns({
    atOnce: 8,
    atOncePerPayer: 2,
    waiting: 200,
    waitingPerPayer: 20,
    tooMany: 'Too many of your links and files are being read already. Please wait until they are finished.',
    allBusy: 'Too many links and files are being read right now. Please try again in a moment.',
    retryAfter: 10,
  });
}
