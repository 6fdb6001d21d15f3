import { and, asc, eq, inArray, notExists, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ResearchResults, Source } from '../../core/contracts/research.ts';
import { jobs } from '../jobs/jobs.table.ts';
import { createBreather } from '../platform/breathe.ts';
import { newId } from '../platform/ids.ts';
import { batchesOf } from '../storage/batches.ts';
import type { Executor } from '../storage/database.ts';
import { listOf } from '../storage/json.ts';
import type { Findings } from './findings.ts';
import { findings, sources, sourceTexts } from './findings.table.ts';
import { hashOf } from './reading/stored-text.ts';

/** The columns that the wire shows: all but the text. */
const sourceColumns = {
  id: sources.id,
  title: sources.title,
  url: sources.url,
  site: sources.site,
  published_at: sources.publishedAt,
  retrieved_at: sources.retrievedAt,
  kind: sources.kind,
  ours: sources.ours,
  license: sources.license,
  author: sources.author,
  language: sources.language,
  also: sources.also,
  hash: sources.hash,
};

/** Whose research it is. The user has to be locked, so that nobody deletes what is about to be referred to. */
export interface ResearchOwner {
  readonly id: string;
  readonly userId: string;
}

/**
 * Gives the job what was found, in the place of the research that it referred to, if any. Texts that are stored for the user
 * already are referred to.
 */
export async function saveFindings(
  tx: Executor,
  { id: jobId, userId }: ResearchOwner,
  found: Findings & { at: Date },
): Promise<void> {
  const { brief, summary, at } = found;
  const researchId = newId();
  const ledger = [...found.ledger];
  const searches = [...found.searches];
  await tx.insert(findings).values({ id: researchId, userId, brief, summary, ledger, searches, createdAt: at });
  await saveSources(tx, { id: researchId, userId }, found.sources);
  const earlier = await researchOf(tx, jobId);
  await tx.update(jobs).set({ researchId }).where(eq(jobs.id, jobId));
  if (earlier) await releaseFindings(tx, { id: earlier, userId });
}

async function saveSources(
  tx: Executor,
  { id: researchId, userId }: ResearchOwner,
  found: Findings['sources'],
): Promise<void> {
  if (found.length === 0) return;
  const hashed = found.map((source) => ({ source, hash: hashOf(source.text) }));
  // In one order, so that nobody waits in a ring.
  const texts = [...new Map(hashed.map(({ source, hash }) => [hash, source.text]))].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const breathe = createBreather();
  for (const batch of batchesOf(await unstored(tx, userId, texts))) {
    await breathe();
    const rows = batch.map(({ hash, text }) => ({ userId, hash, text }));
    await tx.insert(sourceTexts).values(rows).onConflictDoNothing();
  }
  await tx.insert(sources).values(
    hashed.map(({ source, hash }, position) => ({
      researchId,
      userId,
      position,
      id: source.id,
      title: source.title,
      url: source.url,
      site: source.site,
      publishedAt: source.published_at,
      retrievedAt: source.retrieved_at,
      kind: source.kind,
      ours: source.ours,
      license: source.license,
      author: source.author,
      language: source.language,
      also: source.also,
      hash,
    })),
  );
}

/** Those of the texts that are not stored for the user yet: most are, where material is kept and used again. */
async function unstored(tx: Executor, userId: string, texts: readonly (readonly [hash: string, text: string])[]) {
  const hashes = texts.map(([hash]) => hash);
  const stored = await tx
    .select({ hash: sourceTexts.hash })
    .from(sourceTexts)
    .where(and(eq(sourceTexts.userId, userId), inArray(sourceTexts.hash, hashes)));
  const known = new Set(stored.map(({ hash }) => hash));
  return texts.flatMap(([hash, text]) => (known.has(hash) ? [] : { hash, text, bytes: Buffer.byteLength(text) }));
}

async function researchOf(db: Executor, jobId: string): Promise<string | null> {
  const [job] = await db.select({ researchId: jobs.researchId }).from(jobs).where(eq(jobs.id, jobId));
  return job?.researchId ?? null;
}

/** Deletes a research that no job refers to any more, and the texts that no other research refers to. */
export async function releaseFindings(tx: Executor, { id, userId }: ResearchOwner): Promise<void> {
  const user = tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.researchId, id));
  const hashes = await tx.selectDistinct({ hash: sources.hash }).from(sources).where(eq(sources.researchId, id));
  const gone = await tx
    .delete(findings)
    .where(and(eq(findings.id, id), notExists(user)))
    .returning({ id: findings.id });
  if (gone.length === 0 || hashes.length === 0) return;
  const source = tx
    .select({ id: sources.id })
    .from(sources)
    .where(and(eq(sources.userId, sourceTexts.userId), eq(sources.hash, sourceTexts.hash)));
  const named = hashes.map(({ hash }) => hash);
  await tx
    .delete(sourceTexts)
    .where(and(eq(sourceTexts.userId, userId), inArray(sourceTexts.hash, named), notExists(source)));
}

/** The columns of `findings` that the wire shows. */
export const findingsColumns = {
  wiki_content: findings.brief,
  research_summary: findings.summary,
  ledger: findings.ledger,
  searches: findings.searches,
};

/** Of them what is short, for lists. */
export const summaryColumns = { research_summary: findings.summary };

/** The sources of the research as a column, in their order. */
export const sourcesOf = (researchId: PgColumn): SQL<Source[]> =>
  listOf(sourceColumns, { table: sources, where: eq(sources.researchId, researchId), orderBy: [sources.position] });

/** What research brought for the job, as the wire has it; null until research has ended. */
export async function findResearchResults(db: Executor, jobId: string): Promise<ResearchResults | null> {
  const [found] = await db
    .select({ ...findingsColumns, sources: sourcesOf(findings.id) })
    .from(jobs)
    .innerJoin(findings, eq(findings.id, jobs.researchId))
    .where(eq(jobs.id, jobId));
  return found ?? null;
}

// Names are written out, since a query of one table leaves them away, and then each column would be compared with itself.
const ofSource = sql`from ${sourceTexts} stored where stored.user_id = sources.user_id and stored.hash = sources.hash`;

/** A source's text as a column. Not joined: the planner would rather read all texts than look up fifty. */
export const textOfSource = sql<string>`(select stored.text ${ofSource})`;
/** Its length in bytes, without reading it. */
export const bytesOfSource = sql<number>`(select octet_length(stored.text) ${ofSource})`;

/** The stored text of each source of the job, by its id. */
export async function readSourceTexts(db: Executor, jobId: string): Promise<Map<string, string>> {
  const found = await db
    .select({ researchId: sources.researchId, id: sources.id, bytes: bytesOfSource.mapWith(Number) })
    .from(jobs)
    .innerJoin(sources, eq(sources.researchId, jobs.researchId))
    .where(eq(jobs.id, jobId))
    .orderBy(asc(sources.position));
  const texts = new Map<string, string>();
  for (const batch of batchesOf(found)) {
    const ofBatch = or(
      ...batch.map(({ researchId, id }) => and(eq(sources.researchId, researchId), eq(sources.id, id))),
    );
    const read = await db.select({ id: sources.id, text: textOfSource }).from(sources).where(ofBatch);
    for (const { id, text } of read) texts.set(id, text);
  }
  return texts;
}
