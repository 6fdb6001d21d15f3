import type { UsageReport, UsageRow } from '../../../../core/contracts/usage.ts';
import { formatDollars, formatTokens } from '../../../lib/money.ts';
import { tokensOf } from '../../../lib/usage-words.ts';
import { USAGE_PAGE_TEXTS } from '../../../texts/usage-page.ts';
import { monthsBetween, nameMonth, type Month } from '../months.ts';
import { labelPersona } from '../read-report.ts';
import { row } from '../../../texts/words.ts';

const { chart: texts } = USAGE_PAGE_TEXTS;

export type Measure = 'cost' | 'tokens';

/** As many personas as there are colours to tell them by; the others share the last one. */
const COLOURS = 6;

/** What one persona took, month by month. */
export interface Series {
  readonly name: string;
  readonly values: readonly number[];
}

export interface ChartData {
  /** The oldest first, those without a call included. */
  readonly months: readonly Month[];
  readonly series: readonly Series[];
}

/** Personas keep their places, whichever measure is drawn: those with the most tokens come first. */
export function chartData({ from, to, rows }: UsageReport, measure: Measure): ChartData {
  const months = monthsBetween(from, to);
  const personas = [...Map.groupBy(rows, personaKey).values()].toSorted(
    (one, other) => sumOf(other, 'tokens') - sumOf(one, 'tokens'),
  );
  const hasOthers = personas.length > COLOURS;
  const alone = hasOthers ? personas.slice(0, COLOURS - 1) : personas;
  const toSeries = (name: string, ofThem: readonly UsageRow[]): Series => ({
    name,
    values: months.map((month) =>
      sumOf(
        ofThem.filter((row) => row.month === month),
        measure,
      ),
    ),
  });
  const series = alone.map((ofOne) => toSeries(nameOf(ofOne), ofOne));
  return {
    months,
    series: hasOthers ? [...series, toSeries(texts.others, personas.slice(alone.length).flat())] : series,
  };
}

/** The same as the picture, in words: nothing is said of months in which nothing is drawn. */
export function describeChart({ months, series }: ChartData, measure: Measure): string {
  const format = measure === 'cost' ? formatDollars : formatTokens;
  const told = months.flatMap((month, at) => {
    const parts = series.flatMap(({ name, values }) => (values[at] ? [`${name} ${format(values[at])}`] : []));
    const all = series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0);
    return parts.length > 0 ? [`${nameMonth(month)} ${format(all)}: ${row(parts)}.`] : [];
  });
  return [texts.title[measure], ...(told.length > 0 ? told : [texts.nothing])].join(' ');
}

/** The cost, unless there is none to be drawn. */
export function firstMeasure({ rows }: UsageReport): Measure {
  return sumOf(rows, 'cost') > 0 ? 'cost' : 'tokens';
}

function sumOf(rows: readonly UsageRow[], measure: Measure): number {
  return rows.reduce((sum, row) => sum + (measure === 'cost' ? (row.cost_usd ?? 0) : tokensOf(row)), 0);
}

/** A persona that was renamed is still the same one. */
function personaKey({ persona_id, persona_name }: UsageRow): string {
  return persona_id ?? `:${persona_name ?? ''}`;
}

/** As it is called now. */
function nameOf(rows: readonly UsageRow[]): string {
  const [newest] = rows.toSorted((one, other) => other.month.localeCompare(one.month));
  return newest ? labelPersona(newest) : '';
}
