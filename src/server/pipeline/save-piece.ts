import type { Claim } from '../../core/contracts/research.ts';
import { lockClaimed } from '../jobs/job-lifecycle.ts';
import { updateJob } from '../jobs/jobs.store.ts';
import { listOutputHeads, updateOutput } from '../jobs/outputs.store.ts';
import type { NewOutput, OutputHead } from '../jobs/outputs.store.ts';
import { saveText } from '../jobs/save-text.ts';
import type { TextOfPiece } from '../jobs/versions.store.ts';
import { announceState } from '../live/announce.store.ts';
import { dropPaidAnswers } from '../usage/paid-answers.store.ts';
import type { GaveUp, RetryLater } from '../writing/writer.ts';
import { isWorthWaiting, waitOf } from './model-trouble.ts';
import type { PipelineContext, StepRun } from './step.ts';

/** Saves the text of a piece as long as this run's claim is the newest. */
export async function saveFinished(
  { jobs }: PipelineContext,
  { job }: StepRun,
  { piece, text, claims }: { piece: OutputHead; text: Omit<TextOfPiece, 'edited'>; claims: readonly Claim[] },
): Promise<void> {
  await jobs.database.transaction(async (tx) => {
    const claimed = await lockClaimed(tx, job, 'generating_formats');
    if (!claimed) return;
    const known = new Set(claimed.claims.map(({ id }) => id));
    const added = claims.filter(({ id }) => !known.has(id));
    if (added.length > 0) await updateJob(tx, job.id, { claims: [...claimed.claims, ...added] });
    await saveText(tx, piece, { text, at: jobs.clock.now() });
    await dropPaidAnswers(tx, job.id, piece.id);
    await announceState(tx, job.id);
  });
}

/** Saves what became of a piece without a text as long as this run's claim is the newest. */
export async function saveIfCurrent(
  { jobs }: PipelineContext,
  { job }: StepRun,
  write: { id: string; change: Partial<NewOutput> },
): Promise<void> {
  await jobs.database.transaction(async (tx) => {
    const claimed = await lockClaimed(tx, job, job.status);
    if (!claimed) return;
    const now = jobs.clock.now();
    await updateOutput(tx, write.id, { ...write.change, updatedAt: now });
    if (write.change.status !== 'pending') await dropPaidAnswers(tx, job.id, write.id);
    await updateJob(tx, job.id, { wait: waitOf(await listOutputHeads(tx, job.id), now) });
    await announceState(tx, job.id);
  });
}

/** A piece that is given up; one that was to be written once more has its earlier text. */
export function endedWithout({ hasText }: OutputHead, reason: string): Partial<NewOutput> {
  const ended = { redo: null, redoWriter: null, nextTryAt: null };
  return hasText
    ? { ...ended, status: 'completed', errorMessage: null, redoError: reason }
    : { ...ended, status: 'failed', errorMessage: reason };
}

/** What becomes of a piece that the model has sent away: another try, or none any more. */
export function afterTry(piece: OutputHead, error: RetryLater | GaveUp, now: Date): Partial<NewOutput> {
  const tries = piece.tries + 1;
  if (!isWorthWaiting(error, tries)) return { ...endedWithout(piece, error.reason), tries };
  const nextTryAt = new Date(now.getTime() + error.retryAfterMs);
  return { status: 'pending', tries, nextTryAt, errorMessage: error.reason };
}
