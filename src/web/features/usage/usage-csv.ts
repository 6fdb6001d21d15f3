import type { UsageReport, UsageRow } from '../../../core/contracts/usage.ts';
import { toCsv } from '../../../core/formats/exports/csv.ts';
import { USAGE_PAGE_TEXTS } from '../../texts/usage-page.ts';
import { labelPersona } from './read-report.ts';

const { csv: heads } = USAGE_PAGE_TEXTS;

/** Small sums without an exponent, which not every spreadsheet reads; as fine as the server counts. */
const PLAIN = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 12 });

/** Every month and persona as a line of its own; what is unknown is an empty cell. */
export function usageCsv({ rows }: UsageReport): string {
  return toCsv([heads, ...rows.map(toCells)]);
}

export function usageFileName({ from, to }: UsageReport): string {
  return `usage-${from}-to-${to}.csv`;
}

function toCells(row: UsageRow): string[] {
  const isCounted = row.uncounted_calls < row.calls;
  const tokens = (count: number) => (isCounted ? String(count) : '');
  return [
    row.month,
    labelPersona(row),
    String(row.jobs),
    String(row.pieces),
    String(row.calls),
    tokens(row.input_tokens),
    row.cached_input_tokens > 0 ? tokens(row.cached_input_tokens) : '',
    tokens(row.output_tokens),
    String(row.uncounted_calls),
    row.cost_usd === null ? '' : PLAIN.format(row.cost_usd),
    String(row.unpriced_calls),
  ];
}
