import { lockClaimed } from '../jobs/job-lifecycle.ts';
import type { OutputHead } from '../jobs/outputs.store.ts';
import { findPlan, savePlan } from '../writing/plans.store.ts';
import { GaveUp, RetryLater } from '../writing/writer.ts';
import type { Assignment, PieceRef, Plan, PlannedPiece } from '../writing/writer.ts';
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
  { jobs, writer }: PipelineContext,
  { job, signal }: StepRun,
  work: { assignment: Assignment; pieces: readonly OutputHead[] },
): Promise<Plan> {
  const standing = await findPlan(jobs.database.db, job.id);
  const missing = work.pieces.filter((piece) => !plannedPiece(standing, piece));
  if (standing && missing.length === 0) return standing;
  const refs = missing.map(({ format, variant }) => ({ format, variant }));
  const added = await writer.plan(work.assignment, refs, signal);
  const plan: Plan = standing ? { messages: standing.messages, pieces: [...standing.pieces, ...added.pieces] } : added;
  await jobs.database.transaction(async (tx) => {
    const claimed = await lockClaimed(tx, job, job.status);
    if (claimed) await savePlan(tx, job.id, { plan, at: jobs.clock.now() });
  });
  return plan;
}

export function plannedPiece(plan: Plan | undefined, piece: PieceRef): PlannedPiece | undefined {
  return plan?.pieces.find((planned) => planned.format === piece.format && planned.variant === piece.variant);
}
