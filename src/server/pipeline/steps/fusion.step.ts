import { NO_FUSION } from '../../../core/rules/fusion.ts';
import { lockClaimed, takeFusion } from '../../jobs/job-lifecycle.ts';
import type { Step } from '../step.ts';

/** Nobody has answered in time: the job goes on without an opinion. One that stopped here with one is of an earlier version. */
export const fusionStep: Step = {
  stage: 'fusion_pending',
  async run({ jobs }, { job }) {
    await jobs.database.transaction(async (tx) => {
      const claimed = await lockClaimed(tx, job, 'fusion_pending');
      if (claimed) await takeFusion(jobs, tx, claimed, claimed.fusion ?? NO_FUSION);
    });
  },
};
