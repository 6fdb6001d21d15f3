import type { UsageReport } from '../../../core/contracts/usage.ts';
import { Card } from '../../components/ui/card.tsx';
import { formatDollars, formatTokens } from '../../lib/money.ts';
import { sumUsage } from '../../lib/sum-usage.ts';
import { describeUsage, tokensOf, unknownPrices } from '../../lib/usage-words.ts';
import { USAGE_PAGE_TEXTS as page } from '../../texts/usage-page.ts';
import { USAGE_TEXTS as texts } from '../../texts/usage.ts';
import { Figure } from './figure.tsx';
import { nameMonth } from './months.ts';
import { sumOfMonth, type MonthSum } from './read-report.ts';

/** The present month up front, and all months together. */
export function MonthTotals({ report }: { report: UsageReport }) {
  const month = sumOfMonth(report.rows.filter((row) => row.month === report.to));
  return (
    <Card className="p-5 sm:p-6">
      <h3 className="text-sm font-medium text-muted">{page.soFar(nameMonth(report.to))}</h3>
      {month.calls === 0 ? (
        <p className="mt-2 text-lg font-medium">{page.noneThisMonth}</p>
      ) : (
        <div className="mt-3 grid grid-cols-1 gap-x-10 gap-y-4 tabular-nums sm:grid-cols-3">
          <CostFigure month={month} />
          <TokensFigure month={month} />
          <Figure value={texts.calls(month.calls)} details={[page.madeFor(month.jobs, month.pieces)]} />
        </div>
      )}
      <p className="mt-5 border-t border-border pt-4 text-sm text-muted tabular-nums">
        {page.since(nameMonth(firstMonth(report)), describeUsage(sumUsage(report.rows)))}
      </p>
    </Card>
  );
}

/** Of what is counted: a report begins long before many an account. */
function firstMonth({ rows, from }: UsageReport): string {
  return rows.map(({ month }) => month).toSorted()[0] ?? from;
}

function CostFigure({ month }: { month: MonthSum }) {
  const { cost_usd } = month;
  const missing = unknownPrices(month);
  const why = cost_usd === null ? texts.unpricedWhy : texts.unpriced(missing);
  return (
    <Figure value={cost_usd === null ? page.costUnknown : formatDollars(cost_usd)} details={missing > 0 ? [why] : []} />
  );
}

function TokensFigure({ month }: { month: MonthSum }) {
  const { calls, uncounted_calls } = month;
  if (uncounted_calls === calls) return <Figure value={page.tokensUnknown} details={[texts.uncountedWhy]} />;
  const [input, cached, output] = [month.input_tokens, month.cached_input_tokens, month.output_tokens];
  const details = [page.tokensIn(input, cached, output)];
  if (uncounted_calls > 0) details.push(texts.uncounted(uncounted_calls));
  return <Figure value={formatTokens(tokensOf(month))} details={details} />;
}
