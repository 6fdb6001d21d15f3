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

/** The answers of a job that wait to be used, as its runs come by them. */
export interface AnswersOfRun {
  /** One try to make something of them: those that earlier tries have left for a piece; for what the pieces share with null. */
  of(outputId: string | null): PaidAnswers;
}

/**
 * Earlier tries, of this run or of one before, left the answers that are in the table when a try asks its first question.
 * They are read once a try.
 */
export function answersOfRun({ database, clock, logger }: Parts, { id: jobId, attempt }: RunOfJob): AnswersOfRun {
  async function leftFor(outputId: string | null): Promise<PaidAnswerRow[]> {
    return await listPaidAnswers(database.db, jobId, outputId).catch((error: unknown) => {
      logger.warn({ err: error, job: jobId }, 'answers that were paid for before could not be read');
      return [];
    });
  }

  return {
    of(outputId) {
      let reading: Promise<PaidAnswerRow[]> | undefined;
      const left = () => (reading ??= leftFor(outputId));
      return {
        async take(question) {
          const rows = await left();
          const index = rows.findIndex((row) => row.question === question);
          // Each answer is used once: a try that asks the same question twice wants a second answer.
          return index < 0 ? null : (rows.splice(index, 1)[0]?.answer ?? null);
        },
        async keep(question, answer) {
          // Read first, so that this try does not take its own answer for one of an earlier try.
          await left();
          const row = { id: newId(), jobId, outputId, question, answer, at: clock.now() };
          try {
            await whileAway(() => insertPaidAnswer(database.db, row, attempt), AWAY_MS);
          } catch (error) {
            // The try has the answer and goes on; only a later one would have to ask again.
            logger.warn({ err: error, job: jobId }, 'an answer could not be kept until it is used');
          }
        },
      };
    },
  };
}
