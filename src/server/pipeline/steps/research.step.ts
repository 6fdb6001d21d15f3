import { advance, lockClaimed } from '../../jobs/job-lifecycle.ts';
import { listMaterials } from '../../jobs/jobs.store.ts';
import { findResearchResults, saveFindings } from '../../research/findings.store.ts';
import type { Step } from '../step.ts';

/** Finds out about the topic. Research that finds nothing is a finding, too. */
export const researchStep: Step = {
  stage: 'researching',
  async run({ jobs, research }, { job, signal }) {
    const { db } = jobs.database;
    const found = (await findResearchResults(db, job.id))
      ? undefined
      : await research.research({ topic: job.topic, material: await listMaterials(db, job.id), signal });
    await jobs.database.transaction(async (tx) => {
      const claimed = await lockClaimed(tx, job, 'researching');
      if (!claimed) return;
      if (found) await saveFindings(tx, job.id, { ...found, at: jobs.clock.now() });
      await advance(jobs, tx, claimed);
    });
  },
};
