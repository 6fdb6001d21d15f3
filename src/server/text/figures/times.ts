import type { TimeFigure } from './figure.ts';
import { matchAt, type Page } from './page.ts';
import { wordAt, wordBefore } from './vocabulary.ts';

const COLON = /(?<hour>[01]?\d|2[0-4]):(?<minute>[0-5]\d)(?::[0-5]\d)?(?![\d:])/y;
const POINT = /(?<hour>[01]?\d|2[0-4])\.(?<minute>[0-5]\d)(?![\d.]\d|\d)/y;
const H = /(?<hour>[01]?\d|2[0-4]) ?h ?(?<minute>[0-5]\d)(?!\d)/y;
const HOUR = /(?<hour>[01]?\d|2[0-4])(?![\d.,:]\d|\d)/y;
const HAN = /(?<hour>[01]?\d|2[0-4])(?:時|时|点|點)(?:(?<minute>[0-5]?\d)分|(?<half>半))?(?!間|间)/y;
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
  const { low, vocabulary } = page;
  const first = readClock(page, at);
  if (first === null) return null;
  const last = readLast(page, first.end);
  const lead = wordBefore(vocabulary.clockBefore, low, at - (low.charAt(at - 1) === ' ' ? 1 : 0));
  const isLed = lead !== null;
  const end = last ?? first;
  const isRange =
    last !== null &&
    (first.isSure || last.isSure || (isLed && first.hasMinutes) || isOfHours(page, at, { first, last }));
  if (!isRange && !first.isSure && !(isLed && first.hasMinutes)) return null;
  const [from, to] = isRange ? sameHalf(first, end) : [first, null];
  const half = halfBefore(page, at);
  return {
    kind: 'time',
    start: half.start,
    end: isRange ? (end.behind ?? end.end) : first.end,
    from: asText(from, half.isAfternoon),
    to: to && asText(to, half.isAfternoon),
  };
}

const EARLIEST = 5;

/** "De 9 a 14 h", "с 10 до 20 часов": hours of a day, and not how long it takes. */
function isOfHours({ low, vocabulary }: Page, at: number, { first, last }: { first: Clock; last: Clock }): boolean {
  if (first.hour < EARLIEST || last.hour <= first.hour || last.behind === null) return false;
  return (
    low.charAt(at - 1) === ' ' &&
    (wordBefore(vocabulary.from, low, at - 1) ?? wordBefore(vocabulary.clockBefore, low, at - 1)) !== null
  );
}

function asText({ hour, minute }: Pick<Clock, 'hour' | 'minute'>, isAfternoon: boolean): string {
  const hours = isAfternoon && hour < HALF_DAY ? hour + HALF_DAY : hour;
  return `${String(hours).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** "2 to 4 p.m.": the half of the day is said once. */
function sameHalf(first: Clock, last: Clock): [Clock, Clock] {
  const isAfternoon =
    last.hour >= HALF_DAY && first.hour < HALF_DAY && !first.isSure && first.hour + HALF_DAY < last.hour;
  return [isAfternoon ? { ...first, hour: first.hour + HALF_DAY } : first, last];
}

/** "午後3時" */
function halfBefore({ low }: Page, at: number): { start: number; isAfternoon: boolean } {
  const lead = low.slice(Math.max(0, at - 2), at);
  if (/^(?:午前|上午|早上)$/.test(lead)) return { start: at - 2, isAfternoon: false };
  return /^(?:午後|下午|晚上)$/.test(lead) ? { start: at - 2, isAfternoon: true } : { start: at, isAfternoon: false };
}

function readLast(page: Page, at: number): Clock | null {
  const { low, vocabulary } = page;
  const dash = matchAt(/ ?(?:-|~|〜|～|→) ?/y, low, at);
  if (dash) return readClock(page, at + dash[0].length);
  const gap = low.charAt(at) === ' ' ? 1 : 0;
  const word = wordAt(vocabulary.to, low, at + gap);
  if (word === null) return null;
  return readClock(page, word.end + (low.charAt(word.end) === ' ' ? 1 : 0));
}

function readClock(page: Page, at: number): Clock | null {
  const { low } = page;
  const han = matchAt(HAN, low, at);
  if (han) {
    const { hour, minute, half } = han.groups ?? {};
    const minutes = half === undefined ? Number(minute ?? 0) : 30;
    return {
      hour: Number(hour),
      minute: minutes,
      end: at + han[0].length,
      isSure: true,
      hasMinutes: true,
      behind: null,
    };
  }
  const withMinutes = matchAt(COLON, low, at) ?? matchAt(H, low, at) ?? matchAt(POINT, low, at);
  const match = withMinutes ?? matchAt(HOUR, low, at);
  if (match === null) return null;
  const [hour, minute] = [Number(match.groups?.['hour']), Number(match.groups?.['minute'] ?? 0)];
  const end = at + match[0].length;
  const sure = match[0].includes(':') || /h/.test(match[0]);
  return behindClock(page, { hour, minute, end, isSure: sure, hasMinutes: withMinutes !== null, behind: null });
}

/** With the word behind it: "Uhr", "p.m.", "o'clock". */
function behindClock({ low, vocabulary }: Page, clock: Clock): Clock {
  const gap = low.charAt(clock.end) === ' ' ? 1 : 0;
  const at = clock.end + gap;
  const am = wordAt(vocabulary.am, low, at);
  if (am) return { ...clock, hour: clock.hour % HALF_DAY, end: am.end, isSure: true };
  const pm = wordAt(vocabulary.pm, low, at);
  if (pm) return { ...clock, hour: (clock.hour % HALF_DAY) + HALF_DAY, end: pm.end, isSure: true };
  const word = wordAt(vocabulary.clockBehind, low, at);
  if (word === null) return clock;
  const said = low.slice(at, word.end);
  // "3 Stunden" lasts, and so may "3 h" and "3 uur"; behind minutes it is a time of day.
  const isSure = clock.hasMinutes || /^(?:uhr|o['’]clock|น\.|นาฬิกา)$/.test(said);
  return isSure ? { ...clock, end: word.end, isSure: true, behind: word.end } : { ...clock, behind: word.end };
}
