import { updateJob } from '../../jobs/jobs.store.ts';
import { goOnLater, lockClaimed, lockClaimedToEnd, settle } from '../../jobs/job-lifecycle.ts';
import { listOutputHeads, releaseOutputs } from '../../jobs/outputs.store.ts';
import type { OutputHead } from '../../jobs/outputs.store.ts';
import { assignmentOf } from '../../jobs/assignment.ts';
import { announceState } from '../../live/announce.store.ts';
import { planFor } from '../job-plan.ts';
import { waitOf } from '../model-trouble.ts';
import { duePieces, writePieces } from '../write-pieces.ts';
import type { PipelineContext, Step, StepRun } from '../step.ts';

/** Writes all pieces side by side; each one is saved as soon as it is done, and one that fails leaves the others alone. */
export const piecesStep: Step = {
  stage: 'generating_formats',
  async run(context, run) {
    const { jobs } = context;
    const open = await takeUp(context, run);
    if (!open) return;
    if (open.length > 0) {
      const assignment = await assignmentOf(jobs.database.db, run.job);
      const planned = await planFor(context, run, { assignment, pieces: open });
      if (!planned) return;
      await writePieces(context, run, { assignment, first: planned });
    }
    run.signal.throwIfAborted();
    await settleOrWait(context, run);
  },
};

/** The pieces to write now, or undefined when this run is outdated. */
async function takeUp({ jobs }: PipelineContext, { job }: StepRun): Promise<OutputHead[] | undefined> {
  return await jobs.database.transaction(async (tx) => {
    if (!(await lockClaimed(tx, job, 'generating_formats'))) return undefined;
    const now = jobs.clock.now();
    await releaseOutputs(tx, job.id, now);
    const pieces = await listOutputHeads(tx, job.id);
    // Some may still wait while others are written.
    const wait = waitOf(pieces, now);
    if (wait) await updateJob(tx, job.id, { wait });
    const due = duePieces(pieces, now);
    if (wait || due.some(({ tries }) => tries > 0)) await announceState(tx, job.id);
    return due;
  });
}

/** A piece that has to wait keeps no slot: the task ends, and a delayed one takes it up. */
async function settleOrWait({ jobs }: PipelineContext, { job }: StepRun): Promise<void> {
  await jobs.database.transaction(async (tx) => {
    const claimed = await lockClaimedToEnd(tx, job, 'generating_formats');
    if (!claimed) return;
    const pieces = await listOutputHeads(tx, job.id);
    const waiting = pieces.filter((piece) => piece.status === 'pending');
    if (waiting.length === 0) return await settle(jobs, tx, claimed);
    const next = Math.min(...waiting.map((piece) => piece.nextTryAt?.getTime() ?? 0));
    await goOnLater(jobs, tx, claimed, { notBefore: new Date(next), wait: waitOf(pieces, jobs.clock.now()) });
  });
}
