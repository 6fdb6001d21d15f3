import { QUESTION_IDS } from '../../../core/contracts/fusion.ts';
import { researchOptions } from '../../../core/contracts/research.ts';
import { readMaterials } from '../../jobs/job-materials.store.ts';
import { advance, lockClaimed } from '../../jobs/job-lifecycle.ts';
import { assignmentFrom, assignmentOf } from '../../jobs/assignment.ts';
import { lockUserAndAccount, updateJob } from '../../jobs/jobs.store.ts';
import type { JobRow } from '../../jobs/jobs.store.ts';
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
  const asked = run.job.askFirst && !run.job.fusion ? await inTurn(context, run, () => ask(context, run, found)) : null;
  const save = () =>
    jobs.database.transaction(async (tx) => {
      if (found) await lockUserAndAccount(tx, run.job.userId);
      const claimed = await lockClaimed(tx, run.job, 'researching');
      if (!claimed) return;
      if (found) await saveFindings(tx, run.job, { ...found, at: jobs.clock.now() });
      await dropPaidAnswers(tx, run.job.id, null);
      if (asked) await updateJob(tx, run.job.id, asked);
      await advance(jobs, tx, claimed);
    });
  await keepTrying(save, run.signal);
}

/** What the author is asked at the pause for the opinion, and the claims that it names; null where there is nothing to ask. */
async function ask(
  { jobs, writers }: PipelineContext,
  { job, meters, signal }: StepRun,
  found: Findings | null,
): Promise<Pick<JobRow, 'questions' | 'claims'> | null> {
  const writer = writers[job.writer];
  if (!writer.ask) return null;
  const assignment = found ? assignmentFrom(job, withTexts(found)) : await assignmentOf(jobs.database.db, job);
  const asked = await writer.ask(assignment, { meter: meters.whole, signal });
  if (!asked) return null;
  const questions = QUESTION_IDS.flatMap((id, at) => {
    const text = asked.questions[at];
    return text === undefined ? [] : [{ id, text }];
  });
  const known = new Set(assignment.ledger.map(({ id }) => id));
  return {
    questions: { findings: asked.findings.map(({ id }) => id), questions },
    claims: [...job.claims, ...asked.findings.filter(({ id }) => !known.has(id))],
  };
}

const withTexts = ({ sources, ledger, brief }: Findings) => ({
  sources: sources.map(({ text: _text, ...source }) => source),
  ledger,
  brief,
  texts: new Map(sources.map(({ id, text }) => [id, text])),
});

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
    website: job.persona.website ?? null,
    material,
    options: job.researchOptions ?? researchOptions.parse({}),
    base,
    // Whoever chose to do without the model would wait for it here.
    withoutModel: pieces.every((piece) => piece.status !== 'pending' || writerOf(job, piece) === 'builtin'),
    meter: meters.whole,
    signal,
  });
}
