import { setTimeout as sleep } from 'node:timers/promises';
import type { WritingMode } from '../../../../src/core/contracts/job.ts';
import { cleanText } from '../../../../src/core/rules/text.ts';
import { createDraftBoard } from '../../../../src/server/pipeline/draft-board.ts';
import {
  type Assignment,
  GaveUp,
  type PieceRef,
  type Plan,
  type PlannedPiece,
  RetryLater,
  type SiblingTexts,
  type Writer,
  type WrittenPiece,
} from '../../../../src/server/writing/writer.ts';

/** A planned piece with what became of it. */
export interface WrittenOrNot {
  readonly planned: PlannedPiece;
  readonly written: WrittenPiece | null;
  /** Why it was not written; empty where it was. */
  readonly failure: string;
  /** Its texts before the check of facts: the draft, then each edit that was used. The built-in writer tells of none. */
  readonly versions: readonly string[];
}

export interface WrittenJob {
  readonly plan: Plan;
  readonly pieces: readonly WrittenOrNot[];
}

export interface WriteParts {
  readonly writer: Writer;
  readonly mode?: WritingMode | undefined;
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
  { writer, mode = 'best', signal, wait = (ms) => sleep(ms, undefined, { signal }) }: WriteParts,
): Promise<WrittenJob> {
  const plan = await patiently(() => writer.plan(assignment, pieces, { mode, signal }), wait);
  const drafts = createDraftBoard();
  const written = plan.pieces.map(async (planned): Promise<WrittenOrNot> => {
    let versions: string[] = [];
    const { texts, drafted } = drafts.of({ id: `${planned.format} ${planned.variant}`, format: planned.format });
    const siblings: SiblingTexts = {
      texts,
      drafted(text) {
        versions.push(text);
        drafted(text);
      },
    };
    const write = (isLastTry: boolean) => {
      versions = [];
      return writer.write(assignment, plan, planned, { mode, isLastTry, siblings, signal });
    };
    try {
      const piece = await patiently(write, wait);
      // As the pipeline stores it.
      return { planned, written: { ...piece, text: cleanText(piece.text).trim() }, failure: '', versions };
    } catch (error) {
      if (error instanceof GaveUp || error instanceof RetryLater)
        return { planned, written: null, failure: error.reason, versions };
      throw error;
    }
  });
  return { plan, pieces: await Promise.all(written) };
}

async function patiently<Result>(
  work: (isLastTry: boolean) => Promise<Result>,
  wait: (ms: number) => Promise<void>,
): Promise<Result> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await work(waits === MOST_WAITS);
    } catch (error) {
      if (!(error instanceof RetryLater) || waits === MOST_WAITS) throw error;
      await wait(error.retryAfterMs);
    }
  }
}
