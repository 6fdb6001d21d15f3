import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { JobSummary } from '../../../core/contracts/job.ts';
import { HISTORY } from '../../../core/rules/limits.ts';
import { historyQuery, isAll, NEWEST, useHistory, type HistoryPart } from './api/list-jobs.ts';
import { countPages, matchTopic, offsetOf, pageWithin } from './page-of.ts';

/** How long what was fetched ahead is taken as it is. */
const AHEAD_MS = 10_000;

export interface WantedPage {
  /** As it is being typed. */
  readonly typed: string;
  /** As it stands in the address: typed, and rested. */
  readonly search: string;
  readonly page: number;
}

export interface HistoryPage {
  readonly jobs: readonly JobSummary[];
  readonly page: number;
  readonly pages: number;
  /** Of what is searched for, on all pages. */
  readonly matching: number;
  readonly all: number;
  /** Everything that matches, where all of it is here; null where only a part of it was fetched. */
  readonly everything: readonly JobSummary[] | null;
  /** What these were found by. */
  readonly searched: string;
  /** What is shown is not yet what is asked for: of an earlier search, or nothing of a page that is on its way. */
  readonly isOld: boolean;
  readonly isOnItsWay: boolean;
}

/**
 * One page of the history. The newest hundred are fetched first: where there are no more, pages and search are read from
 * them at once. Where there are, further hundreds come when a page of theirs is looked at, and a search asks the server.
 */
export function useHistoryPage(wanted: WantedPage) {
  const newest = useQuery(historyQuery(NEWEST));
  const all = newest.data?.total ?? 0;
  const isWhole = newest.data === undefined || isAll(newest.data);
  const search = isWhole ? '' : wanted.search.trim();
  const known = useKnownTotal(search) ?? (search ? null : all);
  const asked = clampPage(wanted.page, known);
  const part: HistoryPart = isWhole ? NEWEST : { search, offset: offsetOf(asked) };
  const further = useHistory(part);
  useNextHundred(isWhole ? null : { search, page: asked, total: known });
  const query = isWhole || newest.error ? newest : further;

  const page: HistoryPage = isWhole
    ? fromWhole(newest.data?.jobs ?? [], wanted)
    : fromPart(further.data, { ...part, page: asked, all, typed: wanted.typed });
  return { query, page };
}

function fromWhole(jobs: readonly JobSummary[], { typed, search, page }: WantedPage): HistoryPage {
  const everything = matchTopic(jobs, typed);
  const pages = countPages(everything.length);
  const shown = clampPage(typed === search ? page : 1, everything.length);
  return {
    jobs: pageWithin(everything, shown),
    page: shown,
    pages,
    matching: everything.length,
    all: jobs.length,
    everything,
    searched: typed.trim(),
    isOld: false,
    isOnItsWay: false,
  };
}

interface AskedPart extends HistoryPart {
  readonly page: number;
  readonly all: number;
  readonly typed: string;
}

function fromPart(answer: ReturnType<typeof useHistory>['data'], asked: AskedPart): HistoryPage {
  const { jobs, total, search, offset } = answer ?? { jobs: [], total: 0, search: asked.search, offset: null };
  const isOtherSearch = search !== asked.search;
  const page = isOtherSearch ? 1 : clampPage(asked.page, total);
  // Where the last project of a hundred is gone, the page before it lies in another one.
  const isOnItsWay = !isOtherSearch && (offset !== asked.offset || offsetOf(page) !== offset);
  return {
    jobs: isOnItsWay ? [] : pageWithin(jobs, isOtherSearch ? 1 : page - asked.offset / HISTORY.pageSize),
    page,
    pages: countPages(total),
    matching: total,
    all: asked.all,
    everything: isOtherSearch || (answer && !isAll(answer)) ? null : jobs,
    searched: search,
    isOld: isOtherSearch || asked.typed.trim() !== asked.search,
    isOnItsWay,
  };
}

/** How many there are was said with their first hundred; a page from an address may be asked for before. */
function useKnownTotal(search: string): number | null {
  const { data } = useQuery({ ...historyQuery({ search, offset: 0 }), enabled: search !== '' });
  return search !== '' && data ? data.total : null;
}

/** Whoever reads the last page of a hundred is likely to read the next one. */
function useNextHundred(shown: { search: string; page: number; total: number | null } | null): void {
  const queries = useQueryClient();
  const offset = shown && shown.total !== null ? offsetOf(shown.page + 1) : 0;
  const isNext = shown !== null && offset !== offsetOf(shown.page) && offset < (shown.total ?? 0);
  const search = shown?.search ?? '';
  useEffect(() => {
    // Whoever turns to it hears of a failure then.
    if (isNext) queries.query({ ...historyQuery({ search, offset }), staleTime: AHEAD_MS }).catch(() => undefined);
  }, [queries, isNext, search, offset]);
}

function clampPage(page: number, total: number | null): number {
  const wanted = Number.isInteger(page) ? Math.max(1, page) : 1;
  return total === null ? wanted : Math.min(wanted, countPages(total));
}
