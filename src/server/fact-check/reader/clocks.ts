import { isInstruction } from '../instructions.ts';
import { before, matchAt, type Reading } from './reading.ts';

const CLOCK =
  /(?<hour>[01]?\d|2[0-4]):(?<minute>[0-5]\d)(?::[0-5]\d)?(?: ?(?<half>am|pm|a\.m\.|p\.m\.|uhr|h))?(?![a-z0-9:])/y;
const HOUR = /(?<hour>[01]?\d|2[0-4]) ?(?<half>am|pm|a\.m\.|p\.m\.|uhr|o'clock)(?![a-z0-9])/y;
const AT = /\b(?:at|by|from|until|till|before|after|around|um|ab|bis|gegen|alle|las|à|om) $/;
const RATIO = /(?<one>\d{1,4}):(?<other>\d{1,4})(?![\d:])/y;
const HALF_DAY = 12;

/** A time of day, or null for the time codes of scripts and chapters. */
export function readClock(low: string, at: number): Reading | null {
  const match = matchAt(CLOCK, low, at) ?? matchAt(HOUR, low, at);
  if (match === null) return null;
  const { hour = '', minute = '00', half } = match.groups ?? {};
  const times = hoursOf(Number(hour), half).map((one) => `time:${one}:${minute}`);
  return {
    kind: 'date',
    start: at,
    end: at + match[0].length,
    ways: () => times.map((time) => [time]),
    gives: () => times,
    isOrdinary: () =>
      (half === undefined && !AT.test(before(low, at, 8))) ||
      isInstruction(low, { start: at, end: at + match[0].length }),
  };
}

/** Hours that may be meant; "9:30" alone is in the morning or in the evening. */
function hoursOf(hour: number, half: string | undefined): number[] {
  if (half?.startsWith('a') === true) return [hour % HALF_DAY];
  if (half?.startsWith('p') === true) return [(hour % HALF_DAY) + HALF_DAY];
  return hour <= HALF_DAY && (half === undefined || half === "o'clock")
    ? [hour % HALF_DAY, (hour % HALF_DAY) + HALF_DAY]
    : [hour % 24];
}

/** "4:1", but not "16:9", which is the shape of a picture. */
export function readRatio(low: string, at: number): Reading | null {
  const match = matchAt(RATIO, low, at);
  if (match === null) return null;
  const { one = '', other = '' } = match.groups ?? {};
  const keys = [`any:${Number(one)}`, `any:${Number(other)}`];
  const ordinary = ['16:9', '9:16', '4:5', '5:4', '4:3', '3:4', '1:1', '2:3', '3:2', '21:9'].includes(match[0]);
  const end = at + match[0].length;
  return { kind: 'number', start: at, end, ways: () => [keys], gives: () => keys, isOrdinary: () => ordinary };
}
