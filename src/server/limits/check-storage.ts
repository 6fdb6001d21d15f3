import { DomainError } from '../platform/errors.ts';
import type { Executor } from '../storage/database.ts';
import { MEGABYTE } from './megabyte.ts';
import type { Payer } from './payer.ts';
import { foldStored, sumStored } from './storage-changes.store.ts';

/** More rows than that are replaced by their sum. */
const MANY_CHANGES = 200;

/**
 * Asked before anything new is started or saved. What runs already is never refused its room, so that no finished piece is
 * lost; it may go over the limit.
 *
 * @param request.limit in bytes; null is no limit.
 * @param request.more bytes that are about to be stored, as far as they are known.
 * @throws conflict when the payer's storage is full: as with other things that are kept, room is made by deleting some.
 */
export async function checkStorage(
  db: Executor,
  { payer, limit, more }: { readonly payer: Payer; readonly limit: number | null; readonly more: number },
): Promise<void> {
  const { bytes, changes } = await sumStored(db, payer);
  if (changes > MANY_CHANGES) await foldStored(db, payer);
  if (limit === null || (bytes < limit && bytes + more <= limit)) return;
  const most =
    limit < 1000 * MEGABYTE ? megabytes(limit / MEGABYTE) : `${(limit / MEGABYTE / 1000).toLocaleString('en')} GB`;
  const message =
    bytes < limit
      ? `This text needs ${needed(more)}, but only ${free(limit - bytes)} of your ${most} is free.`
      : `Your storage of ${most} is full.`;
  throw new DomainError(
    'conflict',
    `${message} Delete projects or kept material that you no longer need, then try again.`,
    {
      limit: 'STORAGE_PER_USER',
    },
  );
}

/** The smallest part of a megabyte that is said. */
const STEP = MEGABYTE / 100;

const megabytes = (amount: number): string => `${amount.toLocaleString('en')} MB`;

/** Rounded up, and what is free down, so that the two never look as if the text would fit. */
const needed = (bytes: number): string => megabytes(Math.ceil(bytes / STEP) / 100);

const free = (bytes: number): string =>
  bytes < STEP ? `less than ${megabytes(0.01)}` : megabytes(Math.floor(bytes / STEP) / 100);
