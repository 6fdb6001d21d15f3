import { monthLetter, shortMonth, type Month } from '../months.ts';

/** Pixels of the chart for each month, below which their short names run into each other. */
const LEAST_FOR_NAMES = 38;
/** The same of two years that stand under neighbours. */
const LEAST_FOR_YEARS = 44;

/**
 * Every month has its label: a letter where there is no room for more. The year stands under its first month, and
 * under the first one drawn.
 *
 * @param width Of the whole chart, in pixels.
 */
export function axisLabel(months: readonly Month[], at: number, width: number): string | string[] {
  const month = months[at];
  if (month === undefined) return '';
  const room = width / months.length;
  const name = room < LEAST_FOR_NAMES ? monthLetter(month) : shortMonth(month);
  const isFirst = at === 0 && (room >= LEAST_FOR_YEARS || !months[1]?.endsWith('-01'));
  return isFirst || month.endsWith('-01') ? [name, month.slice(0, 4)] : name;
}
