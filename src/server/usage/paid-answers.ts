import type { PaidAnswers } from '../llm/call-meter.ts';
import type { Clock } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import type { Logger } from '../platform/logger.ts';
import type { Database } from '../storage/database.ts';
import { whileAway } from '../llm/budget/while-away.ts';
import { insertPaidAnswer, listPaidAnswers } from './paid-answers.store.ts';
import type { PaidAnswerRow } from './paid-answers.store.ts';

/** Between tries while the database is away; an answer waits that long at most before it is used. */
const AWAY_MS = [250, 1_000, 3_000];

/** A job as a run has claimed it. */
export interface RunOfJob {
  readonly id: string;
  readonly attempt: number;
}

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** The answers of a run: those that an earlier run of the same job has left, and its own, which the next one may find. */
export interface AnswersOfRun {
  /** Those for a piece; for what the pieces share with null. */
  of(outputId: string | null): PaidAnswers;
}

/** Earlier runs left the answers that are in the table when this run asks its first question. They are read once. */
export function answersOfRun({ database, clock, logger }: Parts, { id: jobId, attempt }: RunOfJob): AnswersOfRun {
  let reading: Promise<PaidAnswerRow[]> | undefined;

  async function left(): Promise<PaidAnswerRow[]> {
    reading ??= listPaidAnswers(database.db, jobId).catch((error: unknown) => {
      logger.warn({ err: error, job: jobId }, 'answers that an earlier run has paid for could not be read');
      return [];
    });
    return await reading;
  }

  return {
    of: (outputId) => ({
      async take(question) {
        const rows = await left();
        const index = rows.findIndex((row) => row.outputId === outputId && row.question === question);
        // Each answer is used once: a run that asks the same question twice wants a second answer.
        return index < 0 ? null : (rows.splice(index, 1)[0]?.answer ?? null);
      },
      async keep(question, answer) {
        // Read first, so that this run does not take its own answer for one of an earlier run.
        await left();
        const row = { id: newId(), jobId, outputId, question, answer, at: clock.now() };
        try {
          await whileAway(() => insertPaidAnswer(database.db, row, attempt), AWAY_MS);
        } catch (error) {
          // The run has the answer and goes on; only a restart would have to ask again.
          logger.warn({ err: error, job: jobId }, 'an answer could not be kept until it is used');
        }
      },
    }),
  };
}
