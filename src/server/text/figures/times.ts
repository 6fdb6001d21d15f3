import type { TimeFigure } from './figure.ts';
import { type Page } from './page.ts';
import { matchAt } from '../places.ts';
import { wordAt, wordBefore, type WordTable } from './vocabulary.ts';
import { afterJoin, afterTo, isBehind, isCounting, isDateAhead, isWeekdayAhead } from './words-around.ts';

const COLON = /(?<hour>[01]?\d|2[0-4]):(?<minute>[0-5]\d)(?::[0-5]\d)?(?![\d:])/y;
const POINT = /(?<hour>[01]?\d|2[0-4])\.(?<minute>[0-5]\d)(?![\d.]\d|\d)/y;
const H = /(?<hour>[01]?\d|2[0-4]) ?h ?(?<minute>[0-5]\d)(?!\d)/y;
const HOUR = /(?<hour>[01]?\d|2[0-4])(?![\d.,:]\d|\d)/y;
const HAN = /(?<hour>[01]?\d|2[0-4])(?:時|时|点|點)(?:(?<minute>[0-5]?\d)分|(?<half>半))?(?![間间\d])/y;
const HALF_DAY = 12;

interface Clock {
  readonly hour: number;
  readonly minute: number;
  readonly end: number;
  /** Whether it can be nothing but a time of day. */
  readonly isSure: boolean;
  readonly hasMinutes: boolean;
  /** Where the word behind it ends, "h". */
  readonly behind: number | null;
}

/** A time of day, or a range of them, at a place of a page: "19:00", "9–17 Uhr", "7:30 p.m.", "午前9時30分" */
export function readTime(page: Page, at: number): TimeFigure | null {
  const first = readClock(page, at);
  if (first === null) return null;
  const half = halfBefore(page, at);
  const start = half?.start ?? at;
  const last = readLast(page, start, first);
  if (last && isRange(page, start, { first, last })) {
    const [from, to] = sameHalf(first, last);
    return timeFigure(start, last.behind ?? last.end, [asText(from, half), asText(to, half)]);
  }
  // The beginning of a range that is none of times: "2–3 weeks".
  if ((last && !first.isSure) || !isTime(page, start, first)) return null;
  return timeFigure(start, first.behind ?? first.end, [asText(first, half), null]);
}

function timeFigure(start: number, end: number, [from, to]: readonly [string, string | null]): TimeFigure {
  return { kind: 'time', start, end, from, to };
}

/** "9:30" is one wherever it appears, "at 9.30", "à 9 h" and "kl. 9" by the word before it. */
function isTime(page: Page, at: number, clock: Clock): boolean {
  const { low, vocabulary } = page;
  if (clock.isSure) return true;
  if (isBehind(vocabulary.clockSure, low, at))
    return clock.hasMinutes || clock.behind !== null || !isCounting(page, clock.end);
  const isLed = isBehind(vocabulary.clockBefore, low, at);
  return isLed && (clock.hasMinutes || (clock.behind !== null && isBehind(vocabulary.clockHours, low, at)));
}

interface Ends {
  readonly first: Clock;
  readonly last: Clock;
}

function isRange(page: Page, at: number, ends: Ends): boolean {
  const { first, last } = ends;
  const { low, vocabulary } = page;
  if (first.isSure || last.isSure) return true;
  if (isBehind(vocabulary.clockSure, low, at))
    return last.hasMinutes || last.behind !== null || !isCounting(page, last.end);
  const isLed = isBehind(vocabulary.clockBefore, low, at) || isWeekdayAhead(page, at);
  return (first.hasMinutes && isLed) || isOfHours(page, at, ends);
}

const EARLIEST = 5;

/** "De 9 a 14 h", "с 10 до 20 часов": hours of a day, and not how long it takes. */
function isOfHours({ low, vocabulary }: Page, at: number, { first, last }: Ends): boolean {
  if (first.hour < EARLIEST || last.hour <= first.hour || last.behind === null) return false;
  return first.behind !== null || isBehind(vocabulary.from, low, at) || isBehind(vocabulary.clockBefore, low, at);
}

function asText({ hour, minute }: Pick<Clock, 'hour' | 'minute'>, half: HalfOfDay | null): string {
  const hours = half?.isAfternoon === true && hour < HALF_DAY ? hour + HALF_DAY : hour;
  return `${String(hours).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** "2 to 4 p.m.": the half of the day is said once. */
function sameHalf(first: Clock, last: Clock): [Clock, Clock] {
  const isAfternoon =
    last.hour >= HALF_DAY && first.hour < HALF_DAY && !first.isSure && first.hour + HALF_DAY < last.hour;
  return [isAfternoon ? { ...first, hour: first.hour + HALF_DAY } : first, last];
}

interface HalfOfDay {
  readonly start: number;
  readonly isAfternoon: boolean;
}

/** "午後3時" */
function halfBefore({ low, vocabulary }: Page, at: number): HalfOfDay | null {
  const am = wordBefore(vocabulary.amBefore, low, at);
  if (am) return { start: am.start, isAfternoon: false };
  const pm = wordBefore(vocabulary.pmBefore, low, at);
  return pm && { start: pm.start, isAfternoon: true };
}

/** The end of a range may stand behind the word of its beginning: "10 h à 18 h 30". */
function readLast(page: Page, start: number, first: Clock): Clock | null {
  for (const end of new Set([first.behind ?? first.end, first.end])) {
    const at = afterArrow(page, end) ?? afterTo(page, end) ?? afterAnd(page, start, end);
    const last = at === null ? null : readClockWithHalf(page, at);
    if (last) return last;
  }
  return null;
}

/** "Between 8 am and 6 pm" */
function afterAnd(page: Page, start: number, end: number): number | null {
  return isBehind(page.vocabulary.between, page.low, start) ? afterJoin(page, end) : null;
}

/** "午後5時30分" at the end of a range. */
function readClockWithHalf(page: Page, at: number): Clock | null {
  const { low, vocabulary } = page;
  const half = wordAt(vocabulary.amBefore, low, at) ?? wordAt(vocabulary.pmBefore, low, at);
  const clock = readClock(page, half?.end ?? at);
  const isAfternoon = half !== null && wordAt(vocabulary.pmBefore, low, at) !== null;
  return clock && isAfternoon ? { ...clock, hour: (clock.hour % HALF_DAY) + HALF_DAY } : clock;
}

function afterArrow({ low }: Page, at: number): number | null {
  const arrow = matchAt(/ ?→ ?/y, low, at);
  return arrow && at + arrow[0].length;
}

function readClock(page: Page, at: number): Clock | null {
  return readHanClock(page, at) ?? readDigitalClock(page, at);
}

function readHanClock({ low }: Page, at: number): Clock | null {
  const match = matchAt(HAN, low, at);
  if (match === null) return null;
  const { hour, minute, half } = match.groups ?? {};
  const end = at + match[0].length;
  const minutes = half === undefined ? Number(minute ?? 0) : 30;
  return { hour: Number(hour), minute: minutes, end, isSure: true, hasMinutes: true, behind: null };
}

function readDigitalClock(page: Page, at: number): Clock | null {
  const { low } = page;
  const withMinutes = matchAt(COLON, low, at) ?? hoursAt(page, at) ?? matchAt(POINT, low, at);
  const match = withMinutes ?? matchAt(HOUR, low, at);
  if (match === null) return null;
  const [hour, minute] = [Number(match.groups?.['hour']), Number(match.groups?.['minute'] ?? 0)];
  const isSure = /[:h]/.test(match[0]);
  const end = at + match[0].length;
  return behindClock(page, { hour, minute, end, isSure, hasMinutes: withMinutes !== null, behind: null });
}

/** "14h30" is a time of day where hours are written so; early ones alone, "2h30", are rather how long something takes. */
function hoursAt({ low, vocabulary }: Page, at: number): RegExpExecArray | null {
  const match = vocabulary.clockBehind.words.has('h') ? matchAt(H, low, at) : null;
  const isEarly = Number(match?.groups?.['hour']) < EARLIEST;
  const { clockBefore, clockSure, clockHours } = vocabulary;
  const isLed = [clockBefore, clockSure, clockHours].some((table) => isBehind(table, low, at));
  return isEarly && !isLed ? null : match;
}

/** With the words behind it: "Uhr", "p.m.", "o'clock", "Uhr nachmittags". */
function behindClock(page: Page, clock: Clock): Clock {
  const { vocabulary } = page;
  const word = wordBehind(page, vocabulary.clockBehind, clock.end);
  const half = halfBehind(page, word?.end ?? clock.end);
  if (half) return { ...clock, hour: (clock.hour % HALF_DAY) + half.hours, end: half.end, isSure: true };
  if (word === null) return clock;
  // "3 Stunden" lasts, and so may "3 h" and "3 uur"; behind minutes it is a time of day.
  const isSure = clock.isSure || clock.hasMinutes || wordBehind(page, vocabulary.clockOnly, clock.end) !== null;
  return { ...clock, isSure, end: isSure ? word.end : clock.end, behind: word.end };
}

function wordBehind<Value>({ low }: Page, table: WordTable<Value>, at: number) {
  return wordAt(table, low, low.charAt(at) === ' ' ? at + 1 : at);
}

/** The half of the day, in hours: "9 a.m.", "3 Uhr nachmittags", "8 de la tarde". */
function halfBehind(page: Page, at: number): { hours: number; end: number } | null {
  const am = wordBehind(page, page.vocabulary.am, at);
  if (am && !isDateAhead(page, am.end + 1)) return { hours: 0, end: am.end };
  const pm = wordBehind(page, page.vocabulary.pm, at);
  return pm && { hours: HALF_DAY, end: pm.end };
}
