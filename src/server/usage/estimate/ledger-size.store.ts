import { and, eq, ne, sql } from 'drizzle-orm';
import { jobs } from '../../jobs/jobs.table.ts';
import { findings } from '../../research/findings.table.ts';
import type { Executor } from '../../storage/database.ts';

/** Claims of a job of the user's; undefined where there is no such job, or its research is not done. */
export async function countClaims(db: Executor, userId: string, jobId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ claims: sql<number>`jsonb_array_length(${findings.ledger})`.mapWith(Number) })
    .from(findings)
    .innerJoin(jobs, eq(jobs.researchId, findings.id))
    .where(and(eq(jobs.id, jobId), eq(jobs.userId, userId), ne(jobs.status, 'researching')));
  return row?.claims;
}
