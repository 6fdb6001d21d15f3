import { ChartColumn } from '../../components/icons.ts';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { useConfig } from '../../lib/use-config.ts';
import { useLostFocus } from '../../lib/use-lost-focus.ts';
import { COMMON } from '../../texts/common.ts';
import { USAGE_PAGE_TEXTS as texts } from '../../texts/usage-page.ts';
import { useUsage } from './api/get-usage.ts';
import { TodayCard } from './today-card.tsx';
import { UsageChart } from './chart/usage-chart.tsx';
import { MonthTotals } from './month-totals.tsx';
import { UsageSkeleton } from './usage-skeleton.tsx';
import { UsageTable } from './usage-table.tsx';

/** What calls to models took: the present month, a chart, and all of it as a table. */
export function UsageScreen({ onStart }: { onStart: () => void }) {
  const usage = useUsage();
  const heading = useLostFocus<HTMLHeadingElement>();
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="font-display text-2xl focus-visible:outline-none">
        {texts.title}
      </h2>
      <p className="mt-1.5 text-muted">{texts.lead}</p>
      <div className="mt-6 flex flex-col gap-4">
        {usage.error && (
          <Notice
            tone={usage.data ? 'warning' : 'error'}
            title={usage.data ? texts.failed.stale : texts.failed.title}
            action={
              <Button variant="outline" size="sm" busy={usage.isFetching} onClick={() => void usage.refetch()}>
                {COMMON.tryAgain}
              </Button>
            }
          >
            {usage.error.message}
          </Notice>
        )}
        <TodayCard />
        {usage.isPending && <UsageSkeleton />}
        {usage.data?.rows.length === 0 && <NoUsage onStart={onStart} />}
        {usage.data && usage.data.rows.length > 0 && (
          <>
            <MonthTotals report={usage.data} />
            <UsageChart report={usage.data} />
            <UsageTable report={usage.data} />
          </>
        )}
      </div>
    </div>
  );
}

function NoUsage({ onStart }: { onStart: () => void }) {
  const isBuiltin = useConfig()?.writer.id === 'builtin';
  return (
    <Card>
      <EmptyState
        icon={ChartColumn}
        title={texts.empty.title}
        description={isBuiltin ? texts.empty.builtin : texts.empty.text}
        action={<Button onClick={onStart}>{texts.empty.action}</Button>}
      />
    </Card>
  );
}
