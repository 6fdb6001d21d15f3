import { and, asc, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ResearchResults, Source } from '../../core/contracts/research.ts';
import type { Executor } from '../storage/database.ts';
import { listOf } from '../storage/json.ts';
import type { Findings } from './findings.ts';
import { findings, sources } from './findings.table.ts';

/** The columns that the wire shows: all but the text. */
const sourceColumns = {
  id: sources.id,
  title: sources.title,
  url: sources.url,
  site: sources.site,
  published_at: sources.publishedAt,
  retrieved_at: sources.retrievedAt,
  kind: sources.kind,
  license: sources.license,
  author: sources.author,
  language: sources.language,
  also: sources.also,
  hash: sources.hash,
};

/** Replaces what an earlier run may have saved. */
export async function saveFindings(tx: Executor, jobId: string, found: Findings & { at: Date }): Promise<void> {
  await tx.delete(sources).where(eq(sources.jobId, jobId));
  const head = {
    brief: found.brief,
    summary: found.summary,
    ledger: [...found.ledger],
    searches: [...found.searches],
    createdAt: found.at,
  };
  await tx
    .insert(findings)
    .values({ jobId, ...head })
    .onConflictDoUpdate({ target: findings.jobId, set: head });
  if (found.sources.length === 0) return;
  await tx.insert(sources).values(
    found.sources.map((source, position) => ({
      jobId,
      position,
      id: source.id,
      title: source.title,
      url: source.url,
      site: source.site,
      publishedAt: source.published_at,
      retrievedAt: source.retrieved_at,
      kind: source.kind,
      license: source.license,
      author: source.author,
      language: source.language,
      also: source.also,
      hash: source.hash,
      text: source.text,
    })),
  );
}

/** The columns of `findings` that the wire shows. */
export const findingsColumns = {
  wiki_content: findings.brief,
  research_summary: findings.summary,
  ledger: findings.ledger,
  searches: findings.searches,
};

/** The sources of the job as a column, in their order. */
export const sourcesOf = (jobId: PgColumn): SQL<Source[]> =>
  listOf(sourceColumns, { table: sources, where: eq(sources.jobId, jobId), orderBy: [sources.position] });

/** What research brought, as the wire has it; null until research has ended. */
export async function findResearchResults(db: Executor, jobId: string): Promise<ResearchResults | null> {
  const [found] = await db
    .select({ ...findingsColumns, sources: sourcesOf(findings.jobId) })
    .from(findings)
    .where(eq(findings.jobId, jobId));
  return found ?? null;
}

/** Whole texts of what the user brought along, in the order of the sources. */
export async function listMaterialTexts(db: Executor, jobId: string): Promise<string[]> {
  const rows = await db
    .select({ text: sources.text })
    .from(sources)
    .where(and(eq(sources.jobId, jobId), eq(sources.kind, 'material')))
    .orderBy(asc(sources.position));
  return rows.map(({ text }) => text);
}
