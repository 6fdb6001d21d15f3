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
  const most = `${(limit / MEGABYTE).toLocaleString('en')} MB`;
  const message =
    bytes < limit
      ? `There is no room for this text: your storage holds ${most}, and ${megabytes(limit - bytes)} are left.`
      : `Your storage of ${most} is full.`;
  throw new DomainError(
    'conflict',
    `${message} Delete projects or kept material that you no longer need, then try again.`,
    {
      limit: 'STORAGE_PER_USER',
    },
  );
}

const megabytes = (bytes: number): string => `${(Math.floor(bytes / 10_000) / 100).toLocaleString('en')} MB`;
