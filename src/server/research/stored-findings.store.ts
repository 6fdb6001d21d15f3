import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Claim } from '../../core/contracts/research.ts';
import type { Executor } from '../storage/database.ts';
import type { Findings, StoredSource } from './findings.ts';
import { findings, sources } from './findings.table.ts';

/** All that was found for a job, texts included; null until research has ended. */
export async function loadFindings(db: Executor, jobId: string): Promise<Findings | null> {
  const [head] = await db.select().from(findings).where(eq(findings.jobId, jobId));
  if (!head) return null;
  const rows = await db.select().from(sources).where(eq(sources.jobId, jobId)).orderBy(asc(sources.position));
  const { brief, summary, ledger, searches } = head;
  return { brief, summary, ledger, searches, sources: rows.map(storedSource) };
}

/** Writes what was found for one job to another one that has nothing yet; nothing of it leaves the database. */
export async function copyFindings(tx: Executor, { from, to }: { from: string; to: string }): Promise<void> {
  const jobId = sql<string>`${to}::uuid`.as('job_id');
  await tx.insert(findings).select(
    tx
      .select({ ...getTableColumns(findings), jobId })
      .from(findings)
      .where(eq(findings.jobId, from)),
  );
  await tx.insert(sources).select(
    tx
      .select({ ...getTableColumns(sources), jobId })
      .from(sources)
      .where(eq(sources.jobId, from)),
  );
}

export async function findSource(db: Executor, jobId: string, id: string): Promise<StoredSource | undefined> {
  const [row] = await db
    .select()
    .from(sources)
    .where(and(eq(sources.jobId, jobId), eq(sources.id, id)));
  return row && storedSource(row);
}

export async function findClaim(db: Executor, jobId: string, id: string): Promise<Claim | undefined> {
  const [row] = await db.select({ ledger: findings.ledger }).from(findings).where(eq(findings.jobId, jobId));
  return row?.ledger.find((claim) => claim.id === id);
}

function storedSource(row: typeof sources.$inferSelect): StoredSource {
  const { jobId: _job, position: _position, publishedAt, retrievedAt, ...rest } = row;
  return { ...rest, published_at: publishedAt, retrieved_at: retrievedAt };
}
