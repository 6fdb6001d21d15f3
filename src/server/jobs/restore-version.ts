import type { Principal } from '../auth/principal.ts';
import { notFound } from '../platform/errors.ts';
import { ownedOutput, tagged } from './get-output.ts';
import type { TaggedOutput } from './get-output.ts';
import type { JobContext } from './job-context.ts';
import { judgedJob } from './judged-job.ts';
import { lockOutput, updateOutput } from './outputs.store.ts';
import { refuseEdit } from './refuse-edit.ts';
import { findVersion, keepVersion } from './versions.store.ts';

/**
 * Puts an earlier text back with all that belongs to it, judged as it would be now. The text that stood becomes a version
 * in turn, and the version that stands again is none any more: nothing is lost by looking at another one, however often.
 *
 * @throws stale_edit when `ifMatch` names an older text than the one that stands.
 */
export async function restoreVersion(
  context: JobContext,
  principal: Principal,
  request: { id: string; number: number; ifMatch?: string | undefined },
): Promise<TaggedOutput> {
  const { row: found, job } = await ownedOutput(context, principal, request.id);
  const version = await findVersion(context.database.db, found.id, request.number);
  if (!version) throw notFound('Version');
  refuseEdit(found, request.ifMatch);
  // Before the row is held: what the job may draw on can take long to read.
  const { checks, measures } = await context.judge.report(judgedJob(context, job), {
    ...version,
    format: found.format,
  });
  const { outputId: _outputId, userId: _userId, number: _number, replacedAt: _replacedAt, ...text } = version;
  const saved = await context.database.transaction(async (tx) => {
    const row = await lockOutput(tx, principal.userId, found.id);
    if (!row) throw notFound('Piece');
    refuseEdit(row, request.ifMatch);
    const at = context.clock.now();
    const isNew = row.content !== text.content;
    if (isNew) await keepVersion(tx, row, { at, standsAgain: request.number });
    return await updateOutput(tx, row.id, {
      ...text,
      checks,
      measures,
      status: 'completed',
      errorMessage: null,
      redoError: null,
      revision: row.revision + (isNew ? 1 : 0),
      updatedAt: at,
    });
  });
  return await tagged(context, job, saved);
}
