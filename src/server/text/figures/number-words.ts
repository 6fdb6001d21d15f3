import { type PlacedWord, readPlacedWords } from '../../../core/text/words.ts';
import { FIGURE_LANGUAGES } from '../languages/registry.ts';
import {
  MOST,
  NO_WAYS,
  ONE,
  type Spelled,
  type SpelledNumber,
  type Spelling,
  spellingOf,
  type Ways,
} from './number-spellings.ts';
import { matchAt } from '../places.ts';

/** Words that a number has at most: "three hundred and forty-two thousand" is read with the scale behind it. */
const MOST_WORDS = 6;
/** Shorter words of an unknown language are too often words of another one. */
const LEAST_LETTERS = 5;
const ARTICLES = new Set('a an ein eine einen einer un une una uno um uma een én et en ett'.split(' '));

/** What words say for a number; in a text of unknown language only where all languages that have them agree. */
interface Lookup {
  canStart(word: string): boolean;
  find(words: string): Spelled | null;
  readonly ways: Ways;
}

function lookupFor(language: string | null): Lookup {
  const own = FIGURE_LANGUAGES.find(({ id }) => id === language);
  if (own) {
    const spelling = spellingOf(own);
    const find = (word: string) => spelling.words.get(word) ?? readCompound(spelling, word);
    return {
      canStart: (word) =>
        spelling.first.has(word) || spelling.ways.ones.has(word) || readCompound(spelling, word) !== null,
      find,
      ways: spelling.ways,
    };
  }
  if (language !== null) return { canStart: () => false, find: () => null, ways: NO_WAYS };
  const all = FIGURE_LANGUAGES.map(spellingOf);
  return {
    ways: NO_WAYS,
    canStart: (word) => all.some(({ first }) => first.has(word)),
    find(word) {
      if (word.length < LEAST_LETTERS) return null;
      const found = all.flatMap(({ words }) => words.get(word) ?? []);
      const [first] = found;
      return first && !first.isDoubtful && found.every(({ value }) => value === first.value) ? first : null;
    },
  };
}

/** "Zweitausendfünfhundert" and "dreimal": several number words in one. */
function readCompound(spelling: Spelling, word: string): Spelled | null {
  return readMultiple(spelling, word) ?? readThousands(spelling, word);
}

function readMultiple({ words, times }: Spelling, word: string): Spelled | null {
  const base = times?.test(word) === true ? words.get(word.replace(times, '')) : undefined;
  return base && base.value > ONE ? { value: base.value, kind: 'times', isDoubtful: false } : null;
}

function readThousands({ words, thousands }: Spelling, word: string): Spelled | null {
  const at = thousands === null ? -1 : word.indexOf(thousands);
  if (thousands === null || at < 0) return null;
  const [before, behind] = [word.slice(0, at), word.slice(at + thousands.length)];
  const many = before === '' || ARTICLES.has(before) ? ONE : (words.get(before)?.value ?? Number.NaN);
  const rest = behind === '' ? 0 : (words.get(behind)?.value ?? Number.NaN);
  return many <= MOST && rest <= MOST ? { value: many * 1_000 + rest, kind: 'number', isDoubtful: false } : null;
}

/** The numbers and shares that a folded text spells out, in order, in its language; "one" is left out. */
export function readSpelledNumbers(
  low: string,
  words: readonly PlacedWord[],
  language: string | null,
): SpelledNumber[] {
  const lookup = lookupFor(language);
  const found: SpelledNumber[] = [];
  let next = 0;
  for (const [at, { word }] of words.entries()) {
    if (at < next || !lookup.canStart(word)) continue;
    const hit = longestAt({ low, words, lookup }, at);
    if (hit === null) continue;
    found.push(hit.number);
    next = hit.next;
  }
  return found;
}

interface Hit {
  readonly number: SpelledNumber;
  readonly next: number;
}

interface Words {
  readonly low: string;
  readonly words: readonly PlacedWord[];
  readonly lookup: Lookup;
}

function longestAt(on: Words, at: number): Hit | null {
  const decimal = decimalAt(on, at);
  if (decimal) return decimal;
  const hit = phraseAt(on, at);
  return hit && (yearAt(on, hit) ?? withLesser(on, hit));
}

const MOST_DECIMALS = 3;

/** "Three point five", "one point two": digits one by one behind the word for the point. */
function decimalAt(on: Words, at: number): Hit | null {
  const { words, lookup } = on;
  const first = words[at];
  const whole = first ? wholeAt(on, at) : null;
  if (!first || whole === null || !lookup.ways.point.has(words[whole.next]?.word ?? '')) return null;
  const digits = digitsAt(on, whole.next + 1);
  const next = whole.next + 1 + digits.length;
  const end = words[next - 1]?.end;
  if (digits === '' || end === undefined) return null;
  const value = Number(`${whole.value}.${digits}`);
  return { number: { kind: 'number', value, isDoubtful: false, start: first.start, end }, next };
}

function digitsAt({ words, lookup }: Words, at: number): string {
  let digits = '';
  while (digits.length < MOST_DECIMALS) {
    const word = words[at + digits.length]?.word ?? '';
    const digit = lookup.ways.ones.has(word) ? ONE : lookup.find(word)?.value;
    if (digit === undefined || digit > LARGEST_DIGIT || !Number.isInteger(digit)) break;
    digits += String(digit);
  }
  return digits;
}

const LARGEST_DIGIT = 9;

function wholeAt(on: Words, at: number): { readonly value: number; readonly next: number } | null {
  if (on.lookup.ways.ones.has(on.words[at]?.word ?? '')) return { value: ONE, next: at + 1 };
  const hit = phraseAt(on, at);
  return hit?.number.kind === 'number' ? { value: hit.number.value, next: hit.next } : null;
}

/** Centuries that years are said of, and what is said behind them. */
const CENTURIES = new Set([18, 19, 20]);
const LEAST_OF_CENTURY = 10;

/** "Nineteen ninety-five" */
function yearAt(on: Words, { number, next }: Hit): Hit | null {
  if (!on.lookup.ways.yearsInPairs || number.kind !== 'number' || !CENTURIES.has(number.value)) return null;
  const [last, word] = [on.words[next - 1], on.words[next]];
  if (!last || !word || !/^[ -]$/.test(on.low.slice(last.end, word.start))) return null;
  const behind = phraseAt(on, next);
  const value = behind?.number.kind === 'number' ? behind.number.value : 0;
  if (!behind || value < LEAST_OF_CENTURY || value >= 100) return null;
  const year = { ...number, end: behind.number.end, value: number.value * 100 + value, isYear: true };
  return { number: year, next: behind.next };
}

/** "Dwudziestu pięciu", "mil doscientos": with the lesser number behind it. */
function withLesser(on: Words, hit: Hit): Hit {
  const { number, next } = hit;
  const [last, word] = [on.words[next - 1], on.words[next]];
  if (!last || !word || number.kind !== 'number' || on.low.slice(last.end, word.start) !== ' ') return hit;
  const room = roomBehind(number.value, on.lookup);
  const behind = room > 0 ? phraseAt(on, next) : null;
  if (behind === null || !isLesser(behind.number, room)) return hit;
  const sum = { ...number, isDoubtful: false, end: behind.number.end, value: number.value + behind.number.value };
  return withLesser(on, { number: sum, next: behind.next });
}

function isLesser({ kind, value, isDoubtful }: SpelledNumber, room: number): boolean {
  return kind === 'number' && !isDoubtful && value < room;
}

/** How large the number behind another one must not be to belong to it: behind "twenty" 10. */
function roomBehind(value: number, { ways: { isAdditive } }: Lookup): number {
  if (value >= 1_000) return value % 1_000 === 0 ? 1_000 : 0;
  if (!isAdditive) return 0;
  if (value % 100 === 0) return 100;
  return value % 10 === 0 && value > 10 ? 10 : 0;
}

function phraseAt({ low, words, lookup }: Words, at: number): Hit | null {
  const start = words[at]?.start ?? 0;
  let best: Hit | null = null;
  let spelling = '';
  for (let next = at; next < Math.min(words.length, at + MOST_WORDS); next += 1) {
    const word = words[next];
    if (!word || (next > at && !/^[ -]?$/.test(low.slice(words[next - 1]?.end, word.start)))) break;
    // Scripts without blanks write a number in one.
    spelling += `${next === at || word.start === words[next - 1]?.end ? '' : ' '}${word.word}`;
    const spelled = lookup.find(spelling);
    if (spelled) best = { number: { ...spelled, start, end: word.end }, next: next + 1 };
  }
  return best;
}

/** A spelled number is no longer than this. */
const NEAR = 60;

/** The number that is spelled out right at a place of a page. */
export function readSpelledAt({ low, language }: SpelledPage, at: number): SpelledNumber | null {
  if (!/\p{L}/u.test(low.charAt(at))) return null;
  const lookup = lookupFor(language);
  const near = low.slice(at, at + NEAR);
  const placed = readPlacedWords(near);
  const first = placed[0];
  if (!first || first.start > 0 || !lookup.canStart(first.word)) return null;
  const number = longestAt({ low: near, words: placed, lookup }, 0)?.number;
  return number ? { ...number, start: at, end: at + number.end } : null;
}

interface SpelledPage {
  readonly low: string;
  readonly language: string | null;
}

/** Where the article right at a place ends, with the blank behind it; null where there is none. */
export function articleAt(low: string, at: number): number | null {
  const article = matchAt(/(?<article>\p{L}{1,5}) /uy, low, at)?.groups?.['article'];
  return article !== undefined && ARTICLES.has(article) ? at + article.length + 1 : null;
}

/** "a million", "eine Milliarde": whether the word right before a place is an article, and where it begins. */
export function articleBefore(low: string, at: number): number | null {
  const match = /(?<![\p{L}\p{M}])(?<article>\p{L}{1,5}) $/u.exec(low.slice(Math.max(0, at - 7), at));
  const article = match?.groups?.['article'];
  return article !== undefined && ARTICLES.has(article) ? at - article.length - 1 : null;
}
