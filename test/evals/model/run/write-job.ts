import { setTimeout as sleep } from 'node:timers/promises';
import { cleanText } from '../../../../src/core/rules/text.ts';
import {
  type Assignment,
  GaveUp,
  type PieceRef,
  type Plan,
  type PlannedPiece,
  RetryLater,
  type Writer,
  type WrittenPiece,
} from '../../../../src/server/writing/writer.ts';

/** A planned piece with what became of it. */
export interface WrittenOrNot {
  readonly planned: PlannedPiece;
  readonly written: WrittenPiece | null;
  /** Why it was not written; empty where it was. */
  readonly failure: string;
}

export interface WrittenJob {
  readonly plan: Plan;
  readonly pieces: readonly WrittenOrNot[];
}

export interface WriteParts {
  readonly writer: Writer;
  readonly signal: AbortSignal;
  /** Waits before another try; tests pass their own. */
  readonly wait?: (ms: number) => Promise<void>;
}

/** As often as a job of the product would rather come back later; an evaluation ends some time. */
const MOST_WAITS = 4;

/** Plan and pieces as the pipeline makes them, side by side, without its database. Rejects where there is no plan. */
export async function writeJob(
  assignment: Assignment,
  pieces: readonly PieceRef[],
  { writer, signal, wait = (ms) => sleep(ms, undefined, { signal }) }: WriteParts,
): Promise<WrittenJob> {
  const plan = await patiently(() => writer.plan(assignment, pieces, { signal }), wait);
  const written = plan.pieces.map(async (planned): Promise<WrittenOrNot> => {
    try {
      const piece = await patiently(() => writer.write(assignment, plan, planned, { signal }), wait);
      // As the pipeline stores it.
      return { planned, written: { ...piece, text: cleanText(piece.text).trim() }, failure: '' };
    } catch (error) {
      if (error instanceof GaveUp || error instanceof RetryLater)
        return { planned, written: null, failure: error.reason };
      throw error;
    }
  });
  return { plan, pieces: await Promise.all(written) };
}

async function patiently<Result>(work: () => Promise<Result>, wait: (ms: number) => Promise<void>): Promise<Result> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof RetryLater) || waits === MOST_WAITS) throw error;
      await wait(error.retryAfterMs);
    }
  }
}
