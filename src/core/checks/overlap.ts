import type { Span } from '../text/span.ts';
import { undoubtedText, withoutQuotations } from './running-text.ts';
import { type PlacedWord, readPlacedWords } from '../text/words.ts';

/** The 5-word sequences of a text, prepared once for all comparisons. */
export interface Shingles {
  /** A number for each sequence, in order, and the stretch that it covers. */
  readonly runs: readonly { readonly key: number; readonly span: Span }[];
  readonly keys: ReadonlySet<number>;
}

export interface Overlap {
  /** Sequences that both texts have, of those of the text that has fewer; 0 to 1. */
  readonly share: number;
  /** How many that text has: of a piece that is mostly gaps, a few words are soon the whole. */
  readonly sequences: number;
  /** Stretches of the first text that stand in the other, too. */
  readonly spans: readonly Span[];
}

const RUN = 5;
/** So many words of a text that is set aside, in a row, are taken from there. */
const ASIDE_RUN = 4;
/** No sequence goes on from one line, cell or labelled field to the next. */
const BREAK =
  /[\n|]|^[^\S\n]{0,12}(?:[-–*•·>#]{1,6}[^\S\n]{1,4}|\d{1,2}[.)][^\S\n])?\p{Lu}[\p{L} -]{0,24}:[^\S\n]|^[^\S\n]{0,12}\d{1,2}[.)][^\S\n]/gmu;

/** How much of two texts is the same; `aside` are texts whose words are neither's own, such as the author's opinion. */
export function overlapOf(text: string, other: string, { aside }: { readonly aside: readonly string[] }): Overlap {
  return overlapOfShingles(shinglesOf(text, aside), shinglesOf(other, aside));
}

/** The same for texts that were prepared; takes a look-up for each sequence. */
export function overlapOfShingles(one: Shingles, other: Shingles): Overlap {
  const fewer = Math.min(one.keys.size, other.keys.size);
  if (fewer === 0) return { share: 0, sequences: 0, spans: [] };
  const both = one.runs.filter(({ key }) => other.keys.has(key));
  const share = new Set(both.map(({ key }) => key)).size / fewer;
  return { share, sequences: fewer, spans: merged(both.map(({ span }) => span)) };
}

/** Marked quotations, gaps, flags, addresses and what is set aside belong to no sequence, and none goes on across them. */
export function shinglesOf(text: string, aside: readonly string[]): Shingles {
  const own = withoutQuotations(undoubtedText(text));
  const foreign = new Set(aside.flatMap((given) => keysOf(readHashedWords(given), ASIDE_RUN)));
  const runs = stretchesOf(own, text)
    .flatMap((words) => withoutAside(words, foreign))
    .flatMap(runsOf);
  return { runs, keys: new Set(runs.map(({ key }) => key)) };
}

interface HashedWord {
  readonly high: number;
  readonly low: number;
  readonly start: number;
  readonly end: number;
}

/** Words that follow one another; what was blanked out of the text parts them, too. */
function stretchesOf(own: string, text: string): HashedWord[][] {
  const breaks = Array.from(own.matchAll(BREAK), ({ 0: mark, index }) => index + mark.length - 1);
  const stretches: HashedWord[][] = [];
  let open: HashedWord[] = [];
  let next = 0;
  for (const word of readHashedWords(own)) {
    const from = open.at(-1)?.end ?? 0;
    while ((breaks[next] ?? Number.POSITIVE_INFINITY) < from) next += 1;
    const parted = (breaks[next] ?? Number.POSITIVE_INFINITY) < word.start;
    if (open.length > 0 && (parted || text.slice(from, word.start) !== own.slice(from, word.start))) {
      stretches.push(open);
      open = [];
    }
    open.push(word);
  }
  return [...stretches, open];
}

/** The words that are left between those of other texts. */
function withoutAside(words: readonly HashedWord[], foreign: ReadonlySet<number>): (readonly HashedWord[])[] {
  if (foreign.size === 0) return [words];
  const taken = new Uint8Array(words.length);
  keysOf(words, ASIDE_RUN).forEach((key, at) => {
    if (foreign.has(key)) taken.fill(1, at, at + ASIDE_RUN);
  });
  const left: HashedWord[][] = [[]];
  words.forEach((word, at) => {
    if (taken[at] === 1) left.push([]);
    else left.at(-1)?.push(word);
  });
  return left;
}

function runsOf(words: readonly HashedWord[]): Shingles['runs'] {
  return keysOf(words, RUN).map((key, at) => {
    return { key, span: { start: words[at]?.start ?? 0, end: words[at + RUN - 1]?.end ?? 0 } };
  });
}

const PRIME = 0x01000193;
const OTHER_PRIME = 0x85ebca6b;
const SEED = 0x811c9dc5;
const OTHER_SEED = 0x1b873593;

function readHashedWords(text: string): HashedWord[] {
  return readPlacedWords(text).map(hashed);
}

/** FNV-1a, twice with different numbers: 32 bits alone would now and then take two sequences for one. */
function hashed({ word, start, end }: PlacedWord): HashedWord {
  let [high, low] = [SEED, OTHER_SEED];
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    high = Math.imul(high ^ code, PRIME);
    low = Math.imul(low ^ code, OTHER_PRIME);
  }
  return { high, low, start, end };
}

/** A number of 53 bits, as many as one holds, for every sequence of so many words. */
function keysOf(words: readonly HashedWord[], length: number): number[] {
  const keys: number[] = [];
  for (let from = 0; from + length <= words.length; from += 1) {
    let [high, low] = [SEED, OTHER_SEED];
    for (let at = from; at < from + length; at += 1) {
      const word = words[at];
      if (word === undefined) break;
      high = Math.imul(high ^ word.high, PRIME);
      low = Math.imul(low ^ word.low, OTHER_PRIME);
      high ^= high >>> 15;
      low ^= low >>> 13;
    }
    keys.push((high >>> 0) * 0x200000 + (low >>> 11));
  }
  return keys;
}

function merged(spans: readonly Span[]): Span[] {
  const whole: { start: number; end: number }[] = [];
  for (const { start, end } of spans) {
    const last = whole.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else whole.push({ start, end });
  }
  return whole;
}
