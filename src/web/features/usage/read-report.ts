import type { UsageReport, UsageRow, UsageTotals } from '../../../core/contracts/usage.ts';
import { sumUsage } from '../../lib/sum-usage.ts';
import { USAGE_PAGE_TEXTS as texts } from '../../texts/usage-page.ts';
import type { Month } from './months.ts';

export interface MonthUsage {
  readonly month: Month;
  /** As the server sorts them: the dearest first. */
  readonly rows: readonly UsageRow[];
  readonly sum: MonthSum;
}

export interface MonthSum extends UsageTotals {
  readonly jobs: number;
  readonly pieces: number;
}

/** Months in which calls were made, the newest first. */
export function monthsOf(report: UsageReport): MonthUsage[] {
  const byMonth = Map.groupBy(report.rows, ({ month }) => month);
  return [...byMonth]
    .map(([month, rows]) => ({ month, rows, sum: sumOfMonth(rows) }))
    .toSorted((one, other) => other.month.localeCompare(one.month));
}

/** A project has one persona, so that the personas' projects of a month are all different ones. */
export function sumOfMonth(rows: readonly UsageRow[]): MonthSum {
  return {
    ...sumUsage(rows),
    jobs: rows.reduce((sum, row) => sum + row.jobs, 0),
    pieces: rows.reduce((sum, row) => sum + row.pieces, 0),
  };
}

export function labelPersona({ persona_id, persona_name }: Pick<UsageRow, 'persona_id' | 'persona_name'>): string {
  if (persona_name === null) return texts.noPersona;
  return persona_id === null ? texts.deleted(persona_name) : persona_name;
}
