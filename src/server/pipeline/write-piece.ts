import type { DraftReason } from '../../core/contracts/live.ts';
import { findFormat } from '../../core/formats/registry.ts';
import { cleanText } from '../../core/rules/text.ts';
import { lockClaimed } from '../jobs/job-lifecycle.ts';
import { updateJob } from '../jobs/jobs.store.ts';
import { judgedJob } from '../jobs/judged-job.ts';
import { listOutputHeads, markWriting } from '../jobs/outputs.store.ts';
import type { NewOutput, OutputHead } from '../jobs/outputs.store.ts';
import { announceState } from '../live/announce.store.ts';
import type { LiveRun } from '../live/live-texts.ts';
import { OutsideTransactionError } from '../storage/guard.ts';
import { isUnavailable } from '../storage/database-error.ts';
import { GaveUp, RetryLater } from '../writing/writer.ts';
import type { Assignment, Plan, Writer } from '../writing/writer.ts';
import { plannedPiece } from './job-plan.ts';
import type { PlannedWork } from './job-plan.ts';
import { keepTrying } from './keep-trying.ts';
import { waitOf } from './model-trouble.ts';
import { afterTry, endedWithout, saveFinished, saveIfCurrent } from './save-piece.ts';
import type { PipelineContext, StepRun } from './step.ts';

const FAULT = 'Something went wrong on our side while this piece was written.';

/**
 * Says of all these pieces that they are being written, at once: a transaction each would hold up the first call to the
 * model by the last one's. False when this run is outdated.
 */
export async function beginPieces(
  { jobs }: PipelineContext,
  { job }: StepRun,
  planned: readonly PlannedWork[],
): Promise<boolean> {
  const begun = planned.flatMap(({ plan, pieces }) =>
    pieces.map((piece) => ({ id: piece.id, angle: plannedPiece(plan, piece)?.angle || null })),
  );
  return await jobs.database.transaction(async (tx) => {
    if (!(await lockClaimed(tx, job, 'generating_formats'))) return false;
    const now = jobs.clock.now();
    await markWriting(tx, begun, now);
    // What some of them have waited for is over, though others may wait on.
    await updateJob(tx, job.id, { wait: waitOf(await listOutputHeads(tx, job.id), now) });
    await announceState(tx, job.id);
    return true;
  });
}

/** Writes one piece and settles it: written, given up with its reason, or waiting for its next try. */
export async function writePiece(
  context: PipelineContext,
  run: StepRun,
  work: { assignment: Assignment; writer: Writer; plan: Plan; piece: OutputHead; live: LiveRun },
): Promise<void> {
  const { writer, piece, plan, live } = work;
  const planned = plannedPiece(plan, piece) ?? {
    format: piece.format,
    variant: piece.variant,
    angle: '',
    claimIds: [],
  };
  const save = (change: Partial<NewOutput>) => saveIfCurrent(context, run, { id: piece.id, change });
  try {
    const { text, citations, flags, stance, model } = await writer.write(work.assignment, plan, planned, {
      signal: run.signal,
      meter: run.meters.piece(piece.id),
      draft: live.listen(piece.id, reasonFor(piece)),
    });
    run.signal.throwIfAborted();
    const content = cleanText(text).trim();
    if (!content) throw new GaveUp('The writer came back without a text.');
    const job = { ...judgedJob(context.jobs, run.job), assignment: async () => work.assignment };
    const report = await context.jobs.judge.report(job, { content, format: piece.format, stance });
    const finished = {
      content,
      angle: planned.angle || null,
      ...report,
      layoutVersion: findFormat(piece.format)?.layoutVersion ?? 1,
      citations: [...citations],
      flags: [...flags],
      stance: [...stance],
      writtenBy: model ?? 'builtin',
    };
    await live.finish(piece.id);
    await keepTrying(() => saveFinished(context, run, { piece, text: finished }), run.signal);
  } catch (error) {
    if (run.signal.aborted || isUnavailable(error) || error instanceof OutsideTransactionError) throw error;
    await live.finish(piece.id);
    await save(afterFailure(context, piece, error));
  }
}

/** Why its next draft begins. */
function reasonFor({ redo, tries }: OutputHead): DraftReason {
  if (redo) return 'redo';
  return tries > 0 ? 'retry' : 'first';
}

/** What becomes of a piece whose try has failed. */
function afterFailure({ jobs }: PipelineContext, piece: OutputHead, error: unknown): Partial<NewOutput> {
  if (error instanceof RetryLater || error instanceof GaveUp) return afterTry(piece, error, jobs.clock.now());
  jobs.logger.error({ err: error, output: piece.id }, 'a piece could not be written');
  return { ...endedWithout(piece, FAULT), tries: piece.tries + 1 };
}
