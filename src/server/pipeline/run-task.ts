import { lockClaimedToEnd, stop } from '../jobs/job-lifecycle.ts';
import { claimJob, updateJob } from '../jobs/jobs.store.ts';
import type { JobRow } from '../jobs/jobs.store.ts';
import { onBehalfOf, payerOf } from '../limits/payer.ts';
import { announceState } from '../live/announce.store.ts';
import type { Task, TaskSignals } from '../queue/queue.ts';
import { isOwnerGone, isUnavailable } from '../storage/database-error.ts';
import { stepFor } from './steps.ts';
import type { PipelineContext } from './step.ts';
import { dropAllPaidAnswers } from '../usage/paid-answers.store.ts';
import { MAX_FAULTS, MAX_RUNS, RUNS_WITH_ANSWERS } from './tries.ts';

const FAULT = 'Something went wrong on our side. Please try again.';

/** Runs the step that the job stands at. Returns quietly when the job was deleted, cancelled or taken over meanwhile. */
export async function runTask(context: PipelineContext, task: Task, { signal, stopping }: TaskSignals): Promise<void> {
  stopping.throwIfAborted();
  const job = await claimJob(context.jobs.database.db, task.jobId, task.ticket);
  const step = job && stepFor(job.status);
  if (!job || !step) return;
  if (job.stageRuns > MAX_RUNS) return await giveUp(context, job);
  // After so many failed runs the saved answers may be the cause.
  if (job.stageRuns > RUNS_WITH_ANSWERS) await dropAllPaidAnswers(context.jobs.database.db, job.id);
  const watched = context.watch.watch(job);
  const ends = AbortSignal.any([signal, watched.signal]);
  const startSignal = AbortSignal.any([ends, stopping]);
  try {
    // It waited for the model until now, and does so no longer.
    if (job.stageTries > 0) await announceState(context.jobs.database.db, job.id);
    const meters = await context.meters.ofJob(job);
    const run = { job, meters, signal: ends, startSignal, duePieces: watched.duePieces };
    await onBehalfOf(payerOf(job), () => step.run(context, run));
  } catch (error) {
    if (watched.signal.aborted || isOwnerGone(error)) return;
    if (startSignal.aborted || isUnavailable(error)) throw error;
    context.jobs.logger.error({ err: error, job: job.id, stage: job.status }, 'a step failed');
    await countFault(context, job);
    throw error;
  } finally {
    watched.stop();
  }
}

/** A fault of ours is tried again a few times, since it may have been a passing one. */
async function countFault(context: PipelineContext, job: JobRow): Promise<void> {
  await context.jobs.database.transaction(async (tx) => {
    const claimed = await lockClaimedToEnd(tx, job, job.status);
    if (!claimed) return;
    if (claimed.stageFaults + 1 >= MAX_FAULTS) return await stop(context.jobs, tx, claimed, FAULT);
    // The same answers would cause the same fault again.
    await dropAllPaidAnswers(tx, job.id);
    await updateJob(tx, job.id, { stageFaults: claimed.stageFaults + 1 });
  });
}

async function giveUp(context: PipelineContext, job: JobRow): Promise<void> {
  context.jobs.logger.error({ job: job.id, stage: job.status }, 'a job was given up after too many runs');
  await context.jobs.database.transaction(async (tx) => {
    const claimed = await lockClaimedToEnd(tx, job, job.status);
    if (claimed) await stop(context.jobs, tx, claimed, FAULT);
  });
}
