import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { jobMaterials, jobs, outputs, outputVersions } from '../../jobs/jobs.table.ts';
import { bytesOfSource, textOfSource } from '../../research/findings.store.ts';
import { findings, sources } from '../../research/findings.table.ts';
import { batchesOf } from '../../storage/batches.ts';
import type { Executor } from '../../storage/database.ts';
import { usageJobs } from '../../usage/usage.table.ts';
import { plans } from '../../writing/plans.table.ts';
import { exactTime, isOlder } from './place.store.ts';
import type { Place } from './place.store.ts';
import type { ToldRow } from './told-row.store.ts';
import { toldRow } from './told-row.store.ts';

/** Projects whose sizes are asked at once. */
const PAGE = 100;
/** Projects that are read at once, so that nobody waits long behind it; the bytes are those of their sources. */
const BATCH = { rows: 20, bytes: 500_000 };

interface ExportedPiece {
  readonly format: typeof outputs.$inferSelect.format;
  readonly variant: number;
  readonly content: string | null;
  readonly row: ToldRow;
}

/** Everything stored for one project. */
export interface ExportedJob {
  readonly topic: string;
  readonly job: ToldRow;
  readonly material: readonly ToldRow[];
  readonly research: ToldRow | null;
  readonly sources: readonly ToldRow[];
  readonly plan: readonly ToldRow[];
  readonly usage: readonly ToldRow[];
  readonly pieces: readonly ExportedPiece[];
}

/** The user's projects, the newest first; one that is deleted meanwhile is left out. */
export async function* exportedJobs(db: Executor, userId: string): AsyncGenerator<ExportedJob, void> {
  let after: Place | undefined;
  for (;;) {
    const page = await sizesOfJobs(db, userId, after);
    for (const batch of batchesOf(page, BATCH)) {
      const ids = batch.map(({ id }) => id);
      yield* await readJobs(db, userId, ids);
    }
    after = page.at(-1);
    if (page.length < PAGE) return;
  }
}

async function sizesOfJobs(db: Executor, userId: string, after: Place | undefined) {
  return await db
    .select({
      id: jobs.id,
      time: exactTime(jobs.createdAt),
      bytes: sql<number>`(select coalesce(sum(${bytesOfSource}), 0)::float8 from ${sources}
        where sources.research_id = jobs.research_id)`.mapWith(Number),
    })
    .from(jobs)
    .where(and(eq(jobs.userId, userId), isOlder(jobs.createdAt, jobs.id, after)))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(PAGE);
}

async function readJobs(db: Executor, userId: string, ids: string[]): Promise<ExportedJob[]> {
  const rows = await db
    .select()
    .from(jobs)
    .where(and(inArray(jobs.id, ids), eq(jobs.userId, userId)))
    .orderBy(desc(jobs.createdAt), desc(jobs.id));
  const researchIds = [...new Set(rows.flatMap(({ researchId }) => researchId ?? []))];
  const research = await readResearch(db, researchIds);
  const piecesOf = await readPieces(db, ids);
  const material = await db.select().from(jobMaterials).where(inArray(jobMaterials.jobId, ids));
  const plan = await db.select().from(plans).where(inArray(plans.jobId, ids));
  const usage = await db.select().from(usageJobs).where(inArray(usageJobs.jobId, ids));
  const [materialOf, planOf, usageOf] = [byJob(material), byJob(plan), byJob(usage)];
  return rows.map((job) => ({
    topic: job.topic,
    job: toldRow(jobs, job),
    material: materialOf(job.id).map((row) => toldRow(jobMaterials, row)),
    ...research(job.researchId),
    plan: planOf(job.id).map((row) => toldRow(plans, row)),
    usage: usageOf(job.id).map((row) => toldRow(usageJobs, row)),
    pieces: piecesOf(job.id),
  }));
}

async function readResearch(db: Executor, ids: string[]) {
  const heads = ids.length > 0 ? await db.select().from(findings).where(inArray(findings.id, ids)) : [];
  const read =
    ids.length > 0
      ? await db
          .select({ ...getTableColumns(sources), text: textOfSource })
          .from(sources)
          .where(inArray(sources.researchId, ids))
          .orderBy(asc(sources.position))
      : [];
  const sourcesOf = Map.groupBy(read, ({ researchId }) => researchId);
  return (id: string | null): Pick<ExportedJob, 'research' | 'sources'> => {
    const head = heads.find((row) => row.id === id);
    const found = id === null ? [] : (sourcesOf.get(id) ?? []);
    return {
      research: head ? toldRow(findings, head) : null,
      sources: found.map(({ text, ...row }) => ({ ...toldRow(sources, row), text })),
    };
  };
}

async function readPieces(db: Executor, jobIds: string[]) {
  const rows = await db
    .select()
    .from(outputs)
    .where(inArray(outputs.jobId, jobIds))
    .orderBy(asc(outputs.formatOrder), asc(outputs.variant));
  const changed = rows.flatMap(({ id, versions }) => (versions > 0 ? [id] : []));
  const ofChanged = inArray(outputVersions.outputId, changed);
  const read =
    changed.length > 0
      ? await db.select().from(outputVersions).where(ofChanged).orderBy(asc(outputVersions.number))
      : [];
  const versions = Map.groupBy(read, ({ outputId }) => outputId);
  const piecesOf = byJob(rows);
  return (jobId: string): ExportedPiece[] =>
    piecesOf(jobId).map((row) => ({
      format: row.format,
      variant: row.variant,
      content: row.content,
      row: {
        ...toldRow(outputs, row),
        earlier_versions: (versions.get(row.id) ?? []).map((version) => toldRow(outputVersions, version)),
      },
    }));
}

function byJob<Row extends { readonly jobId: string }>(rows: readonly Row[]): (jobId: string) => Row[] {
  const groups = Map.groupBy(rows, ({ jobId }) => jobId);
  return (jobId) => groups.get(jobId) ?? [];
}
