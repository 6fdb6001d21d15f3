import { lockClaimedToEnd, stop } from '../jobs/job-lifecycle.ts';
import { claimJob, currentAttempt, updateJob } from '../jobs/jobs.store.ts';
import type { JobRow } from '../jobs/jobs.store.ts';
import { announceState } from '../live/announce.store.ts';
import type { Task } from '../queue/queue.ts';
import { isOwnerGone, isUnavailable } from '../storage/database-error.ts';
import { stepFor } from './steps.ts';
import type { PipelineContext } from './step.ts';
import { MAX_FAULTS, MAX_RUNS } from './tries.ts';

/** How often a run looks whether its job is still wanted. */
const WATCH_MS = 500;

const FAULT = 'Something went wrong on our side. Please try again.';

/** Runs the step that the job stands at. Returns quietly when the job was deleted, cancelled or taken over meanwhile. */
export async function runTask(context: PipelineContext, task: Task, signal: AbortSignal): Promise<void> {
  const job = await claimJob(context.jobs.database.db, task.jobId, task.ticket);
  const step = job && stepFor(job.status);
  if (!job || !step) return;
  if (job.stageRuns > MAX_RUNS) return await giveUp(context, job);
  const watch = watchClaim(context, job);
  try {
    // It waited for the model until now, and does so no longer.
    if (job.stageTries > 0) await announceState(context.jobs.database.db, job.id);
    const meters = await context.meters.ofJob(job);
    await step.run(context, { job, meters, signal: AbortSignal.any([signal, watch.signal]) });
  } catch (error) {
    if (watch.signal.aborted || isOwnerGone(error)) return;
    if (signal.aborted || isUnavailable(error)) throw error;
    context.jobs.logger.error({ err: error, job: job.id, stage: job.status }, 'a step failed');
    await countFault(context, job);
    throw error;
  } finally {
    watch.stop();
  }
}

/** Aborts its signal once another run has claimed the job, or the job is settled or gone. */
function watchClaim({ jobs }: PipelineContext, job: JobRow) {
  const controller = new AbortController();
  let asking = false;
  const look = async () => {
    // A database that is slow to answer must not be asked again and again meanwhile.
    if (asking) return;
    asking = true;
    try {
      if ((await currentAttempt(jobs.database.db, job.id)) !== job.attempt) controller.abort();
    } catch {
      // The database is away: the run itself will notice.
    } finally {
      asking = false;
    }
  };
  const timer = setInterval(() => void look(), WATCH_MS);
  return { signal: controller.signal, stop: () => clearInterval(timer) };
}

/** A fault of ours is tried again a few times, since it may have been a passing one. */
async function countFault(context: PipelineContext, job: JobRow): Promise<void> {
  await context.jobs.database.transaction(async (tx) => {
    const claimed = await lockClaimedToEnd(tx, job, job.status);
    if (!claimed) return;
    if (claimed.stageFaults + 1 >= MAX_FAULTS) return await stop(context.jobs, tx, claimed, FAULT);
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
