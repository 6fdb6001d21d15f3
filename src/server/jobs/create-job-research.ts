import { invalidInput } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import type { Executor } from '../storage/database.ts';
import { findJob } from './jobs.store.ts';
import type { JobRow } from './jobs.store.ts';

/**
 * The job whose research shall be used again, if any. The user has to be locked, so that it is not deleted meanwhile.
 *
 * @throws invalid_input when it is not the user's own, or has not been researched to the end.
 */
export async function researchToUse(
  tx: Executor,
  userId: string,
  id: string | null | undefined,
): Promise<JobRow | undefined> {
  if (id === null || id === undefined) return undefined;
  const earlier = isId(id) ? await findJob(tx, userId, id) : undefined;
  if (!earlier)
    throw refused(
      'The project whose research was to be used was deleted. Choose “Search the web again instead” and start again.',
    );
  if (earlier.status === 'researching') {
    throw refused('The research of that project is not finished yet. Please wait until it is.');
  }
  // It may hold what it took over itself and has not added to.
  if (earlier.failedStage === 'researching') throw refused('That project ended before its research was finished.');
  return earlier;
}

function refused(message: string) {
  return invalidInput(message, [{ path: 'research_from', message }]);
}
