import { advance, lockClaimed } from '../../jobs/job-lifecycle.ts';
import { listOutputHeads } from '../../jobs/outputs.store.ts';
import { assignmentOf } from '../../jobs/assignment.ts';
import { planFor } from '../job-plan.ts';
import type { Step } from '../step.ts';

/** Plans an angle for each piece, before any of them is written. */
export const draftStep: Step = {
  stage: 'drafting',
  async run(context, run) {
    const { jobs } = context;
    const assignment = await assignmentOf(jobs.database.db, run.job);
    const heads = await listOutputHeads(jobs.database.db, run.job.id);
    // A failed piece that nobody asks for again needs no plan.
    const pieces = heads.filter(({ status }) => status === 'pending');
    if (!(await planFor(context, run, { assignment, pieces }))) return;
    await jobs.database.transaction(async (tx) => {
      const claimed = await lockClaimed(tx, run.job, 'drafting');
      if (claimed) await advance(jobs, tx, claimed);
    });
  },
};
