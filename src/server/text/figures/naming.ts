import { matchAt, type Page } from './page.ts';
import type { End } from './quantities.ts';
import { wordAt, wordBefore } from './vocabulary.ts';
import { afterTo, countedAt, isBehind } from './words-around.ts';

/** "3rd", "4K", "3.º", "5-й", "2:a": letters right behind the digits. */
const GLUED =
  /[\p{Script=Latin}\p{Script=Cyrillic}][\p{L}\d]*|\.?[ºª]|\.(?:er|[oa])(?!\p{L})|[°№]|-(?:\p{Script=Cyrillic}{1,3}|th|st|nd|rd|e|го)(?!\p{L})|:(?:e|a)(?!\p{L})/uy;
const PARTS = /(?:[-/.:]\d{1,9}){1,3}/y;
const NUMBER = /\d{1,9}(?:\.\d{1,4}){0,3}[a-z]?(?![\p{L}\d])/uy;
const SIGNS_BEFORE = /[#№§第]$/;
const SCORE = /(?::| ?- ?)(?<other>\d{1,3})(?![\d%/-]|[.,:]\d| ?%)/y;
const MOST_SCORED = 200;

/** Where a number ends that names and does not count: "4K", "No. 5", "3. Platz", "3rd"; null where it counts. */
export function endOfName(page: Page, at: number, number: End): number | null {
  if (number.unit !== null) return null;
  return (
    endOfOrdinal(page, number) ??
    endOfNumbered(page, at, number) ??
    endOfCounterOfNames(page, number) ??
    endOfVersionNumber(page, at, number) ??
    endOfScore(page, number) ??
    (isBehindName(page, at, number.end) ? endOfParts(page, number.end) : null)
  );
}

function endOfOrdinal({ low, sentenceEnds }: Page, { end }: End): number | null {
  const glued = matchAt(GLUED, low, end);
  if (glued) return end + glued[0].length;
  const isOrdinal = low.charAt(end) === '.' && /^[ ,;)]/.test(low.slice(end + 1)) && !sentenceEnds.has(end + 1);
  return isOrdinal ? end + 1 : null;
}

function endOfParts({ low }: Page, end: number): number {
  return end + (matchAt(PARTS, low, end)?.[0].length ?? 0);
}

/** "No. 5", "sections 4.1 and 4.3", "§ 12": behind a word or a sign for one of many. */
function endOfNumbered(page: Page, at: number, { end }: End): number | null {
  const { low, vocabulary } = page;
  const lead = low.slice(Math.max(0, at - 3), at);
  const gap = /(?:[.:]{0,2} ?)$/.exec(lead)?.[0].length ?? 0;
  const isNamed =
    SIGNS_BEFORE.test(lead.trimEnd()) ||
    wordBefore(vocabulary.numbered, low, at - gap) !== null ||
    // "p. 5" is a page where "p" alone is a word of another kind.
    isBehind(vocabulary.numbered, low, at);
  if (!isNamed) return null;
  return endOfList(page, endOfParts(page, end));
}

/** The further numbers of a list that names, "pages 4, 7 and 9–12", unless something is counted behind. */
function endOfList(page: Page, from: number): number {
  let end = from;
  for (let turn = 0; turn < 5; turn += 1) {
    const at = afterListSign(page, end);
    const next = at === null ? null : matchAt(NUMBER, page.low, at);
    if (at === null || next === null || isCounting(page, at + next[0].length)) return end;
    end = endOfParts(page, at + next[0].length);
  }
  return end;
}

function isCounting(page: Page, end: number): boolean {
  const { low, vocabulary } = page;
  const gap = low.charAt(end) === ' ' ? 1 : 0;
  return wordAt(vocabulary.units, low, end + gap) !== null || countedAt(page, end) !== null;
}

function afterListSign(page: Page, at: number): number | null {
  const { low, vocabulary } = page;
  const comma = matchAt(/, /y, low, at);
  if (comma) return at + comma[0].length;
  const join = low.charAt(at) === ' ' ? wordAt(vocabulary.join, low, at + 1) : null;
  return join && low.charAt(join.end) === ' ' ? join.end + 1 : afterTo(page, at);
}

/** "3階", "5号線": in scripts without blanks the word for one of many stands behind. */
function endOfCounterOfNames({ low, vocabulary }: Page, { end }: End): number | null {
  return wordAt(vocabulary.numberedBehind, low, end)?.end ?? null;
}

/** "la 4.0": with a point where a language writes a comma, and nothing is counted behind. */
function endOfVersionNumber(page: Page, at: number, { end, scale }: End): number | null {
  if (page.decimal !== ',' || scale !== 1 || !/^\d{1,2}\.\d{1,2}$/.test(page.low.slice(at, end))) return null;
  return countedAt(page, end) === null ? end : null;
}

/** "3:1", "5 - 2": with a dash where it can be no range, and nothing is counted. */
function endOfScore(page: Page, { end, scale, value }: End): number | null {
  const score = scale === 1 ? matchAt(SCORE, page.low, end) : null;
  if (score === null) return null;
  const behind = end + score[0].length;
  const isRatio = score[0].startsWith(':');
  const isDecreasing = Number(score.groups?.['other']) <= value && value < MOST_SCORED && !isCounting(page, behind);
  return isRatio || isDecreasing ? behind : null;
}

const CAPITALISED_BEFORE = /\p{L}[\p{L}’'-]{0,30} (?:\p{Lu}\p{Ll}+|\p{Lu}{2,5}) $/u;
const INITIALS_BEFORE = /(?:^|\s|\()\p{Lu}{2,5} $|(?:\p{Lu}\.){2,4} $/u;

/** "Cafetera Alba 3000", "flight TP 1024.", "the Corvo 5 Mini": within a name, where nouns have no capitals. */
function isBehindName({ raw, language }: Page, at: number, end: number): boolean {
  const [lead, next] = [raw.slice(Math.max(0, at - 40), at), raw.slice(end, end + 3)];
  const isLast = /^(?:[.!?,;:)]?(?:\s|$))/.test(next) && !/^ \p{L}/u.test(next);
  if (INITIALS_BEFORE.test(lead)) return isLast || (/^ \p{Ll}/u.test(next) && /(?:^|\s)\p{Lu}{2,5} $/u.test(lead));
  if (language === 'de' || !CAPITALISED_BEFORE.test(lead)) return false;
  return isLast || /^ \p{Lu}\p{Ll}/u.test(next);
}
