import { setImmediate as nextRound } from 'node:timers/promises';
import { lockClaimed } from '../jobs/job-lifecycle.ts';
import { updateJob } from '../jobs/jobs.store.ts';
import { listOutputHeads, markWriting } from '../jobs/outputs.store.ts';
import type { OutputHead } from '../jobs/outputs.store.ts';
import { announceState } from '../live/announce.store.ts';
import { waitOf } from './model-trouble.ts';
import type { PipelineContext, StepRun } from './step.ts';

/** A piece that begins, with its angle. */
type Begun = Pick<OutputHead, 'id' | 'angle'>;

/** Says of a piece that it is being written from now on, if this run is not outdated. Never throws: no text is lost over it. */
export type BeginPiece = (begun: Begun) => Promise<void>;

/** Pieces that begin in the same moment are marked in one transaction. */
export function createBeginPiece(context: PipelineContext, run: StepRun): BeginPiece {
  let together: { readonly begun: Begun[]; readonly marked: Promise<void> } | null = null;

  async function markSoon(begun: readonly Begun[]): Promise<void> {
    await nextRound();
    together = null;
    await markBegun(context, run, begun).catch((error: unknown) => {
      context.jobs.logger.debug({ err: error, job: run.job.id }, 'the start of pieces could not be announced');
    });
  }

  return async (piece) => {
    if (!together) {
      const begun: Begun[] = [];
      together = { begun, marked: markSoon(begun) };
    }
    together.begun.push(piece);
    await together.marked;
  };
}

async function markBegun({ jobs }: PipelineContext, { job }: StepRun, begun: readonly Begun[]): Promise<void> {
  await jobs.database.transaction(async (tx) => {
    if (!(await lockClaimed(tx, job, 'generating_formats'))) return;
    const now = jobs.clock.now();
    await markWriting(tx, begun, now);
    // What some of them have waited for is over, though others may wait on.
    await updateJob(tx, job.id, { wait: waitOf(await listOutputHeads(tx, job.id), now) });
    await announceState(tx, job.id);
  });
}
