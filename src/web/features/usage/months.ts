import { dateFormat } from '../../texts/words.ts';

/** Months as on the wire: `2026-11`, in UTC. */
export type Month = string;

const LONG = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });
const SHORT = dateFormat({ month: 'short', timeZone: 'UTC' });
const LETTER = dateFormat({ month: 'narrow', timeZone: 'UTC' });

/** "November 2026". */
export function nameMonth(month: Month): string {
  return LONG.format(firstDay(month));
}

/** "Nov". */
export function shortMonth(month: Month): string {
  return SHORT.format(firstDay(month));
}

/** "N". */
export function monthLetter(month: Month): string {
  return LETTER.format(firstDay(month));
}

/** Every month from one to another, both included. */
export function monthsBetween(from: Month, to: Month): Month[] {
  const months: Month[] = [];
  for (const day = firstDay(from); day <= firstDay(to); day.setUTCMonth(day.getUTCMonth() + 1)) {
    months.push(day.toISOString().slice(0, 7));
  }
  return months;
}

function firstDay(month: Month): Date {
  return new Date(`${month}-01T00:00:00Z`);
}
