import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { jobs } from '../jobs/jobs.table.ts';
import type { Executor } from '../storage/database.ts';
import { paidAnswers } from './paid-answers.table.ts';

export type PaidAnswerRow = typeof paidAnswers.$inferSelect;

/**
 * Those of a job, in the order in which they were given.
 *
 * @param outputId the piece that they were given for; null for research and plan.
 */
export async function listPaidAnswers(db: Executor, jobId: string, outputId: string | null): Promise<PaidAnswerRow[]> {
  return await db.select().from(paidAnswers).where(ofOwner(jobId, outputId)).orderBy(asc(paidAnswers.at));
}

function ofOwner(jobId: string, outputId: string | null) {
  const isFor = outputId === null ? isNull(paidAnswers.outputId) : eq(paidAnswers.outputId, outputId);
  return and(eq(paidAnswers.jobId, jobId), isFor);
}

/**
 * Keeps an answer as long as the attempt that was given it is the newest: a job that has ended, or was taken over, would
 * keep it for ever.
 */
export async function insertPaidAnswer(db: Executor, row: PaidAnswerRow, attempt: number): Promise<void> {
  const { id, jobId, outputId, question, answer, at } = row;
  await db.execute(sql`
    insert into ${paidAnswers} (id, job_id, output_id, question, answer, at)
    select ${id}::uuid, id, ${outputId}::uuid, ${question}::text, ${JSON.stringify(answer)}::jsonb, ${at.toISOString()}::timestamptz
    from ${jobs} where id = ${jobId}::uuid and attempt = ${attempt}::int
    for share`);
}

/**
 * What has been made of these answers is saved: nobody needs them any more.
 *
 * @param outputId the piece that they were given for; null for research and plan.
 */
export async function dropPaidAnswers(tx: Executor, jobId: string, outputId: string | null): Promise<void> {
  await tx.delete(paidAnswers).where(ofOwner(jobId, outputId));
}

/** The job has ended: nothing is made of any of its answers. */
export async function dropAllPaidAnswers(tx: Executor, jobId: string): Promise<void> {
  await tx.delete(paidAnswers).where(eq(paidAnswers.jobId, jobId));
}
