import { researchOptions } from '../../../core/contracts/research.ts';
import { readMaterials } from '../../jobs/job-materials.store.ts';
import { advance, lockClaimed } from '../../jobs/job-lifecycle.ts';
import { lockUserAndAccount } from '../../jobs/jobs.store.ts';
import { listOutputHeads } from '../../jobs/outputs.store.ts';
import { saveFindings } from '../../research/findings.store.ts';
import type { Findings } from '../../research/findings.ts';
import { loadFindings } from '../../research/stored-findings.store.ts';
import { dropPaidAnswers } from '../../usage/paid-answers.store.ts';
import { inTurn } from '../in-turn.ts';
import { writerOf } from '../job-plan.ts';
import { NoTurnToRead } from '../../research/no-turn-to-read.ts';
import { keepTrying } from '../keep-trying.ts';
import { readLater } from '../read-later.ts';
import type { PipelineContext, Step, StepRun } from '../step.ts';

/** Finds out about the topic. Research that finds nothing is a finding, too; that nothing had its turn is none. */
export const researchStep: Step = {
  stage: 'researching',
  async run(context, run) {
    try {
      await findAndSave(context, run);
    } catch (error) {
      if (!(error instanceof NoTurnToRead)) throw error;
      await readLater(context, run, error);
    }
  },
};

async function findAndSave(context: PipelineContext, run: StepRun): Promise<void> {
  const { jobs } = context;
  const found = await inTurn(context, run, () => findOut(context, run));
  const save = () =>
    jobs.database.transaction(async (tx) => {
      if (found) await lockUserAndAccount(tx, run.job.userId);
      const claimed = await lockClaimed(tx, run.job, 'researching');
      if (!claimed) return;
      if (found) await saveFindings(tx, run.job, { ...found, at: jobs.clock.now() });
      await dropPaidAnswers(tx, run.job.id, null);
      await advance(jobs, tx, claimed);
    });
  await keepTrying(save, run.signal);
}

/**
 * Null when what stands is all there is. Findings that stand in this stage were taken over from an earlier job, since
 * a job leaves the stage in the transaction that saves its own; they lack what the user brings along this time.
 */
async function findOut(
  { jobs, research }: PipelineContext,
  { job, meters, signal }: StepRun,
): Promise<Findings | null> {
  const { db } = jobs.database;
  const base = await loadFindings(db, job.id);
  const material = await readMaterials(db, job.id);
  if (base && material.length === 0) return null;
  const pieces = await listOutputHeads(db, job.id);
  return await research.research({
    topic: job.topic,
    audience: job.persona.audience,
    material,
    options: job.researchOptions ?? researchOptions.parse({}),
    base,
    // Whoever chose to do without the model would wait for it here.
    withoutModel: pieces.every((piece) => piece.status !== 'pending' || writerOf(job, piece) === 'builtin'),
    meter: meters.whole,
    signal,
  });
}
