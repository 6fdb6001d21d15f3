import type { CalendarDate, DateFigure } from './figure.ts';

export type { CalendarDate, DateFigure } from './figure.ts';

export const MONTHS = 12;
const LATEST_DAY = 31;
export const LATEST_YEAR = 2_100;
/** The years by which the Thai calendar is ahead. */
export const BUDDHIST = 543;

export function dateFigure(start: number, end: number, from: CalendarDate, more: Partial<DateFigure> = {}): DateFigure {
  return { kind: 'date', start, end, from, to: null, otherwise: null, ...more };
}

export function isReal({ month = 1, day = 1 }: CalendarDate): boolean {
  return month >= 1 && month <= MONTHS && day >= 1 && day <= LATEST_DAY;
}

/** What a pattern found of a date. */
export function dateOf({ year, month, day }: Readonly<Record<string, string | undefined>>): CalendarDate {
  return {
    ...(year === undefined ? {} : { year: Number(year) }),
    ...(month === undefined ? {} : { month: Number(month) }),
    ...(day === undefined ? {} : { day: Number(day) }),
  };
}

/** The year that a pattern found; Thai texts count by another calendar as well. */
export function yearIn(language: string | null, groups: Readonly<Record<string, string>> | undefined): CalendarDate {
  const date = dateOf({ year: groups?.['year'] });
  const isBuddhist = language === 'th' && date.year !== undefined && date.year > LATEST_YEAR;
  return isBuddhist ? { year: (date.year ?? 0) - BUDDHIST } : date;
}
