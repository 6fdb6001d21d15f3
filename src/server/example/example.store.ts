import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { ExampleOrigin } from '../../core/contracts/job.ts';
import { jobs, outputs } from '../jobs/jobs.table.ts';
import type { Executor } from '../storage/database.ts';

/** The user's newest copy of the example whose pieces are all as they came; undefined where there is none. */
export async function findUntouchedCopy(
  db: Executor,
  userId: string,
  { origin, pieces }: { readonly origin: ExampleOrigin; readonly pieces: number },
): Promise<string | undefined> {
  const asItCame = sql`${outputs.status} = 'completed' and ${outputs.revision} = 0`;
  const [row] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .innerJoin(outputs, eq(outputs.jobId, jobs.id))
    .where(
      and(
        eq(jobs.userId, userId),
        eq(jobs.status, 'completed'),
        sql`${jobs.example}->>'written_on' = ${origin.written_on}`,
      ),
    )
    .groupBy(jobs.id)
    .having(and(eq(count(), pieces), sql`bool_and(${asItCame})`))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(1);
  return row?.id;
}
