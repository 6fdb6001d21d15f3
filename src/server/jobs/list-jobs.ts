import { historyQuery } from '../../core/contracts/job.ts';
import type { JobSummary } from '../../core/contracts/job.ts';
import { JOB_STATUSES } from '../../core/rules/job-status.ts';
import type { JobStatus } from '../../core/rules/job-status.ts';
import type { Principal } from '../auth/principal.ts';
import { invalidInput } from '../platform/errors.ts';
import { parseInput } from '../platform/parse-input.ts';
import { findHistory } from './history.store.ts';
import type { JobContext } from './job-context.ts';
import { presentSummary } from './present-job.ts';

/** A page of the caller's jobs, newest first, and the number of all that match. */
export async function listJobs(
  context: JobContext,
  principal: Principal,
  query: unknown,
): Promise<{ items: JobSummary[]; total: number }> {
  const { db } = context.database;
  const { status_filter: statusFilter, ...page } = parseInput(historyQuery, query);
  const { items, total } = await findHistory(db, principal.userId, { ...page, statuses: statusesOf(statusFilter) });
  return { items: items.map(presentSummary), total };
}

/** A status or several with commas between; empty or `all` is every one. */
function statusesOf(filter: string | undefined): JobStatus[] | undefined {
  const names = (filter ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name && name !== 'all');
  if (names.length === 0) return undefined;
  return names.map((name) => {
    const status = JOB_STATUSES.find((known) => known === name);
    if (status) return status;
    const message = `There is no status “${name}”. The statuses are ${JOB_STATUSES.join(', ')}.`;
    throw invalidInput(message, [{ path: 'status_filter', message }]);
  });
}
