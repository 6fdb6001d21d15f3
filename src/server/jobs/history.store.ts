import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ResearchResults } from '../../core/contracts/research.ts';
import type { JobStatus } from '../../core/rules/job-status.ts';
import type { Executor } from '../storage/database.ts';
import { headColumns } from './job-view.store.ts';
import type { JobOverview } from './job-view.store.ts';
import { jobs } from './jobs.table.ts';
import { usageOfJobColumns } from '../usage/usage.store.ts';
import { usageJobs } from '../usage/usage.table.ts';
import { findings } from '../research/findings.table.ts';
import { summaryColumns } from '../research/findings.store.ts';
import { piecesOf } from './outputs.store.ts';

/** Characters of a topic that a search looks at; an index entry has room for no more than 2,700 bytes in all. */
const SEARCHED_CHARACTERS = 500;

/** A topic as it is searched: lower-cased here, so that it is the same with every locale of a database. */
export function searchableTopic(topic: string): string {
  const lower = topic.toLowerCase();
  return lower.length <= SEARCHED_CHARACTERS ? lower : Array.from(lower).slice(0, SEARCHED_CHARACTERS).join('');
}

export interface HistoryFilter {
  readonly limit: number;
  readonly offset: number;
  readonly search?: string | undefined;
  readonly statuses?: readonly JobStatus[] | undefined;
}

/** A job with what its research came to; null until that has ended. */
export interface HistoryEntry extends JobOverview {
  readonly research: Pick<ResearchResults, 'research_summary'> | null;
}

export interface HistoryPage {
  readonly items: readonly HistoryEntry[];
  /** How many there are on all pages. */
  readonly total: number;
}

/**
 * Newest first. Filtering, counting and skipping read the index `jobs_of_user` alone; only the jobs of the page itself
 * are looked up, so that a page far back costs about as much as the first.
 */
export async function findHistory(db: Executor, userId: string, filter: HistoryFilter): Promise<HistoryPage> {
  const where = matching(userId, filter);
  const newestFirst = [desc(jobs.createdAt), desc(jobs.id)];
  const page = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(where)
    .orderBy(...newestFirst)
    .limit(filter.limit)
    .offset(filter.offset);
  const [items, [counted]] = await Promise.all([
    db
      .select({ job: headColumns, pieces: piecesOf(jobs.id), usage: usageOfJobColumns, research: summaryColumns })
      .from(jobs)
      .leftJoin(findings, eq(findings.id, jobs.researchId))
      .leftJoin(usageJobs, eq(usageJobs.jobId, jobs.id))
      .where(inArray(jobs.id, page))
      .orderBy(...newestFirst),
    db.select({ total: count() }).from(jobs).where(where),
  ]);
  return { items, total: counted?.total ?? 0 };
}

function matching(userId: string, { search, statuses }: HistoryFilter): SQL | undefined {
  const conditions = [eq(jobs.userId, userId)];
  if (statuses) conditions.push(inArray(jobs.status, [...statuses]));
  // strpos knows no wildcards, so that "100%" finds what it says.
  if (search) conditions.push(sql`strpos(${jobs.topicSearch}, ${search.toLowerCase()}) > 0`);
  return and(...conditions);
}
