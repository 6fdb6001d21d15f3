import type { ReportContext } from '../../core/reports/report.ts';
import { createRecentlyUsed } from '../platform/recently-used.ts';
import { prepareReportContext } from '../writing/tracing/report-context.ts';
import { assignmentOf } from './assignment.ts';
import type { JobContext } from './job-context.ts';
import type { JobRow } from './jobs.store.ts';

/** In characters of material; a job without any counts for its claims and sources. */
const BASE_WEIGHT = 50_000;

/**
 * An editor saves every few seconds, and material can be ten megabytes long: it is read once and kept for a while. What is
 * kept of a character takes about six bytes.
 */
const contexts = createRecentlyUsed<Promise<ReportContext>>({ keptMs: 5 * 60_000, mostWeight: 12_000_000 });

/** What the pieces of the job are judged by. Not to be called inside a transaction: it can take seconds. */
export async function reportContextFor({ database }: JobContext, job: JobRow): Promise<ReportContext> {
  // A change of the job can change what its pieces may draw on.
  const version = String(job.updatedAt.getTime());
  const known = contexts.find(job.id, version);
  if (known) return await known;
  const assignment = assignmentOf(database.db, job);
  const value = assignment.then(prepareReportContext);
  // At once, so that whoever asks meanwhile waits for the same; what it weighs is told below.
  contexts.keep(job.id, { version, value, weight: BASE_WEIGHT });
  value.catch(() => contexts.forget(job.id));
  const { material } = await assignment;
  const weight = BASE_WEIGHT + material.reduce((sum, text) => sum + text.length, 0);
  contexts.keep(job.id, { version, value, weight });
  return await value;
}
