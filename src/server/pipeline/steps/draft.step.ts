import { advance, awaitReview, lockClaimed } from '../../jobs/job-lifecycle.ts';
import { listOutputHeads } from '../../jobs/outputs.store.ts';
import { assignmentOf } from '../../jobs/assignment.ts';
import { planFor } from '../job-plan.ts';
import type { Step } from '../step.ts';

/** Plans all pieces, before any of them is written; who wants to read the plan first gets the time. */
export const draftStep: Step = {
  stage: 'drafting',
  async run(context, run) {
    const { jobs } = context;
    const assignment = await assignmentOf(jobs.database.db, run.job);
    const heads = await listOutputHeads(jobs.database.db, run.job.id);
    // A failed piece that nobody asks for again needs no plan.
    const pieces = heads.filter(({ status }) => status === 'pending');
    const planned = await planFor(context, run, { assignment, pieces });
    if (!planned) return;
    const hasPage = planned.some(({ plan }) => plan.page);
    await jobs.database.transaction(async (tx) => {
      const claimed = await lockClaimed(tx, run.job, 'drafting');
      if (!claimed) return;
      // Once it has waited, the run that follows is that of its time or of its author's word.
      const isToBeRead = claimed.reviewPlan && hasPage && claimed.planDueAt === null;
      await (isToBeRead ? awaitReview(jobs, tx, claimed) : advance(jobs, tx, claimed));
    });
  },
};
