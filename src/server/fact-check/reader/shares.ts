import { isHalfOfSpeech } from '../figures-of-speech.ts';
import { readGermanShare } from './german-numbers.ts';
import { asKey, before, matchAt, type Reading, shareKey } from './reading.ts';
import { readNumberWords } from './number-words.ts';

const PARTS: readonly (readonly [string, number])[] = [
  ['half', 2],
  ['halves', 2],
  ['thirds?', 3],
  ['quarters?', 4],
  ['fourths?', 4],
  ['fifths?', 5],
  ['sixths?', 6],
  ['sevenths?', 7],
  ['eighths?', 8],
  ['ninths?', 9],
  ['tenths?', 10],
  ['hundredths?', 100],
];
const PART = new RegExp(
  String.raw`[ -](?<part>${PARTS.map(([name]) => name).join('|')})(?![a-z])(?!-| part(?:y|ies)\b)`,
  'y',
);
const FEW =
  /(?<count>a|an|one|two|three|four|five|six|seven|eight|nine|\d{1,2})(?=[ -](?:hal|thir|qua|fou|fif|six|sev|eig|nin|ten|hun))/y;
const HALF = /half(?![a-z-])/y;
const SLASHED = /(?<top>\d{1,3})\/(?<bottom>\d{1,3})(?![\d/])/y;
const CONNECTOR = /[ -](?<word>in|out of|of)[ -](?:(?:the|these|those|every|our|all|its|their) )?/y;
const OTHER = /\d{1,3}(?:,\d{3})*(?![\d.,%:/]\d|%)/y;
const LARGEST_WHOLE = 1_000;
const LARGEST_LOOSE = 10;
const SHARE_OF = /^(?: of| off| as| less| more| lower| higher| fewer|[.,;:!?)]|$|\n)/;
const ABOUT =
  /\b(?:by|than|about|nearly|almost|around|roughly|over|under|only|least|most|some|just|up to|to|or|and|-) $/;
const HALF_AS_SHARE = /^ (?:of|the|all|our|their|its|your|as|that|those|these|who|what) /;

/** "two thirds", "half of", "3/4", "one in three", "3 out of 4". */
export function readShare(low: string, at: number): Reading | null {
  return readParts(low, at) ?? readHalf(low, at) ?? readSlashed(low, at) ?? readOneIn(low, at) ?? readGerman(low, at);
}

function share(start: number, end: number, value: number, ordinary: boolean): Reading {
  const keys = [shareKey(value)];
  return { kind: 'number', start, end, ways: () => [keys], gives: () => keys, isOrdinary: () => ordinary };
}

function readGerman(low: string, at: number): Reading | null {
  const german = readGermanShare(low, at);
  return german && share(at, german.end, german.value, !german.stated);
}

function readParts(low: string, at: number): Reading | null {
  const few = matchAt(FEW, low, at);
  const part = few && matchAt(PART, low, at + few[0].length);
  if (!few || !part) return null;
  const count = countOf(few.groups?.['count'] ?? '');
  const whole = PARTS.find(([name]) => new RegExp(`^${name}$`).test(part.groups?.['part'] ?? ''))?.[1] ?? 1;
  const end = at + few[0].length + part[0].length;
  if (whole === 2 && count === 1) return null;
  return share(at, end, count / whole, count === 1 && !isPartOf(low, { start: at, end, quarter: whole === 4 }));
}

function countOf(word: string): number {
  return /^\d/.test(word) ? Number(word) : (readNumberWords(word, 0)?.value ?? 1);
}

/** Not "a third option", and no quarter of a year. */
function isPartOf(low: string, { start, end, quarter }: { start: number; end: number; quarter: boolean }): boolean {
  const behind = low.slice(end, end + 8);
  if (behind.startsWith(' of')) return true;
  if (quarter && /\b(?:in|within|per|every|each) $/.test(before(low, start, 8))) return false;
  return SHARE_OF.test(behind) || ABOUT.test(before(low, start, 10));
}

function readHalf(low: string, at: number): Reading | null {
  if (!matchAt(HALF, low, at)) return null;
  const lead = before(low, at, 16);
  const ordinal = /\b(?:first|second|other|better|latter|your|my|this|that|each|in) $/.test(lead);
  const stated = HALF_AS_SHARE.test(low.slice(at + 4, at + 12)) || ABOUT.test(lead);
  const idiom = isHalfOfSpeech(low, at);
  return share(at, at + 4, 1 / 2, ordinal || idiom || !stated);
}

function readSlashed(low: string, at: number): Reading | null {
  const match = matchAt(SLASHED, low, at);
  const [top, bottom] = [Number(match?.groups?.['top']), Number(match?.groups?.['bottom'])];
  if (match === null || !(top < bottom)) return null;
  const end = at + match[0].length;
  const keys = [`any:${top}`, `any:${bottom}`];
  return {
    ...share(at, end, top / bottom, false),
    ways: () => [[shareKey(top / bottom)], keys],
    gives: () => [shareKey(top / bottom), ...keys],
  };
}

function readOneIn(low: string, at: number): Reading | null {
  const one = readCount(low, at);
  const link = one && matchAt(CONNECTOR, low, one.end);
  const other = one && link && readCount(low, one.end + link[0].length);
  if (!one || !link || !other || one.value >= other.value || one.value < 1) return null;
  return isShare(low, link.groups?.['word'] ?? '', { one, other }) ? countedShare(at, one, other) : null;
}

/** "3 in 2024", "one of ten winners", "two of three" say nothing of a share. */
function isShare(low: string, link: string, { one, other }: { one: Count; other: Count }): boolean {
  if (link === 'of') return one.digits && other.digits;
  return link !== 'in' || (other.value <= LARGEST_WHOLE && !SPAN.test(low.slice(other.end, other.end + 10)));
}

function countedShare(at: number, one: Count, other: Count): Reading {
  const value = one.value / other.value;
  const keys = [`any:${asKey(one.value)}`, `any:${asKey(other.value)}`];
  // "56 of 61" may stand apart in the source; small numbers stand everywhere.
  const ways = one.digits && other.value > LARGEST_LOOSE ? [[shareKey(value)], keys] : [[shareKey(value)]];
  return {
    ...share(at, other.end, value, false),
    ways: () => ways,
    gives: () => [shareKey(value), ...keys, ...keys.map((key) => key.replace('any', 'thing'))],
  };
}

interface Count {
  readonly value: number;
  readonly end: number;
  readonly digits: boolean;
}

const SPAN = /^[ -](?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|%|percent)/;

function readCount(low: string, at: number): Count | null {
  const digits = matchAt(OTHER, low, at)?.[0];
  if (digits !== undefined) return { value: Number(digits.replaceAll(',', '')), end: at + digits.length, digits: true };
  const words = readNumberWords(low, at);
  return words && !words.year ? { value: words.value, end: words.end, digits: false } : null;
}
