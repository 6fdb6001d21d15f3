import { foldText } from '../../../core/text/fold.ts';
import { BUDDHIST, type CalendarDate, type DateFigure, dateFigure, LATEST_YEAR } from './calendar.ts';
import { matchAt, type Page } from './page.ts';
import type { Vocabulary } from './vocabulary.ts';

const MONTHS_OF_QUARTER = 3;
const ROMAN = ['i', 'ii', 'iii', 'iv'];
const YEAR =
  /(?:[ /,'-]|(?: (?:of|de|del|von|van|do|roku|года|av|ปี|des jahres|do ano|del año))+ )?(?<year>20\d{2}|19\d{2}|25\d{2})(?!\d|[.,]\d)/y;
const YEAR_BEFORE = /(?<year>(?:19|20)\d{2})(?:年|[ -])?$/;

/** Quarters of a year as the range of their months: "Q3 2024", "third quarter of 2024". */
export function readQuarters(page: Page): DateFigure[] {
  const { quarter } = page.vocabulary;
  // The digit of "Q3" is part of a word, and no number of its own.
  const low = foldText(page.raw);
  return Array.from(low.matchAll(quarter)).flatMap((match) => quarterOf(page, low, match) ?? []);
}

function quarterOf(
  { vocabulary }: Page,
  low: string,
  { 0: whole, index, groups = {} }: RegExpExecArray,
): DateFigure | null {
  const end = index + whole.length;
  const year = yearBehind(low, end) ?? yearAhead(low, index);
  // "T3" is a flat as well, "Q3" a quarter wherever it stands.
  if (year === null && groups['behind'] !== undefined && !whole.startsWith('q')) return null;
  const place = placeOf(vocabulary, groups);
  const shared: CalendarDate = year === null ? {} : { year: year.value };
  const from = { ...shared, month: (place - 1) * MONTHS_OF_QUARTER + 1 };
  return dateFigure(year?.start ?? index, Math.max(end, year?.end ?? 0), from, {
    to: { ...shared, month: place * MONTHS_OF_QUARTER },
  });
}

interface Year {
  readonly value: number;
  readonly start?: number;
  readonly end?: number;
}

function yearBehind(low: string, at: number): Year | null {
  const match = matchAt(YEAR, low, at);
  if (match === null) return null;
  const written = Number(match.groups?.['year']);
  return { value: written > LATEST_YEAR ? written - BUDDHIST : written, end: at + match[0].length };
}

function yearAhead(low: string, at: number): Year | null {
  const match = YEAR_BEFORE.exec(low.slice(Math.max(0, at - 6), at));
  return match && { value: Number(match.groups?.['year']), start: at - match[0].length };
}

function placeOf({ places }: Vocabulary, groups: Readonly<Record<string, string | undefined>>): number {
  const { digit, behind, after, roman, place } = groups;
  const written = digit ?? behind ?? after;
  if (written !== undefined) return Number(written);
  return roman === undefined ? (places.get(place ?? '') ?? 1) : ROMAN.indexOf(roman) + 1;
}
