import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { JobSummary } from '../../../../core/contracts/job.ts';
import { isSettled } from '../../../../core/rules/job-status.ts';
import { HISTORY } from '../../../../core/rules/limits.ts';
import { call } from '../../../lib/api.ts';
import { readJobSummaries } from '../../../lib/wire/read-job.ts';

/** How often statuses are looked at again while a job in the list is at work. */
const REFRESH_MS = 5_000;

/** Which of the user's jobs, newest first: a hundred of those whose topic has the searched text. */
export interface HistoryPart {
  readonly search: string;
  /** How many come before. */
  readonly offset: number;
}

export interface HistoryAnswer extends HistoryPart {
  readonly jobs: readonly JobSummary[];
  /** How many came with them that cannot be read. */
  readonly unread: number;
  /** Of all that match, as the server counts them. */
  readonly total: number;
}

export const HISTORY_KEY = ['jobs', 'history'];

export const NEWEST: HistoryPart = { search: '', offset: 0 };

export function historyQuery({ search, offset }: HistoryPart) {
  return queryOptions({
    queryKey: [...HISTORY_KEY, search, offset],
    queryFn: async ({ signal, client }): Promise<HistoryAnswer> => {
      const searched = search ? `&search=${encodeURIComponent(search)}` : '';
      const path = `/jobs/history?limit=${HISTORY.fetchLimit}&offset=${offset}${searched}`;
      let unread = 0;
      const read = (wire: unknown) => {
        const rows = readJobSummaries(wire);
        unread = (wire as unknown[]).length - rows.length;
        return rows;
      };
      const { data: jobs, total: counted } = await call('GET', path, undefined, { signal, read });
      const total = counted ?? offset + jobs.length + unread;
      // The newest count goes for every hundred of the same search: where pages end is one thing.
      client.setQueriesData<HistoryAnswer>(
        { queryKey: [...HISTORY_KEY, search], predicate: ({ state }) => hasOtherTotal(state.data, total) },
        (answer) => answer && { ...answer, total },
      );
      return { jobs, unread, total, search, offset };
    },
    // Jobs move on while one works elsewhere: look again whenever the screen is opened.
    staleTime: 0,
  });
}

/** Whether these are all that match, as far as they can be read. */
export function isAll({ jobs, unread, total }: HistoryAnswer): boolean {
  return jobs.length + unread >= total;
}

function hasOtherTotal(answer: unknown, total: number): boolean {
  return (answer as HistoryAnswer | undefined)?.total !== total;
}

/**
 * The part that is shown, and it alone is looked at again. What was shown before stays until its successor is there:
 * `data` says of which part it is.
 */
export function useHistory(part: HistoryPart) {
  return useQuery({
    ...historyQuery(part),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.error === null && state.data?.jobs.some((job) => !isSettled(job.status)) ? REFRESH_MS : false,
  });
}
