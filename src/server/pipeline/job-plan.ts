import { lockClaimed } from '../jobs/job-lifecycle.ts';
import { updateJob } from '../jobs/jobs.store.ts';
import type { OutputHead } from '../jobs/outputs.store.ts';
import { objectionsTo } from '../research/ledger/objections.ts';
import { findPlan, savePlan } from '../writing/plans.store.ts';
import { GaveUp, RetryLater } from '../writing/writer.ts';
import type { Assignment, Objection, PieceRef, Plan, PlannedPiece } from '../writing/writer.ts';
import { endOrWait } from './model-trouble.ts';
import type { PipelineContext, StepRun } from './step.ts';

/**
 * The job's plan, made for pieces that have none yet and saved before anything is written from it. Undefined when the
 * model gave none: the job then waits or has ended, and the run is over.
 */
export async function planFor(
  context: PipelineContext,
  run: StepRun,
  work: { assignment: Assignment; pieces: readonly OutputHead[] },
): Promise<Plan | undefined> {
  try {
    return await planned(context, run, work);
  } catch (error) {
    if (run.signal.aborted || !(error instanceof RetryLater || error instanceof GaveUp)) throw error;
    await endOrWait(context, run, error);
    return undefined;
  }
}

async function planned(
  { jobs, writers }: PipelineContext,
  { job, meters, signal }: StepRun,
  work: { assignment: Assignment; pieces: readonly OutputHead[] },
): Promise<Plan> {
  const writer = writers[job.writer];
  const standing = await findPlan(jobs.database.db, job.id, writer.id);
  const missing = work.pieces.filter((piece) => !plannedPiece(standing, piece));
  if (standing && missing.length === 0) return standing;
  const refs = missing.map(({ format, variant }) => ({ format, variant }));
  const added = await writer.plan(work.assignment, refs, { signal, meter: meters.whole, standing });
  const plan: Plan = standing ? { ...standing, pieces: [...standing.pieces, ...added.pieces] } : added;
  await jobs.database.transaction(async (tx) => {
    const claimed = await lockClaimed(tx, job, job.status);
    if (!claimed) return;
    await savePlan(tx, job.id, { plan, by: writer.id, at: jobs.clock.now() });
    if (!standing) await updateJob(tx, job.id, { objections: objectionsOf(plan, work.assignment, claimed.objections) });
  });
  return plan;
}

/** Those that another writer noticed before, that this one notices, and that show without one; each once. */
function objectionsOf(plan: Plan, { points, ledger }: Assignment, known: readonly Objection[]): Objection[] {
  const all = [...known, ...(plan.objections ?? []), ...objectionsTo(points, ledger)];
  return [...new Map(all.map((one) => [`${one.pointId}/${one.claimId}`, one])).values()];
}

export function plannedPiece(plan: Plan | undefined, piece: PieceRef): PlannedPiece | undefined {
  return plan?.pieces.find((planned) => planned.format === piece.format && planned.variant === piece.variant);
}
