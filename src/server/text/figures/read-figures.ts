import { type PlacedWord, readPlacedWords } from '../../../core/text/words.ts';
import { tellLanguage } from '../language.ts';
import { oneWithHalf, readHoursAndMinutes } from './compound.ts';
import { readDates } from './dates.ts';
import type { Figure, Quantity } from './figure.ts';
import { readHanNumbers } from './han-numbers.ts';
import { isMonthBehind } from './named-dates.ts';
import { endOfName } from './naming.ts';
import { readSpelledNumbers } from './number-words.ts';
import type { SpelledNumber } from './number-spellings.ts';
import { endOfVersion } from './numerals.ts';
import { type Page, pageOf } from './page.ts';
import { matchAt } from '../places.ts';
import { type Step, withSecond } from './pairs.ts';
import { readFraction, readOneOfMany, readPartOf } from './parts.ts';
import {
  type End,
  quantityOf,
  readDigits,
  readHalfOfScale,
  readLoneScale,
  readOne,
  readPartOfScale,
  readSpelled,
} from './quantities.ts';
import { readQuarters } from './quarters.ts';
import { readTime } from './times.ts';
import { wordAt } from './vocabulary.ts';
import { readDecade } from './years.ts';

export interface FigureOptions {
  /** BCP 47 primary tag where it is known; else the text tells it. */
  readonly language?: string | null;
}

const ANCHOR = /\d|[½¼¾⅓⅔⅕⅖⅛]/g;

/** Every figure of a text, in order; none overlaps another. Of a long text, see `readFiguresInSteps`. */
export function readFigures(text: string, options: FigureOptions = {}): Figure[] {
  return [...readFiguresInSteps(text, options)].flat();
}

/** The figures of each line, so that other work can be done between them: no figure goes on in the next line. */
export function* readFiguresInSteps(
  text: string,
  { language = tellLanguage(text) }: FigureOptions = {},
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
  const beginnings = beginningsIn(page);
  const figures: Figure[] = [];
  let at = 0;
  let next = 0;
  let digit = -1;
  for (;;) {
    // Looked for again once it is behind: it can be at the end of a long line of words.
    if (digit < at) digit = nextDigit(page, at);
    while ((beginnings[next]?.start ?? Number.POSITIVE_INFINITY) < at) next += 1;
    const beginning = beginnings[next];
    const place = Math.min(digit, beginning?.start ?? Number.POSITIVE_INFINITY);
    if (place === Number.POSITIVE_INFINITY) return figures;
    const step =
      beginning && beginning.start <= digit ? readBeginning(page, beginning, digit) : readNumber(page, place);
    figures.push(...step.figures);
    at = Math.max(step.end, place + 1);
  }
}

function nextDigit({ low }: Page, at: number): number {
  ANCHOR.lastIndex = at;
  return ANCHOR.exec(low)?.index ?? Number.POSITIVE_INFINITY;
}

/** What a figure begins with beside digits: numbers in words, months, quarters of a year, and "one" of many. */
interface Beginning {
  readonly start: number;
  readonly spelled: SpelledNumber | null;
  /** What is already known to stand there. */
  readonly figure: Figure | null;
}

function beginningsIn(page: Page): Beginning[] {
  const quarters = readQuarters(page).map((figure) => ({ start: figure.start, spelled: null, figure }));
  return [...quarters, ...wordsIn(page)].sort((one, other) => one.start - other.start);
}

function wordsIn(page: Page): Beginning[] {
  const { low, language, vocabulary } = page;
  const ofSpelled = (spelled: SpelledNumber) => ({ start: spelled.start, spelled, figure: null });
  if (language === 'ja' || language === 'zh') return readHanNumbers(page).map(ofSpelled);
  const placed = readPlacedWords(low);
  const { months, scales, ones, halves } = vocabulary;
  const begins = ({ word }: Pick<PlacedWord, 'word'>) =>
    months.words.has(word) || [scales, ones, halves].some(({ words }) => words.has(word));
  return [
    ...readSpelledNumbers(low, placed, language).map(ofSpelled),
    ...placed
      .map(behindApostrophe)
      .filter(begins)
      .map(({ start }) => ({ start, spelled: null, figure: null })),
  ];
}

/** "qu'un", "d'octobre": a word before it lost its end. */
function behindApostrophe({ word, start }: PlacedWord): Pick<PlacedWord, 'word' | 'start'> {
  const from = word.lastIndexOf("'") + 1;
  return { word: word.slice(from), start: start + from };
}

function readBeginning(page: Page, { start, spelled, figure }: Beginning, digit: number): Step {
  if (figure) return { figures: [figure], end: figure.end };
  if (spelled) return readInWords(page, spelled);
  return start === digit ? readNumber(page, start) : readWord(page, start);
}

function readInWords(page: Page, spelled: SpelledNumber): Step {
  const number = readSpelled(page, spelled);
  if (number === null) return { figures: [], end: spelled.start + 1 };
  const scaled = spelled.kind === 'share' ? readPartOfScale(page, number) : null;
  if (scaled) return withSecond(page, scaled);
  if (spelled.kind === 'share') {
    if (readHalf(page, number.start)) return readWord(page, number.start);
    if (isBehindOrdinal(page, number.start) || isMonthBehind(page, number.end)) return { figures: [], end: number.end };
  }
  return readPart(page, number) ?? withSecond(page, number);
}

/** A month, "a million", "one in three" */
function readWord(page: Page, at: number): Step {
  const dates = readDates(page, at);
  const last = dates.at(-1);
  if (last) return { figures: dates, end: last.end };
  const one = readHalf(page, at) ?? readOneOfMany(page, at);
  if (one) return { figures: [one], end: one.end };
  const pair = readFromOne(page, at);
  if (pair) return pair;
  const lone = readLoneScale(page, at);
  return lone ? withSecond(page, lone) : { figures: [], end: at + 1 };
}

const BEFORE_UNIT = / an? | (?:de )?(?:une? |la )?|-|'/y;

/** "Half an hour", "media hora", "an hour and a half", "eine halbe Million": no share of anything, but so long or so many. */
function readHalf(page: Page, at: number): Figure | null {
  const { low, vocabulary } = page;
  const half = wordAt(vocabulary.halves, low, at);
  if (half === null) return null;
  const one = oneWithHalf(page, at) ?? readHalfOfScale(page, { start: at, end: half.end });
  if (one) return quantityOf(one);
  const gap = matchAt(BEFORE_UNIT, low, half.end)?.[0].length ?? 0;
  const unit = gap > 0 ? wordAt(vocabulary.units, low, half.end + gap) : null;
  if (unit?.value.kind !== 'duration') return null;
  const { kind, id } = unit.value;
  return { kind, start: at, end: unit.end, value: 1 / 2, to: null, unit: id, otherwise: null, inWords: true };
}

/** "Between one and five euros", "one to three days": beside another number "one" counts. */
function readFromOne(page: Page, at: number): Step | null {
  const one = readOne(page, at);
  const step = one && withSecond(page, one);
  return step && step.end > (one?.end ?? 0) ? step : null;
}

/** Alone it counts only in a unit, "one hour": what is read there is beside the other figures. */
export function readOnes(line: string, language: string | null): Quantity[] {
  const page = pageOf(line, language);
  return readPlacedWords(page.low).flatMap(({ word, start }) => {
    const one = page.vocabulary.ones.words.has(word) ? readOne(page, start) : null;
    return one?.unit ? [quantityOf(one)] : [];
  });
}

/** "The second half of 2024": a part with a name. */
function isBehindOrdinal({ low, vocabulary }: Page, at: number): boolean {
  const word = /(?<!\p{L})\p{L}{2,14}(?= $)/u.exec(low.slice(Math.max(0, at - 16), at))?.[0];
  return word !== undefined && vocabulary.places.has(word);
}

function readNumber(page: Page, at: number): Step {
  const dates = readDates(page, at);
  const last = dates.at(-1);
  if (last) return { figures: dates, end: last.end };
  const known = readTime(page, at) ?? readHoursAndMinutes(page, at) ?? readDecade(page, at) ?? readFraction(page, at);
  if (known) return { figures: [known], end: known.end };
  const number = readDigits(page, at);
  if (number === null) return { figures: [], end: endOfVersion(page.low, at) };
  const name = endOfName(page, at, number);
  if (name !== null) return { figures: [], end: name };
  return readPart(page, number) ?? withSecond(page, number);
}

function readPart(page: Page, number: End): Step | null {
  const part = readPartOf(page, number);
  return part && { figures: [part], end: part.end };
}
