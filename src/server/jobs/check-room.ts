import { checkStorage } from '../limits/check-storage.ts';
import { payerOf } from '../limits/payer.ts';
import { DomainError } from '../platform/errors.ts';
import type { Executor } from '../storage/database.ts';
import type { JobContext } from './job-context.ts';
import { countKept } from './jobs.store.ts';

/**
 * Asked before work is started or an edit saved.
 *
 * @param asked.more bytes that are about to be stored, as far as they are known.
 * @throws conflict when the user's storage is full.
 */
export async function checkRoom(
  { limits }: Pick<JobContext, 'limits'>,
  db: Executor,
  { userId, more = 0 }: { readonly userId: string; readonly more?: number },
): Promise<void> {
  await checkStorage(db, { payer: payerOf({ userId }), limit: limits.storageBytes, more });
}

/**
 * Asked before a project is started.
 *
 * @throws conflict when the user keeps as many as allowed.
 */
export async function checkProjectsKept(
  { limits: { projectsKept } }: Pick<JobContext, 'limits'>,
  db: Executor,
  userId: string,
): Promise<void> {
  if (projectsKept === null || (await countKept(db, userId, projectsKept)) < projectsKept) return;
  throw new DomainError(
    'conflict',
    `You keep ${projectsKept.toLocaleString('en')} projects, which is the most that you may keep. Delete projects that you no longer need, then try again.`,
    { limit: 'PROJECTS_PER_USER' },
  );
}
