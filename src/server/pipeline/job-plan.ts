import type { JobWriter } from '../../core/contracts/job.ts';
import { lockClaimed } from '../jobs/job-lifecycle.ts';
import { updateJob } from '../jobs/jobs.store.ts';
import type { JobRow } from '../jobs/jobs.store.ts';
import { listOutputHeads } from '../jobs/outputs.store.ts';
import type { OutputHead } from '../jobs/outputs.store.ts';
import { objectionsTo } from '../research/ledger/objections.ts';
import { dropPaidAnswers } from '../usage/paid-answers.store.ts';
import { isSamePiece } from '../writing/plan-anew.ts';
import { findPlan, savePlan } from '../writing/plans.store.ts';
import { GaveUp, NoAngleLeft, RetryLater } from '../writing/writer.ts';
import type { Assignment, Objection, PieceRef, Plan, PlannedPiece, Writer } from '../writing/writer.ts';
import { inTurn } from './in-turn.ts';
import type { PipelineContext, StepRun } from './step.ts';
import { takenAngles } from './taken-angles.ts';
import { goOnWithout } from './unplanned-pieces.ts';

interface Work {
  readonly assignment: Assignment;
  readonly pieces: readonly OutputHead[];
}

interface WorkOfWriter extends Work {
  readonly writer: Writer;
}

/** What one writer is to write, and from which plan. */
export interface PlannedWork {
  readonly writer: Writer;
  readonly plan: Plan;
  /** Without those that no plan could be made for: they are settled, or wait for their next try. */
  readonly pieces: readonly OutputHead[];
}

/** Who writes the piece: the job's writer, unless another one was chosen for it alone. */
export const writerOf = (job: Pick<JobRow, 'writer'>, piece: Pick<OutputHead, 'redoWriter'>): JobWriter =>
  piece.redoWriter ?? job.writer;

/**
 * The plans of all whose pieces these are, made for pieces that have none yet and saved before anything is written from
 * them. Undefined when the run is over: the job waits for the model, or has ended.
 */
export async function planFor(
  context: PipelineContext,
  run: StepRun,
  { assignment, pieces }: Work,
): Promise<PlannedWork[] | undefined> {
  const ofWriters = new Map<Writer, OutputHead[]>();
  for (const piece of pieces) {
    const writer = context.writers[writerOf(run.job, piece)];
    ofWriters.set(writer, [...(ofWriters.get(writer) ?? []), piece]);
  }
  const planned: PlannedWork[] = [];
  for (const [writer, own] of ofWriters) {
    const work = await planOfWriter(context, run, { assignment, writer, pieces: own });
    if (!work) return undefined;
    planned.push(work);
  }
  return planned;
}

async function planOfWriter(
  context: PipelineContext,
  run: StepRun,
  work: WorkOfWriter,
): Promise<PlannedWork | undefined> {
  const { writer, pieces } = work;
  const before = await findPlan(context.jobs.database.db, run.job.id, writer.id);
  const missing = pieces.filter((piece) => !plannedPiece(before, piece));
  if (missing.length === 0) return { writer, plan: before ?? { messages: [], pieces: [] }, pieces };
  try {
    const plan = await planMissing(context, run, { ...work, before, missing });
    // The tries that their plan has taken are none of the text's.
    return { writer, plan, pieces: pieces.map((piece) => (missing.includes(piece) ? { ...piece, tries: 0 } : piece)) };
  } catch (error) {
    if (run.startSignal.aborted || !(error instanceof RetryLater || error instanceof GaveUp)) throw error;
    const unplanned =
      error instanceof NoAngleLeft
        ? missing.filter((piece) => error.pieces.some((one) => isSamePiece(one, piece)))
        : missing;
    if (unplanned.length === 0) throw new Error('A plan lacks an angle for a piece that it was not asked for');
    if (!(await goOnWithout(context, run, { pieces: unplanned, error }))) return undefined;
    return await planOfWriter(context, run, { ...work, pieces: pieces.filter((piece) => !unplanned.includes(piece)) });
  }
}

async function planMissing(
  context: PipelineContext,
  run: StepRun,
  work: WorkOfWriter & { before: Plan | undefined; missing: readonly OutputHead[] },
): Promise<Plan> {
  const { jobs } = context;
  const { job, meters, signal } = run;
  const { assignment, writer, before, missing } = work;
  const { db } = jobs.database;
  const refs = missing.map(({ format, variant }) => ({ format, variant }));
  const standing = takenAngles(before, { all: await listOutputHeads(db, job.id), missing });
  const added = await inTurn(context, run, () =>
    writer.plan(assignment, refs, { mode: job.mode, signal, meter: meters.whole, standing }),
  );
  return await jobs.database.transaction(async (tx) => {
    const claimed = await lockClaimed(tx, job, job.status);
    // Pieces can have been retired from it while this was planned.
    const present = await findPlan(tx, job.id, writer.id);
    const plan: Plan = present ? joined(present, added) : added;
    if (!claimed) return plan;
    await savePlan(tx, job.id, { plan, by: writer.id, at: jobs.clock.now() });
    await dropPaidAnswers(tx, job.id, null);
    const known = new Set(claimed.claims.map(({ id }) => id));
    const claims = [...claimed.claims, ...(added.claims ?? []).filter(({ id }) => !known.has(id))];
    // What speaks against the opinion is looked for with the page.
    const isKnown = present !== undefined && present.page === plan.page;
    const objections = isKnown ? claimed.objections : objectionsOf(added, assignment, claimed.objections);
    await updateJob(tx, job.id, { objections, claims });
    return plan;
  });
}

/** The plan with further pieces, and with the page that came with them where it has none: older plans were made without. */
function joined(present: Plan, added: Plan): Plan {
  const pieces = [...present.pieces, ...added.pieces];
  return added.page && !present.page ? { ...present, page: added.page, pieces } : { ...present, pieces };
}

/** Those that another writer noticed before, that this one notices, and that show without one; each once. */
function objectionsOf(plan: Plan, { points, ledger }: Assignment, known: readonly Objection[]): Objection[] {
  const all = [...known, ...(plan.objections ?? []), ...objectionsTo(points, ledger)];
  return [...new Map(all.map((one) => [`${one.pointId}/${one.claimId}`, one])).values()];
}

export function plannedPiece(plan: Plan | undefined, piece: PieceRef): PlannedPiece | undefined {
  return plan?.pieces.find((one) => isSamePiece(one, piece));
}
