import { advance, goOnLater, lockClaimed, stop } from '../../jobs/job-lifecycle.ts';
import { listOutputHeads } from '../../jobs/outputs.store.ts';
import { GaveUp, RetryLater } from '../../writing/writer.ts';
import { assignmentOf } from '../assignment.ts';
import { planFor } from '../job-plan.ts';
import { MAX_TRIES } from '../tries.ts';
import type { PipelineContext, Step, StepRun } from '../step.ts';

/** Plans an angle for each piece, before any of them is written. */
export const draftStep: Step = {
  stage: 'drafting',
  async run(context, run) {
    const { jobs } = context;
    try {
      const assignment = await assignmentOf(jobs.database.db, run.job);
      await planFor(context, run, { assignment, pieces: await listOutputHeads(jobs.database.db, [run.job.id]) });
    } catch (error) {
      if (run.signal.aborted || !(error instanceof RetryLater || error instanceof GaveUp)) throw error;
      return await endOrWait(context, run, error);
    }
    await jobs.database.transaction(async (tx) => {
      const claimed = await lockClaimed(tx, { jobId: run.job.id, attempt: run.job.attempt }, 'drafting');
      if (claimed) await advance(jobs, tx, claimed);
    });
  },
};

/** Without a plan there are no pieces: the job waits as long as the model asks for, or ends with the reason. */
async function endOrWait({ jobs }: PipelineContext, { job }: StepRun, error: RetryLater | GaveUp): Promise<void> {
  await jobs.database.transaction(async (tx) => {
    const claimed = await lockClaimed(tx, { jobId: job.id, attempt: job.attempt }, 'drafting');
    if (!claimed) return;
    if (error instanceof RetryLater && job.stageRuns < MAX_TRIES) {
      await goOnLater(jobs, tx, claimed, new Date(jobs.clock.now().getTime() + error.retryAfterMs));
    } else {
      await stop(jobs, tx, claimed, error.reason);
    }
  });
}
