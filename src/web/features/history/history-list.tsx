import { Inbox, SearchX } from '../../components/icons.ts';
import type { Ref } from 'react';
import type { JobSummary } from '../../../core/contracts/job.ts';
import { HISTORY } from '../../../core/rules/limits.ts';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { cn } from '../../lib/class-names.ts';
import { HISTORY_TEXTS } from '../../texts/history.ts';
import { JobRow, ROW, ROW_END, type JobRowProps } from './job-row.tsx';

export interface HistoryListProps extends Pick<JobRowProps, 'onOpen' | 'onDelete'> {
  jobs: readonly JobSummary[];
  /** Of an earlier search, while the present one is on its way. */
  isOld: boolean;
  listRef: Ref<HTMLUListElement>;
}

export function HistoryList({ jobs, isOld, listRef, onOpen, onDelete }: HistoryListProps) {
  return (
    <Card className="overflow-hidden">
      <ul
        ref={listRef}
        tabIndex={-1}
        aria-label={HISTORY_TEXTS.list}
        aria-busy={isOld}
        className={cn('divide-y divide-border transition-opacity focus-visible:outline-none', isOld && 'opacity-60')}
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
      {Array.from({ length: HISTORY.pageSize }, (_, row) => (
        <div key={row} className={ROW}>
          <div className="flex-1">
            <Skeleton className="h-6 w-4/5 max-w-96" />
            <div className="mt-1.5 flex items-center gap-1.5">
              <Skeleton className="h-5 w-16 rounded-md" />
              <Skeleton className="h-4 w-3/5 max-w-64" />
            </div>
          </div>
          <div className={ROW_END}>
            <Skeleton className="h-6 w-24 rounded-full md:mr-12" />
            <Skeleton className="h-8 w-52 max-w-[60%] max-md:ml-auto pointer-coarse:h-11" />
          </div>
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
