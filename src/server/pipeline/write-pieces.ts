import { setTimeout as pause } from 'node:timers/promises';
import { listOutputHeads } from '../jobs/outputs.store.ts';
import type { OutputHead } from '../jobs/outputs.store.ts';
import type { Assignment } from '../writing/writer.ts';
import { createDraftBoard } from './draft-board.ts';
import { createBeginPiece } from './begin-pieces.ts';
import { inTurn } from './in-turn.ts';
import { planFor } from './job-plan.ts';
import type { PlannedWork } from './job-plan.ts';
import type { PipelineContext, StepRun } from './step.ts';
import { writePiece } from './write-piece.ts';

/** How often a run takes in pieces that are asked for while it writes; the database is asked when there are any. */
const LOOK_MS = 500;

interface Round {
  readonly assignment: Assignment;
  readonly first: readonly PlannedWork[];
}

/**
 * Writes the pieces side by side, and those that get in the line meanwhile, so that nobody waits for the slowest one. Each
 * is saved for itself: an outage that one of them meets must not cost the others their text.
 */
export async function writePieces(context: PipelineContext, run: StepRun, round: Round): Promise<void> {
  const live = context.live.open({ jobId: run.job.id, attempt: run.job.attempt });
  const begins = createBeginPiece(context, run);
  const drafts = createDraftBoard();
  const underWay = new Map<string, Promise<void>>();
  const faults: unknown[] = [];
  const begin = ({ writer, plan, pieces }: PlannedWork) => {
    for (const piece of pieces) {
      const siblings = drafts.of(piece);
      const work = { assignment: round.assignment, writer, plan, piece, live, begins, siblings };
      const written = inTurn(context, run, () => writePiece(context, run, work))
        .catch((error: unknown) => void faults.push(error))
        .finally(() => underWay.delete(piece.id));
      underWay.set(piece.id, written);
    }
  };
  round.first.forEach(begin);
  while (underWay.size > 0) {
    await endsWithin(LOOK_MS, Promise.all(underWay.values()));
    if (underWay.size === 0 || faults.length > 0 || run.startSignal.aborted) break;
    if (!run.duePieces().some((id) => !underWay.has(id))) continue;
    // What goes wrong here is left to the run that follows: it has more to decide on than these pieces.
    const more = await takeInMore(context, run, { ...round, underWay }).catch(() => null);
    if (!more) break;
    more.forEach(begin);
  }
  await Promise.all(underWay.values());
  await live.close();
  if (faults.length > 0) throw faults[0];
}

/** Pieces that are due by now and not under way, planned; null when this run is outdated. */
async function takeInMore(
  context: PipelineContext,
  run: StepRun,
  { assignment, underWay }: Round & { underWay: ReadonlyMap<string, unknown> },
): Promise<readonly PlannedWork[] | null> {
  const { jobs } = context;
  const due = duePieces(await listOutputHeads(jobs.database.db, run.job.id), jobs.clock.now());
  const pieces = due.filter(({ id }) => !underWay.has(id));
  if (pieces.length === 0) return [];
  return (await planFor(context, run, { assignment, pieces })) ?? null;
}

/** Those that may be written now. */
export function duePieces(pieces: readonly OutputHead[], now: Date): OutputHead[] {
  return pieces.filter(({ status, nextTryAt }) => status === 'pending' && (!nextTryAt || nextTryAt <= now));
}

async function endsWithin(milliseconds: number, end: Promise<unknown>): Promise<void> {
  const waiting = new AbortController();
  const over = pause(milliseconds, undefined, { signal: waiting.signal }).catch(() => {});
  await Promise.race([end, over]);
  waiting.abort();
}
