import { historyQuery } from '../../core/contracts/job.ts';
import { isLeftOut } from '../../core/contracts/text.ts';
import type { HistoryJob } from '../../core/contracts/job.ts';
import { JOB_STATUSES } from '../../core/rules/job-status.ts';
import type { JobStatus } from '../../core/rules/job-status.ts';
import type { Principal } from '../auth/principal.ts';
import { invalidInput } from '../platform/errors.ts';
import { parseInput } from '../platform/parse-input.ts';
import { findHistory } from './history.store.ts';
import type { JobContext } from './job-context.ts';
import { presentInHistory } from './present-job.ts';

/** A page of the caller's jobs, newest first, and the number of all that match. */
export async function listJobs(
  context: JobContext,
  principal: Principal,
  query: unknown,
): Promise<{ items: HistoryJob[]; total: number }> {
  const { db } = context.database;
  const { status_filter: statusFilter, ...page } = parseInput(historyQuery, query);
  const { items, total } = await findHistory(db, principal.userId, { ...page, statuses: statusesOf(statusFilter) });
  return { items: items.map(presentInHistory), total };
}

/** A status or several with commas between; empty, `all`, and what stands for no value is every one. */
function statusesOf(filter: string | undefined): JobStatus[] | undefined {
  const names = (filter ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => !isLeftOut(name) && name !== 'all');
  if (names.length === 0) return undefined;
  return names.map((name) => {
    const status = JOB_STATUSES.find((known) => known === name);
    if (status) return status;
    const detail = `There is no status “${name}”`;
    const message = `${detail}. The statuses are ${JOB_STATUSES.join(', ')}.`;
    throw invalidInput(`${detail}.`, [{ path: 'status_filter', message }]);
  });
}
