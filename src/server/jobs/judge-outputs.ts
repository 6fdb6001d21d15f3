import type { CheckResult } from '../../core/checks/check-result.ts';
import { findFormat } from '../../core/formats/registry.ts';
import { jobChecks } from '../../core/reports/job-rules.ts';
import { reportOn } from '../../core/reports/report-on.ts';
import type { ReportContext } from '../../core/reports/report.ts';
import { createRecentlyUsed } from '../platform/recently-used.ts';
import type { JobContext } from './job-context.ts';
import type { JobRow } from './jobs.store.ts';
import { listOutputHeads, listOutputRows } from './outputs.store.ts';
import type { OutputRow } from './outputs.store.ts';
import { reportContextFor } from './report-context.ts';

type JobChecks = ReadonlyMap<string, readonly CheckResult[]>;

/** In pieces. */
const judgedJobs = createRecentlyUsed<JobChecks>({ keptMs: 10 * 60_000, mostWeight: 2_000 });

/** Reports on what was written before there were any, in pieces. */
const judgedLate = createRecentlyUsed<ReportColumns>({ keptMs: 10 * 60_000, mostWeight: 2_000 });

type ReportColumns = Pick<OutputRow, 'checks' | 'measures'>;

/** The columns that hold what a text is worth; nothing is known of one whose format was taken out of the product. */
export function reportColumns(content: string, format: string, context: ReportContext): ReportColumns {
  const known = findFormat(format);
  if (!known) return { checks: null, measures: null };
  const { checks, measures } = reportOn(content, known, context);
  return { checks: [...checks], measures };
}

/** The rows, with a report for each text that was written before there were reports. */
export async function withReports(context: JobContext, job: JobRow, rows: readonly OutputRow[]): Promise<OutputRow[]> {
  return await Promise.all(
    rows.map(async (row) => {
      if (row.content === null || row.checks !== null) return row;
      const version = String(row.revision);
      const known = judgedLate.find(row.id, version);
      if (known) return { ...row, ...known };
      const stance = row.stance.map(({ sentence }) => sentence);
      const value = reportColumns(row.content, row.format, { ...(await reportContextFor(context, job)), stance });
      judgedLate.keep(row.id, { version, value, weight: 1 });
      return { ...row, ...value };
    }),
  );
}

/** What the texts of the job are judged by together, for each piece by its id; kept as long as no text changes. */
export async function jobChecksFor(
  { database: { db } }: JobContext,
  job: JobRow,
  rows?: readonly OutputRow[],
): Promise<JobChecks> {
  const version = (rows ?? (await listOutputHeads(db, job.id))).map(({ id, revision }) => `${id} ${revision}`).join();
  const known = judgedJobs.find(job.id, version);
  if (known) return known;
  const pieces = (rows ?? (await listOutputRows(db, job.userId, job.id))).flatMap(({ content, ...piece }) =>
    content === null ? [] : [{ ...piece, content }],
  );
  const value = jobChecks(pieces, { opinion: job.fusion?.answers.fusion_content ?? '', topic: job.topic });
  judgedJobs.keep(job.id, { version, value, weight: pieces.length });
  return value;
}
