import { LayoutDashboard, Search } from '../../components/icons.ts';
import { useCallback, useRef, useState } from 'react';
import type { JobSummary } from '../../../core/contracts/job.ts';
import { HISTORY } from '../../../core/rules/limits.ts';
import { Button } from '../../components/ui/button.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { useLostFocus } from '../../lib/use-lost-focus.ts';
import { COMMON } from '../../texts/common.ts';
import { HISTORY_TEXTS } from '../../texts/history.ts';
import { useHistory } from './api/list-jobs.ts';
import { DeleteJobDialog } from './delete-job-dialog.tsx';
import { HistoryList, HistorySkeleton, NoJobs, NoMatch } from './history-list.tsx';
import { matchTopic, pageOf } from './page-of.ts';
import { Pagination } from './pagination.tsx';
import { loadErrorText, useLoadErrorToast } from './use-load-error-toast.ts';
import { TakenInAll } from './taken-in-all.tsx';
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
  const history = useHistory();
  useLoadErrorToast(history.error, history.errorUpdatedAt);
  const list = useRef<HTMLUListElement>(null);
  const [doomed, setDoomed] = useState<JobSummary | null>(null);
  const keepSearch = useCallback(
    (settled: string) => onViewChange({ search: settled, page: 1 }, { replace: true }),
    [onViewChange],
  );
  const [search, setSearch, leave] = useTypedSearch(props.search, keepSearch);
  const onOpenJob = (job: JobSummary) => {
    leave();
    props.onOpenJob(job);
  };
  const onBackToDashboard = () => {
    leave();
    props.onBackToDashboard();
  };
  const onShowUsage = () => {
    leave();
    props.onShowUsage();
  };
  const jobs = history.data ?? [];
  const matching = matchTopic(jobs, search);
  const { items, page, pages } = pageOf(matching, search === props.search ? props.page : 1);

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
          {history.data && jobs.length > 0 && describeCount(matching.length, jobs.length)}
        </p>
      </div>
      <TakenInAll jobs={matching} onShowUsage={onShowUsage} />
      {history.error && (
        <Notice
          tone={history.data ? 'warning' : 'error'}
          className="mb-4"
          title={history.data ? HISTORY_TEXTS.failed.stale : HISTORY_TEXTS.failed.title}
          action={
            <Button variant="outline" size="sm" busy={history.isFetching} onClick={() => void history.refetch()}>
              {COMMON.tryAgain}
            </Button>
          }
        >
          {loadErrorText(history.error)}
        </Notice>
      )}
      {history.isPending && <HistorySkeleton />}
      {history.data && jobs.length === 0 && <NoJobs onStart={onBackToDashboard} />}
      {jobs.length > 0 && items.length === 0 && <NoMatch search={search.trim()} onClear={() => setSearch('')} />}
      {items.length > 0 && <HistoryList jobs={items} listRef={list} onOpen={onOpenJob} onDelete={setDoomed} />}
      <Pagination page={page} pages={pages} onPage={turnTo} />
      <DeleteJobDialog
        job={doomed}
        onClose={() => setDoomed(null)}
        onDeleted={(id) => {
          list.current?.focus({ preventScroll: true });
          onJobDeleted?.(id);
        }}
      />
    </div>
  );
}

function describeCount(matching: number, all: number): string {
  if (matching < all) return HISTORY_TEXTS.matches(matching, all);
  return all < HISTORY.fetchLimit ? HISTORY_TEXTS.count(all) : HISTORY_TEXTS.newestOnly(HISTORY.fetchLimit);
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
