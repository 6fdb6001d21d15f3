import { outputEdit } from '../../core/contracts/output.ts';
import type { Principal } from '../auth/principal.ts';
import { DomainError, notFound } from '../platform/errors.ts';
import { parseInput } from '../platform/parse-input.ts';
import { checkRoom } from './check-room.ts';
import { ownedOutput, tagged } from './get-output.ts';
import type { TaggedOutput } from './get-output.ts';
import type { JobContext } from './job-context.ts';
import type { JobRow } from './jobs.store.ts';
import { judgedJob } from './judged-job.ts';
import { lockOutput, updateOutput } from './outputs.store.ts';
import type { OutputRow } from './outputs.store.ts';
import { isBeingWritten, refuseEdit } from './refuse-edit.ts';
import { keepVersion } from './versions.store.ts';

const MOST_TRIES = 5;
const BUSY = 'This text is being changed from several places at once. Please try again in a moment.';

/**
 * Saves an edit of a piece, and what the text is worth now. A person's figures are judged as a writer's are: nothing is
 * refused or rewritten for them, the report says what nothing stands behind. The first edit of a writer's text makes that one a
 * version.
 *
 * @throws stale_edit when `ifMatch` names an older text than the current one.
 */
export async function editOutput(
  context: JobContext,
  principal: Principal,
  request: { id: string; body: unknown; ifMatch?: string | undefined },
): Promise<TaggedOutput> {
  for (let tried = 0; tried < MOST_TRIES; tried += 1) {
    const { row, job } = await ownedOutput(context, principal, request.id);
    const { content } = parseInput(outputEdit, request.body);
    refuseEdit(row, request.ifMatch);
    const saved = await saveEdit(context, { row, job, content });
    if (saved) return await tagged(context, job, saved);
  }
  throw new DomainError('unavailable', BUSY, { retryAfter: 1 });
}

/** Null when the text has changed since it was read: citations and flags of the old text say nothing about the new one. */
async function saveEdit(
  context: JobContext,
  { row: found, job, content }: { row: OutputRow; job: JobRow; content: string },
): Promise<OutputRow | null> {
  const more = bytesOfEdit(found, content);
  // A shorter text is always saved.
  if (more > 0) await checkRoom(context, context.database.db, { userId: found.userId, more });
  // Before the row is held: what the job may draw on can take long to read.
  const { format, stance, grounds, citations, flags } = found;
  const text = { content, format, stance, grounds, citations, flags };
  const report = await context.judge.edit(judgedJob(context, job), text);
  return await context.database.transaction(async (tx) => {
    const row = await lockOutput(tx, found.userId, found.id);
    if (!row) throw notFound('Piece');
    if (row.revision !== found.revision || isBeingWritten(row)) return null;
    const at = context.clock.now();
    // A writer's own text can always be taken back; what a person's own hand changes further is saved as it is typed.
    if (becomesVersion(row, content)) await keepVersion(tx, row, { at });
    return await updateOutput(tx, row.id, {
      content,
      ...report,
      // A failed piece that somebody wrote by hand is written.
      status: 'completed',
      errorMessage: null,
      redoError: null,
      edited: row.content === content ? row.edited : true,
      revision: row.revision + 1,
      updatedAt: at,
    });
  });
}

const becomesVersion = (row: OutputRow, content: string): boolean => row.edited !== true && row.content !== content;

function bytesOfEdit(row: OutputRow, content: string): number {
  const before = becomesVersion(row, content) ? 0 : Buffer.byteLength(row.content ?? '');
  return Buffer.byteLength(content) - before;
}
