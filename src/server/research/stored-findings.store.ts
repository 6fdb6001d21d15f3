import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { Claim } from '../../core/contracts/research.ts';
import { jobs } from '../jobs/jobs.table.ts';
import type { Executor } from '../storage/database.ts';
import type { Findings, StoredSource } from './findings.ts';
import { textOfSource } from './findings.store.ts';
import { findings, sources } from './findings.table.ts';

/** All that was found for a job, texts included; null until research has ended. */
export async function loadFindings(db: Executor, jobId: string): Promise<Findings | null> {
  const [found] = await db
    .select({ head: findings })
    .from(jobs)
    .innerJoin(findings, eq(findings.id, jobs.researchId))
    .where(eq(jobs.id, jobId));
  if (!found) return null;
  const rows = await storedSources(db, jobId);
  const { brief, summary, ledger, searches } = found.head;
  return { brief, summary, ledger, searches, sources: rows };
}

export async function findSource(db: Executor, jobId: string, id: string): Promise<StoredSource | undefined> {
  const [source] = await storedSources(db, jobId, id);
  return source;
}

export async function findClaim(db: Executor, jobId: string, id: string): Promise<Claim | undefined> {
  const [row] = await db
    .select({ ledger: findings.ledger, claims: jobs.claims })
    .from(jobs)
    .innerJoin(findings, eq(findings.id, jobs.researchId))
    .where(eq(jobs.id, jobId));
  return row && [...row.ledger, ...row.claims].find((claim) => claim.id === id);
}

/** The sources of a job in their order, or the one that is named. */
async function storedSources(db: Executor, jobId: string, id?: string): Promise<StoredSource[]> {
  const rows = await db
    .select({ ...getTableColumns(sources), text: textOfSource })
    .from(jobs)
    .innerJoin(sources, eq(sources.researchId, jobs.researchId))
    .where(and(eq(jobs.id, jobId), id === undefined ? undefined : eq(sources.id, id)))
    .orderBy(asc(sources.position));
  return rows.map(
    ({ researchId: _research, position: _position, userId: _user, publishedAt, retrievedAt, ...rest }) => ({
      ...rest,
      published_at: publishedAt,
      retrieved_at: retrievedAt,
    }),
  );
}
