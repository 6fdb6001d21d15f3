import type { UseQueryResult } from '@tanstack/react-query';
import { LayoutDashboard, Search } from '../../components/icons.ts';
import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { JobSummary } from '../../../core/contracts/job.ts';
import { Button } from '../../components/ui/button.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { useLostFocus } from '../../lib/use-lost-focus.ts';
import { COMMON } from '../../texts/common.ts';
import { HISTORY_TEXTS } from '../../texts/history.ts';
import { DeleteJobDialog } from './delete-job-dialog.tsx';
import { HistoryList, HistorySkeleton, NoJobs, NoMatch } from './history-list.tsx';
import { Pagination } from './pagination.tsx';
import { loadErrorText, useLoadErrorToast } from './use-load-error-toast.ts';
import { TakenInAll } from './taken-in-all.tsx';
import { useHistoryPage, type HistoryPage } from './use-history-page.ts';
import { useTypedSearch } from './use-typed-search.ts';

export interface HistoryView {
  search: string;
  /** 1-based. */
  page: number;
}

export interface HistoryScreenProps extends HistoryView {
  /** A page or search to keep in the address. `replace` while one types: not every letter is a step back. */
  onViewChange: (view: HistoryView, options: { replace: boolean }) => void;
  /** Finished jobs are shown, unfinished ones followed. */
  onOpenJob: (job: JobSummary) => void;
  onBackToDashboard: () => void;
  onShowUsage: () => void;
  onJobDeleted?: (id: string) => void;
}

export function HistoryScreen(props: HistoryScreenProps) {
  const { onViewChange, onJobDeleted } = props;
  const list = useRef<HTMLUListElement>(null);
  const [doomed, setDoomed] = useState<JobSummary | null>(null);
  const keepSearch = useCallback(
    (settled: string) => onViewChange({ search: settled, page: 1 }, { replace: true }),
    [onViewChange],
  );
  const [search, setSearch, leave] = useTypedSearch(props.search, keepSearch);
  const leaving =
    <Values extends unknown[]>(act: (...values: Values) => void) =>
    (...values: Values) => {
      leave();
      act(...values);
    };
  const onBackToDashboard = leaving(props.onBackToDashboard);
  const { query, page } = useHistoryPage({ typed: search, search: props.search, page: props.page });
  useLoadErrorToast(query.error, query.errorUpdatedAt);
  const focusRow = useFocusAfter(list, page.jobs);

  const turnTo = (next: number) => {
    onViewChange({ search, page: next }, { replace: false });
    list.current?.focus();
  };

  return (
    <div>
      <Heading onBackToDashboard={onBackToDashboard} />
      <div className="mt-6 mb-4 flex flex-wrap items-center justify-between gap-3">
        <SearchBox search={search} onSearch={setSearch} />
        <p role="status" className="text-sm text-muted tabular-nums">
          {page.all > 0 && !page.isOld && !page.isOnItsWay && describeCount(page)}
        </p>
      </div>
      <TakenInAll jobs={page.everything} onShowUsage={leaving(props.onShowUsage)} />
      <LoadFailure query={query} />
      <Shown
        page={page}
        isWaiting={query.isPending || (page.isOnItsWay && !query.error)}
        hasAnswer={query.data !== undefined}
        onStart={onBackToDashboard}
        onClear={() => setSearch('')}
      >
        <HistoryList
          jobs={page.jobs}
          isOld={page.isOld}
          listRef={list}
          onOpen={leaving(props.onOpenJob)}
          onDelete={setDoomed}
        />
      </Shown>
      <Pagination page={page.page} pages={page.pages} onPage={turnTo} />
      <DeleteJobDialog
        job={doomed}
        onClose={() => setDoomed(null)}
        onDeleted={(id) => {
          // From a page that is now empty one comes to the end of the page before it.
          focusRow(page.jobs.length === 1 ? Infinity : page.jobs.findIndex((job) => job.id === id));
          onJobDeleted?.(id);
        }}
      />
    </div>
  );
}

function LoadFailure({ query }: { query: UseQueryResult<unknown> }) {
  if (!query.error) return null;
  return (
    <Notice
      tone={query.data ? 'warning' : 'error'}
      className="mb-4"
      title={query.data ? HISTORY_TEXTS.failed.stale : HISTORY_TEXTS.failed.title}
      action={
        <Button variant="outline" size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
          {COMMON.tryAgain}
        </Button>
      }
    >
      {loadErrorText(query.error)}
    </Notice>
  );
}

interface ShownProps {
  page: HistoryPage;
  isWaiting: boolean;
  hasAnswer: boolean;
  onStart: () => void;
  onClear: () => void;
  /** The list, where there is one. */
  children: ReactNode;
}

function Shown({ page, isWaiting, hasAnswer, onStart, onClear, children }: ShownProps) {
  if (isWaiting) return <HistorySkeleton />;
  if (page.jobs.length > 0) return children;
  if (!hasAnswer || page.isOnItsWay) return null;
  if (page.all === 0) return <NoJobs onStart={onStart} />;
  // A page of a long history of which nothing can be read.
  if (page.matching > 0) return null;
  return <NoMatch search={page.searched} onClear={onClear} />;
}

/** Moves the focus to the row that stands at a place once its job is gone: the next one, or the last there is. */
function useFocusAfter(list: RefObject<HTMLUListElement | null>, jobs: readonly JobSummary[]) {
  const place = useRef<number | null>(null);
  useEffect(() => {
    if (place.current === null) return;
    const rows = list.current?.children ?? [];
    rows[Math.min(place.current, rows.length - 1)]?.querySelector('button')?.focus({ preventScroll: true });
    place.current = null;
  }, [jobs, list]);
  return (removed: number) => {
    place.current = Math.max(0, removed);
  };
}

function describeCount({ matching, all }: HistoryPage): string {
  return matching < all ? HISTORY_TEXTS.matches(matching, all) : HISTORY_TEXTS.count(all);
}

function Heading({ onBackToDashboard }: Pick<HistoryScreenProps, 'onBackToDashboard'>) {
  const heading = useLostFocus<HTMLHeadingElement>();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div>
        <h2 ref={heading} tabIndex={-1} className="font-display text-2xl focus-visible:outline-none">
          {HISTORY_TEXTS.title}
        </h2>
        <p className="mt-1.5 text-muted">{HISTORY_TEXTS.lead}</p>
      </div>
      <Button variant="outline" onClick={onBackToDashboard}>
        <LayoutDashboard aria-hidden />
        {HISTORY_TEXTS.back}
      </Button>
    </div>
  );
}

function SearchBox({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  return (
    <div className="relative w-full max-w-md">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-muted"
      />
      <Input
        type="search"
        aria-label={HISTORY_TEXTS.searchLabel}
        placeholder={HISTORY_TEXTS.search}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        className="pl-10.5"
      />
    </div>
  );
}
