import { and, eq, ne, sql } from 'drizzle-orm';
import { jobs } from '../../jobs/jobs.table.ts';
import { bytesOfSource } from '../../research/findings.store.ts';
import { findings, sources } from '../../research/findings.table.ts';
import type { Executor } from '../../storage/database.ts';

/** Bytes of the sources of a job of the user's; undefined where there is no such job, or its research is not done. */
export async function countSourceBytes(db: Executor, userId: string, jobId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${bytesOfSource}), 0)`.mapWith(Number) })
    .from(jobs)
    .innerJoin(findings, eq(jobs.researchId, findings.id))
    .leftJoin(sources, eq(sources.researchId, findings.id))
    .where(and(eq(jobs.id, jobId), eq(jobs.userId, userId), ne(jobs.status, 'researching')))
    .groupBy(jobs.id);
  return row?.bytes;
}
