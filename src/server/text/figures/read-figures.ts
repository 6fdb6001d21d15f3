import { languageOf } from '../../../core/text/language.ts';
import { type PlacedWord, readPlacedWords } from '../../../core/text/words.ts';
import { detectLanguage } from '../language.ts';
import { readDate } from './dates.ts';
import type { DateFigure, Figure } from './figure.ts';
import { readHanNumbers, readSpelledNumbers, type SpelledNumber } from './number-words.ts';
import { endOfVersion } from './numerals.ts';
import { matchAt, type Page, pageOf } from './page.ts';
import { type End, quantityOf, readDigits, readLoneScale, readSpelled } from './quantities.ts';
import { readTime } from './times.ts';
import { wordAt, wordBefore } from './vocabulary.ts';

export interface FigureOptions {
  /** BCP 47 primary tag where it is known; else the text tells it. */
  readonly language?: string | null;
}

const ANCHOR = /\d|[½¼¾⅓⅔⅕⅖⅛]/g;
const EARLIEST_YEAR = 1_500;
const LATEST_YEAR = 2_100;
const EARLY_YEARS_BEHIND =
  /(?:in|since|until|from|seit|bis|jahr|en|dans|nel|dal|em|desde|w|od|sedan|sinds|i|в|с|год[ау]?) $/;

/** Every figure of a text, in order; none overlaps another. Of a long text, see `readFiguresInSteps`. */
export function readFigures(text: string, options: FigureOptions = {}): Figure[] {
  return [...readFiguresInSteps(text, options)].flat();
}

/** The figures of each line, so that other work can be done between them: no figure goes on in the next line. */
export function* readFiguresInSteps(
  text: string,
  { language = tell(text) }: FigureOptions = {},
): Generator<readonly Figure[]> {
  let start = 0;
  for (const line of text.split('\n')) {
    const offset = start;
    if (/[\p{L}\p{N}]/u.test(line)) {
      yield figuresOfLine(line, language).map((figure) => ({
        ...figure,
        start: figure.start + offset,
        end: figure.end + offset,
      }));
    }
    start += line.length + 1;
  }
}

function figuresOfLine(line: string, language: string | null): Figure[] {
  const page = pageOf(line, language);
  const spelled = spelledIn(page);
  const figures: Figure[] = [];
  let at = 0;
  let nextWord = 0;
  for (;;) {
    ANCHOR.lastIndex = at;
    const digit = ANCHOR.exec(page.low)?.index ?? Number.POSITIVE_INFINITY;
    while ((spelled[nextWord]?.start ?? Number.POSITIVE_INFINITY) < at) nextWord += 1;
    const word = spelled[nextWord];
    const place = Math.min(digit, word?.start ?? Number.POSITIVE_INFINITY);
    if (place === Number.POSITIVE_INFINITY) return figures;
    const step = word && word.start < digit ? readWord(page, word) : readNumber(page, place);
    figures.push(...step.figures);
    at = Math.max(step.end, place + 1);
  }
}

function tell(text: string): string | null {
  return languageOf(text) ?? detectLanguage(text);
}

interface Step {
  readonly figures: readonly Figure[];
  readonly end: number;
}

/** Numbers in words, and months, which a date can begin with: whatever a figure begins with beside digits. */
interface Word {
  readonly start: number;
  readonly spelled: SpelledNumber | null;
}

function spelledIn(page: Page): Word[] {
  const { low, language, vocabulary } = page;
  if (language === 'ja' || language === 'zh') {
    return inOrder([...readHanNumbers(low), ...sharesIn(page)].map((spelled) => ({ start: spelled.start, spelled })));
  }
  const placed = readPlacedWords(low);
  const begins = ({ word }: PlacedWord) => vocabulary.months.words.has(word) || vocabulary.scales.words.has(word);
  return inOrder([
    ...readSpelledNumbers(low, placed, language).map((spelled) => ({ start: spelled.start, spelled })),
    ...placed.filter(begins).map(({ start }) => ({ start, spelled: null })),
  ]);
}

function inOrder(words: Word[]): Word[] {
  return words.sort((one, other) => one.start - other.start);
}

/** In scripts without spaces a word is found wherever its signs stand. */
function sharesIn({ low, language }: Page): SpelledNumber[] {
  const shares =
    language === 'ja' ? /半数|過半数|三分の一|三分の二|四分の一/g : /一半|半数|三分之一|三分之二|四分之一/g;
  const values: Readonly<Record<string, number>> = {
    三分の一: 33.3,
    三分の二: 66.7,
    四分の一: 25,
    三分之一: 33.3,
    三分之二: 66.7,
    四分之一: 25,
  };
  return Array.from(low.matchAll(shares), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    value: values[word] ?? 50,
    kind: 'share',
    isDoubtful: false,
  }));
}

function readWord(page: Page, { start, spelled }: Word): Step {
  const date = spelled ? null : readDate(page, start);
  if (date) return { figures: [date], end: date.end };
  const end = spelled ? readSpelled(page, spelled) : readLoneScale(page, start);
  if (end === null) return { figures: [], end: start + 1 };
  if (spelled?.kind === 'share' && isPartOfUnit(page, end.end)) return { figures: [], end: end.end };
  return withSecond(page, end);
}

/** "Half an hour", "half a day": no share of anything. */
function isPartOfUnit({ low, vocabulary }: Page, at: number): boolean {
  const article = matchAt(/ an? | (?:de )?(?:une? |la )?/y, low, at)?.[0].length ?? 0;
  return article > 0 && wordAt(vocabulary.units, low, at + article)?.value.kind === 'duration';
}

function readNumber(page: Page, at: number): Step {
  const { low } = page;
  const dated = readDate(page, at) ?? readTime(page, at);
  if (dated) return { figures: [dated], end: dated.end };
  const first = readDigits(page, at);
  if (first === null) return { figures: [], end: endOfVersion(low, at) };
  const name = endOfName(page, at, first);
  return name === null ? withSecond(page, first) : { figures: [], end: name };
}

/** Where a number ends that names and does not count: "4K", "No. 5", "3. Platz", "3rd"; null where it counts. */
function endOfName(page: Page, at: number, { end, unit }: End): number | null {
  const { low, vocabulary, sentenceEnds } = page;
  const tail =
    unit === null ? matchAt(/[a-z][a-z0-9]*|\.?[ºª]|\.er|[°№]|-(?:й|я|е|го|му|ых|х|ая)(?!\p{L})/uy, low, end) : null;
  if (tail) return end + tail[0].length;
  if (unit === null && low.charAt(end) === '.' && low.charAt(end + 1) === ' ' && !sentenceEnds.has(end + 1))
    return end + 1;
  if (unit !== null) return null;
  const behind = end + (matchAt(/(?:[-/]\d{1,9}){1,3}/y, low, end)?.[0].length ?? 0);
  if (/[#№§第]$/.test(low.slice(Math.max(0, at - 2), at).trimEnd())) return behind;
  const gap = /(?:[.:]{0,2} ?)$/.exec(low.slice(Math.max(0, at - 3), at))?.[0].length ?? 0;
  return wordBefore(vocabulary.numbered, low, at - gap) || isBehindName(page, at, end) ? behind : null;
}

/** "Cafetera Alba 3000", "flight TP 1024.": the last word of a name, where nouns have no capitals. */
function isBehindName({ raw, low, language }: Page, at: number, end: number): boolean {
  if (
    language === 'de' ||
    !/^(?:[.!?,;:)]?(?:\s|$))/.test(low.slice(end, end + 2)) ||
    /^ \p{L}/u.test(raw.slice(end, end + 2))
  )
    return false;
  return /\p{L}[\p{L}’'-]{0,30} (?:\p{Lu}\p{Ll}+|\p{Lu}{2,5}) $/u.test(raw.slice(Math.max(0, at - 40), at));
}

/** A number with the second one that belongs to it: the end of a range, or what a thing became. */
function withSecond(page: Page, first: End): Step {
  const year = yearOf(page, first);
  if (year) return { figures: [year], end: year.end };
  const link = linkAt(page, first);
  const second = link && readSecond(page, link.end);
  if (!link || !second || second.inWords !== first.inWords) return { figures: [quantityOf(first)], end: first.end };
  const isSameUnit = first.unit === null || second.unit === null || sameUnit(first, second);
  const shared = first.unit === null && second.unit !== null ? { ...first, unit: second.unit } : first;
  if (link.kind === 'range' && isSameUnit && !isChange(page, first, second)) {
    return { figures: [quantityOf(shared, second)], end: second.end };
  }
  const shares = link.kind !== 'join' || second.unit !== null;
  const later =
    second.unit === null && first.unit !== null && link.kind === 'change' ? { ...second, unit: first.unit } : second;
  if (!shares || !isSameUnit || yearOf(page, second)) return { figures: [quantityOf(first)], end: first.end };
  return { figures: [quantityOf(shared), quantityOf(later)], end: second.end };
}

function sameUnit(one: End, other: End): boolean {
  return one.unit?.kind === other.unit?.kind && (one.unit?.id === other.unit?.id || one.unit?.kind === 'money');
}

const BETWEEN = /(?:between|zwischen|entre|tra|fra|tussen|między|mellan|mellem|mezi|между) (?:[a-z]{2} )?$/;

/** "From 6 to 2 weeks" says what something was and became; "3 to 5 days" is a range. */
function isChange({ low, vocabulary }: Page, first: End, second: End): boolean {
  if (second.value < first.value) return true;
  if (low.charAt(first.start - 1) !== ' ' || wordBefore(vocabulary.from, low, first.start - 1) === null) return false;
  // "From 2 to 3 minutes" is how long, "from 41 to 56 shops" how it went.
  const { kind = 'count' } = second.unit ?? first.unit ?? {};
  return kind !== 'duration';
}

interface Link {
  readonly kind: 'range' | 'change' | 'join';
  readonly end: number;
}

/** What stands between two numbers that belong together. */
function linkAt({ low, vocabulary }: Page, { start, end: at }: End): Link | null {
  const arrow = matchAt(/ ?(?:→|->|=>|➔|➜|⇒) ?/y, low, at);
  if (arrow) return { kind: 'change', end: at + arrow[0].length };
  const dash = matchAt(/ ?(?:-|~|〜|～) ?/y, low, at);
  if (dash) return { kind: 'range', end: at + dash[0].length };
  const gap = low.charAt(at) === ' ' ? 1 : 0;
  const to = wordAt(vocabulary.to, low, at + gap);
  if (to) return { kind: 'range', end: to.end + (low.charAt(to.end) === ' ' ? 1 : 0) };
  const join = gap === 1 ? wordAt(vocabulary.join, low, at + gap) : null;
  if (join === null || low.charAt(join.end) !== ' ') return null;
  const isBetween = BETWEEN.test(low.slice(Math.max(0, start - 14), start));
  return { kind: isBetween ? 'range' : 'join', end: join.end + 1 };
}

/** A spelled number is no longer than this. */
const NEAR = 60;

function readSecond(page: Page, at: number): End | null {
  const { low, vocabulary } = page;
  const currency = wordAt(vocabulary.currencies, low, at);
  const sign = /^[-+]\d/.test(low.slice(at, at + 2)) ? 1 : 0;
  const from = currency ? currency.end + (low.charAt(currency.end) === ' ' ? 1 : 0) : at + sign;
  if (/\d/.test(low.charAt(from))) {
    const end = readDigits(page, from);
    return end && endOfName(page, from, end) === null ? end : null;
  }
  const near = low.slice(at, at + NEAR);
  const word = readSpelledNumbers(near, readPlacedWords(near), page.language)[0];
  return word?.start === 0 ? readSpelled(page, { ...word, start: at, end: at + word.end }) : null;
}

/** "in 2024", "2019–2021", "2019/20": four plain digits that count nothing. */
function yearOf(page: Page, { start, end, value, unit, isPlainYear, hasSign }: End): DateFigure | null {
  const { low } = page;
  if (!isPlainYear || unit !== null || hasSign || value > LATEST_YEAR) return null;
  const isLate = value >= EARLIEST_YEAR + 400;
  if (!isLate && !(value >= EARLIEST_YEAR && EARLY_YEARS_BEHIND.test(low.slice(Math.max(0, start - 10), start))))
    return null;
  const last = matchAt(/ ?[-/] ?(?<year>(?:19|20)\d{2}|\d{2})(?![\d-]|[.,]\d| ?%)/y, low, end);
  const written = Number(last?.groups?.['year'] ?? Number.NaN);
  const to = written < 100 ? Math.floor(value / 100) * 100 + written : written;
  if (last && to > value)
    return { kind: 'date', start, end: end + last[0].length, from: { year: value }, to: { year: to }, otherwise: null };
  return { kind: 'date', start, end, from: { year: value }, to: null, otherwise: null };
}
