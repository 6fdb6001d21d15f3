import { researchOptions } from '../../../core/contracts/research.ts';
import { advance, lockClaimed } from '../../jobs/job-lifecycle.ts';
import { listMaterials } from '../../jobs/jobs.store.ts';
import { findResearchResults, saveFindings } from '../../research/findings.store.ts';
import type { Material } from '../../research/reading/read-material.ts';
import type { Executor } from '../../storage/database.ts';
import type { Step } from '../step.ts';

/** Finds out about the topic. Research that finds nothing is a finding, too. */
export const researchStep: Step = {
  stage: 'researching',
  async run({ jobs, research }, { job, signal }) {
    const { db } = jobs.database;
    const found = (await findResearchResults(db, job.id))
      ? undefined
      : await research.research({
          topic: job.topic,
          audience: job.persona.audience,
          material: await materialOf(db, job.id),
          options: job.researchOptions ?? researchOptions.parse({}),
          signal,
        });
    await jobs.database.transaction(async (tx) => {
      const claimed = await lockClaimed(tx, job, 'researching');
      if (!claimed) return;
      if (found) await saveFindings(tx, job.id, { ...found, at: jobs.clock.now() });
      await advance(jobs, tx, claimed);
    });
  },
};

/** Kept material is read where it is kept. */
async function materialOf(db: Executor, jobId: string): Promise<Material[]> {
  const rows = await listMaterials(db, jobId);
  return rows.map(({ kind, title, text, url }) => ({
    kind,
    title,
    text,
    url,
    author: null,
    publishedAt: null,
    language: null,
  }));
}
