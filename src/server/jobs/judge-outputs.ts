import type { CheckResult } from '../../core/checks/check-result.ts';
import type { ChecksOfJob } from '../judging/judge.ts';
import { payerOf } from '../limits/payer.ts';
import { createRecentlyUsed } from '../platform/recently-used.ts';
import type { JobContext } from './job-context.ts';
import type { JobRow } from './jobs.store.ts';
import { listOutputHeads, listOutputRows } from './outputs.store.ts';
import type { OutputRow } from './outputs.store.ts';
import { judgedJob } from './judged-job.ts';

/** In pieces. */
const judgedJobs = createRecentlyUsed<ChecksOfJob>({ keptMs: 10 * 60_000, mostWeight: 2_000 });

/** Reports on what was written before there were any, in pieces. */
const judgedLate = createRecentlyUsed<ReportColumns>({ keptMs: 10 * 60_000, mostWeight: 2_000 });

type ReportColumns = Pick<OutputRow, 'checks' | 'measures'>;

/** The rows, with a report for each text that was written before there were reports. */
export async function withReports(context: JobContext, job: JobRow, rows: readonly OutputRow[]): Promise<OutputRow[]> {
  return await Promise.all(
    rows.map(async (row) => {
      const { content } = row;
      if (content === null || row.checks !== null) return row;
      const version = String(row.revision);
      const known = judgedLate.find(row.id, version);
      if (known) return { ...row, ...known };
      const { checks, measures } = await context.judge.report(judgedJob(context, job), { ...row, content });
      const value = { checks, measures };
      judgedLate.keep(row.id, { version, value, weight: 1 });
      return { ...row, ...value };
    }),
  );
}

/** Takes down what the texts of a new job are judged by together, where that is known already; in the order of its pieces. */
export function keepJobChecks(
  jobId: string,
  pieces: readonly (Pick<OutputRow, 'id' | 'revision'> & { readonly checks: readonly CheckResult[] })[],
): void {
  const value = new Map(pieces.map(({ id, checks }) => [id, checks]));
  judgedJobs.keep(jobId, { version: versionOf(pieces), value, weight: pieces.length });
}

const versionOf = (pieces: readonly Pick<OutputRow, 'id' | 'revision'>[]): string =>
  pieces.map(({ id, revision }) => `${id} ${revision}`).join();

/** What the texts of the job are judged by together, for each piece by its id; kept as long as no text changes. */
export async function jobChecksFor(
  { database: { db }, judge }: JobContext,
  job: JobRow,
  rows?: readonly OutputRow[],
): Promise<ChecksOfJob> {
  const version = versionOf(rows ?? (await listOutputHeads(db, job.id)));
  const known = judgedJobs.find(job.id, version);
  if (known) return known;
  const pieces = (rows ?? (await listOutputRows(db, job.userId, job.id))).flatMap(({ id, format, variant, content }) =>
    content === null ? [] : [{ id, format, variant, content }],
  );
  const opinion = job.fusion?.answers.fusion_content ?? '';
  const value = await judge.together(payerOf(job), { pieces, opinion, topic: job.topic });
  judgedJobs.keep(job.id, { version, value, weight: pieces.length });
  return value;
}
