import { Inbox, SearchX } from '../../components/icons.ts';
import type { Ref } from 'react';
import type { JobSummary } from '../../../core/contracts/job.ts';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { HISTORY_TEXTS } from '../../texts/history.ts';
import { JobRow, type JobRowProps } from './job-row.tsx';

export interface HistoryListProps extends Pick<JobRowProps, 'onOpen' | 'onDelete'> {
  jobs: readonly JobSummary[];
  listRef: Ref<HTMLUListElement>;
}

export function HistoryList({ jobs, listRef, onOpen, onDelete }: HistoryListProps) {
  return (
    <Card className="overflow-hidden">
      {/* Takes the focus after a deletion, when the pressed button is gone. */}
      <ul
        ref={listRef}
        tabIndex={-1}
        aria-label={HISTORY_TEXTS.list}
        className="divide-y divide-border focus-visible:outline-none"
      >
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} onOpen={onOpen} onDelete={onDelete} />
        ))}
      </ul>
    </Card>
  );
}

export function HistorySkeleton() {
  return (
    <Card aria-busy="true" className="divide-y divide-border">
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className="flex flex-col gap-3 px-5 py-4 md:flex-row md:items-center md:gap-6">
          <div className="flex-1">
            <Skeleton className="h-5 w-4/5 max-w-96" />
            <Skeleton className="mt-2 h-4 w-3/5 max-w-64" />
          </div>
          <Skeleton className="h-5 w-24 rounded-full md:mr-18" />
          <Skeleton className="h-8 w-52 max-w-full" />
        </div>
      ))}
    </Card>
  );
}

export function NoJobs({ onStart }: { onStart: () => void }) {
  return (
    <Card>
      <EmptyState
        icon={Inbox}
        title={HISTORY_TEXTS.empty.title}
        description={HISTORY_TEXTS.empty.text}
        action={<Button onClick={onStart}>{HISTORY_TEXTS.empty.action}</Button>}
      />
    </Card>
  );
}

export function NoMatch({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <Card>
      <EmptyState
        icon={SearchX}
        title={HISTORY_TEXTS.noMatch.title(search)}
        description={HISTORY_TEXTS.noMatch.text}
        action={
          <Button variant="outline" onClick={onClear}>
            {HISTORY_TEXTS.noMatch.action}
          </Button>
        }
      />
    </Card>
  );
}
