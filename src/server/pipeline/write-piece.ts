import { withoutOutlineLabel } from '../../core/formats/layout/outline-label.ts';
import type { DraftReason } from '../../core/contracts/live.ts';
import { findFormat } from '../../core/formats/registry.ts';
import { cleanText, countCharacters } from '../../core/rules/text.ts';
import { lockClaimed } from '../jobs/job-lifecycle.ts';
import { reportColumns } from '../jobs/judge-outputs.ts';
import { markWriting } from '../jobs/outputs.store.ts';
import type { NewOutput, OutputHead } from '../jobs/outputs.store.ts';
import { announceState } from '../live/announce.store.ts';
import type { LiveRun } from '../live/live-texts.ts';
import { OutsideTransactionError } from '../storage/guard.ts';
import { isUnavailable } from '../storage/database-error.ts';
import { prepareReportContext } from '../writing/tracing/report-context.ts';
import { GaveUp, RetryLater } from '../writing/writer.ts';
import type { Assignment, Plan } from '../writing/writer.ts';
import { plannedPiece } from './job-plan.ts';
import type { PlannedWork } from './job-plan.ts';
import { keepTrying } from './keep-trying.ts';
import { isWorthWaiting } from './model-trouble.ts';
import { endedWithout, saveFinished, saveIfCurrent } from './save-piece.ts';
import type { PipelineContext, StepRun } from './step.ts';

const FAULT = 'Something went wrong on our side while this piece was written.';

/**
 * Says of all these pieces that they are being written, at once: a transaction each would hold up the first call to the
 * model by the last one's. False when this run is outdated.
 */
export async function beginPieces(
  { jobs }: PipelineContext,
  { job }: StepRun,
  { plan, pieces }: PlannedWork,
): Promise<boolean> {
  const begun = pieces.map((piece) => ({ id: piece.id, angle: plannedPiece(plan, piece)?.angle || null }));
  return await jobs.database.transaction(async (tx) => {
    if (!(await lockClaimed(tx, job, 'generating_formats'))) return false;
    await markWriting(tx, begun, jobs.clock.now());
    await announceState(tx, job.id);
    return true;
  });
}

/** Writes one piece and settles it: written, given up with its reason, or waiting for its next try. */
export async function writePiece(
  context: PipelineContext,
  run: StepRun,
  work: { assignment: Assignment; plan: Plan; piece: OutputHead; live: LiveRun },
): Promise<void> {
  const { piece, plan, live } = work;
  const planned = plannedPiece(plan, piece) ?? {
    format: piece.format,
    variant: piece.variant,
    angle: '',
    claimIds: [],
  };
  const save = (change: Partial<NewOutput>) => saveIfCurrent(context, run, { id: piece.id, change });
  try {
    const writer = context.writers[run.job.writer];
    const { text, citations, flags, stance, model } = await writer.write(work.assignment, plan, planned, {
      signal: run.signal,
      meter: run.meters.piece(piece.id),
      draft: live.listen(piece.id, reasonFor(piece)),
    });
    run.signal.throwIfAborted();
    const content = cleanText(text).trim();
    if (!content) throw new GaveUp('The writer came back without a text.');
    const reportContext = await prepareReportContext(work.assignment);
    const finished = {
      content,
      angle: planned.angle || null,
      ...reportColumns(content, piece.format, { ...reportContext, stance: stance.map(({ sentence }) => sentence) }),
      language: reportContext.language,
      layoutVersion: findFormat(piece.format)?.layoutVersion ?? 1,
      characters: countCharacters(withoutOutlineLabel(content)),
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
  const tries = piece.tries + 1;
  if (error instanceof RetryLater || error instanceof GaveUp) {
    if (isWorthWaiting(error, tries)) {
      const nextTryAt = new Date(jobs.clock.now().getTime() + error.retryAfterMs);
      return { status: 'pending', tries, nextTryAt, errorMessage: error.reason };
    }
    return { ...endedWithout(piece, error.reason), tries };
  }
  jobs.logger.error({ err: error, output: piece.id }, 'a piece could not be written');
  return { ...endedWithout(piece, FAULT), tries };
}
