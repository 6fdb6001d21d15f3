import { lockClaimed } from '../jobs/job-lifecycle.ts';
import { updateJob } from '../jobs/jobs.store.ts';
import { listOutputHeads } from '../jobs/outputs.store.ts';
import type { OutputHead } from '../jobs/outputs.store.ts';
import { objectionsTo } from '../research/ledger/objections.ts';
import { isSamePiece } from '../writing/plan-anew.ts';
import { findPlan, savePlan } from '../writing/plans.store.ts';
import { GaveUp, NoAngleLeft, RetryLater } from '../writing/writer.ts';
import type { Assignment, Objection, PieceRef, Plan, PlannedPiece } from '../writing/writer.ts';
import { endOrWait } from './model-trouble.ts';
import { endedWithout, saveIfCurrent } from './save-piece.ts';
import type { PipelineContext, StepRun } from './step.ts';
import { takenAngles } from './taken-angles.ts';

interface Work {
  readonly assignment: Assignment;
  readonly pieces: readonly OutputHead[];
}

/** What is to be written, and from which plan. */
export interface PlannedWork {
  readonly plan: Plan;
  /** Without those that no plan can be made for: they are settled. */
  readonly pieces: readonly OutputHead[];
}

/**
 * The job's plan, made for pieces that have none yet and saved before anything is written from it. Undefined when the
 * model gave none: the job then waits or has ended, and the run is over.
 */
export async function planFor(context: PipelineContext, run: StepRun, work: Work): Promise<PlannedWork | undefined> {
  try {
    return await planOrThrow(context, run, work);
  } catch (error) {
    if (run.signal.aborted || !(error instanceof RetryLater || error instanceof GaveUp)) throw error;
    await endOrWait(context, run, error);
    return undefined;
  }
}

/** As `planFor`, and what the job has to wait for or end with is thrown. A piece without another angle is given up alone. */
export async function planOrThrow(context: PipelineContext, run: StepRun, work: Work): Promise<PlannedWork> {
  try {
    return { plan: await planned(context, run, work), pieces: work.pieces };
  } catch (error) {
    if (run.signal.aborted || !(error instanceof NoAngleLeft)) throw error;
    const isWithout = (piece: PieceRef) => error.pieces.some((one) => isSamePiece(one, piece));
    const without = work.pieces.filter(isWithout);
    if (without.length === 0) throw new Error('A plan lacks an angle for a piece that it was not asked for');
    for (const piece of without) {
      await saveIfCurrent(context, run, { id: piece.id, change: endedWithout(piece, error.reason) });
    }
    const pieces = work.pieces.filter((piece) => !isWithout(piece));
    return await planOrThrow(context, run, { ...work, pieces });
  }
}

async function planned(
  { jobs, writers }: PipelineContext,
  { job, meters, signal }: StepRun,
  { assignment, pieces }: Work,
): Promise<Plan> {
  const { db } = jobs.database;
  const writer = writers[job.writer];
  const before = await findPlan(db, job.id, writer.id);
  const missing = pieces.filter((piece) => !plannedPiece(before, piece));
  if (missing.length === 0) return before ?? { messages: [], pieces: [] };
  const refs = missing.map(({ format, variant }) => ({ format, variant }));
  const standing = takenAngles(before, { all: await listOutputHeads(db, job.id), missing });
  const added = await writer.plan(assignment, refs, { signal, meter: meters.whole, standing });
  return await jobs.database.transaction(async (tx) => {
    const claimed = await lockClaimed(tx, job, job.status);
    // Pieces can have been retired from it while this was planned.
    const present = await findPlan(tx, job.id, writer.id);
    const plan: Plan = present ? { ...present, pieces: [...present.pieces, ...added.pieces] } : added;
    if (!claimed) return plan;
    await savePlan(tx, job.id, { plan, by: writer.id, at: jobs.clock.now() });
    if (!present) await updateJob(tx, job.id, { objections: objectionsOf(plan, assignment, claimed.objections) });
    return plan;
  });
}

/** Those that another writer noticed before, that this one notices, and that show without one; each once. */
function objectionsOf(plan: Plan, { points, ledger }: Assignment, known: readonly Objection[]): Objection[] {
  const all = [...known, ...(plan.objections ?? []), ...objectionsTo(points, ledger)];
  return [...new Map(all.map((one) => [`${one.pointId}/${one.claimId}`, one])).values()];
}

export function plannedPiece(plan: Plan | undefined, piece: PieceRef): PlannedPiece | undefined {
  return plan?.pieces.find((one) => isSamePiece(one, piece));
}
