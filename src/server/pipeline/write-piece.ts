import type { DraftReason } from '../../core/contracts/live.ts';
import { findFormat } from '../../core/formats/registry.ts';
import { cleanText, countCharacters } from '../../core/rules/text.ts';
import { judgedJob } from '../jobs/judged-job.ts';
import type { PieceText, TextReport } from '../judging/judge.ts';
import type { NewOutput, OutputHead } from '../jobs/outputs.store.ts';
import type { LiveRun } from '../live/live-texts.ts';
import { OutsideTransactionError } from '../storage/guard.ts';
import { isUnavailable } from '../storage/database-error.ts';
import { GaveUp, RetryLater } from '../writing/writer.ts';
import type { Assignment, DraftListener, Plan, SiblingTexts, Writer } from '../writing/writer.ts';
import type { BeginPiece } from './begin-pieces.ts';
import { plannedPiece } from './job-plan.ts';
import { keepTrying } from './keep-trying.ts';
import { afterTry, endedWithout, saveFinished, saveIfCurrent } from './save-piece.ts';
import type { PipelineContext, StepRun } from './step.ts';
import { MAX_TRIES } from './tries.ts';

const FAULT = 'Something went wrong on our side while this piece was written.';

export interface PieceWork {
  readonly assignment: Assignment;
  readonly writer: Writer;
  readonly plan: Plan;
  readonly piece: OutputHead;
  readonly live: LiveRun;
  readonly begins: BeginPiece;
  readonly siblings: SiblingTexts;
}

/** Writes one piece and settles it: written, given up with its reason, or waiting for its next try. */
export async function writePiece(context: PipelineContext, run: StepRun, work: PieceWork): Promise<void> {
  const { writer, piece, plan, live } = work;
  const planned = plannedPiece(plan, piece) ?? {
    format: piece.format,
    variant: piece.variant,
    angle: '',
    claimIds: [],
  };
  // Until its first draft begins a piece waits for the model, and is shown as waiting.
  let marked: Promise<void> | undefined;
  const begun = () => (marked ??= work.begins({ id: piece.id, angle: planned.angle || null }));
  if (writer.id === 'builtin') await begun();
  const told = live.listen(piece.id, reasonFor(piece));
  const draft: DraftListener = {
    begin(reason) {
      void begun();
      told.begin(reason);
    },
    add: (words) => told.add(words),
  };
  const save = (change: Partial<NewOutput>) => saveIfCurrent(context, run, { id: piece.id, change });
  try {
    const { text, outlineSources, citations, claims, grounds, flags, stance, model } = await writer.write(
      work.assignment,
      plan,
      planned,
      {
        mode: run.job.mode,
        isLastTry: piece.tries + 1 >= MAX_TRIES,
        siblings: work.siblings,
        signal: run.signal,
        meter: run.meters.piece(piece.id),
        draft,
      },
    );
    // Else it could be marked after it was saved.
    await begun();
    run.signal.throwIfAborted();
    const content = cleanText(text).trim();
    if (!content) throw new GaveUp('The writer came back without a text.');
    const report = await judged(context, run, {
      assignment: work.assignment,
      content,
      format: piece.format,
      stance,
      grounds: grounds ?? [],
    });
    const finished = {
      content,
      outlineSources,
      angle: planned.angle || null,
      ...report,
      layoutVersion: findFormat(piece.format)?.layoutVersion ?? 1,
      citations: [...citations],
      flags: [...flags],
      stance: [...stance],
      grounds: [...(grounds ?? [])],
      writtenBy: model ?? 'builtin',
    };
    await live.finish(piece.id);
    await keepTrying(() => saveFinished(context, run, { piece, text: finished, claims: claims ?? [] }), run.signal);
  } catch (error) {
    if (isLeftToNextRun(run, error)) throw error;
    // Also where no draft began: the angle is kept, so that a new one is another.
    await Promise.all([begun(), live.finish(piece.id)]);
    await save(afterFailure(context, piece, error));
  }
}

/** Whether the next run should try the piece again: this run is over, or the database is away. */
function isLeftToNextRun({ signal, startSignal }: StepRun, error: unknown): boolean {
  const isOfPiece = error instanceof RetryLater || error instanceof GaveUp;
  // A process that stops makes no more calls; a call that was refused for that reason is no failure of the piece.
  if (signal.aborted || (startSignal.aborted && !isOfPiece)) return true;
  return isUnavailable(error) || error instanceof OutsideTransactionError;
}

/** What is written is kept, also where it cannot be judged now: the first read has it judged then. */
async function judged(
  { jobs }: PipelineContext,
  { job }: StepRun,
  { assignment, ...text }: PieceText & { readonly assignment: Assignment },
): Promise<TextReport> {
  try {
    return await jobs.judge.report({ ...judgedJob(jobs, job), assignment: async () => assignment }, text);
  } catch (error) {
    jobs.logger.warn({ err: error, job: job.id }, 'a piece could not be judged');
    return {
      checks: null,
      measures: null,
      language: assignment.language,
      characters: countCharacters(text.content),
    };
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
