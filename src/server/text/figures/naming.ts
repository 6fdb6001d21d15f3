import { isFunctionWord } from '../../../core/text/function-words.ts';
import { type Page } from './page.ts';
import { matchAt } from '../places.ts';
import type { End } from './quantities.ts';
import { wordAt, wordBefore } from './vocabulary.ts';
import { afterTo, countedAt, isBehind, isCounting } from './words-around.ts';

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
    (isBehindName(page, at, number) ? endOfParts(page, number.end) : null)
  );
}

/** Behind the end of a sentence: "What is it? 2. Who decides?" */
const SENTENCE_BEFORE = /[.!?…]["”’»)]? $/;

function endOfOrdinal({ low, raw, endsSentence }: Page, { start, end }: End): number | null {
  const glued = matchAt(GLUED, low, end);
  if (glued) return end + glued[0].length;
  const isListed =
    /^\. \p{Lu}/u.test(raw.slice(end, end + 3)) && SENTENCE_BEFORE.test(low.slice(Math.max(0, start - 3), start));
  if (isListed) return end + 1;
  const isWhole = /^\d+$/.test(low.slice(Math.max(start, end - 9), end));
  const isOrdinal = isWhole && low.charAt(end) === '.' && /^[ ,;)-]/.test(low.slice(end + 1)) && !endsSentence(end + 1);
  return isOrdinal ? end + 1 : null;
}

function endOfParts({ low }: Page, end: number): number {
  return end + (matchAt(PARTS, low, end)?.[0].length ?? 0);
}

/** "No. 5", "sections 4.1 and 4.3", "§ 12": behind a word or a sign for one of many. */
function endOfNumbered(page: Page, at: number, { end, value }: End): number | null {
  const { low, vocabulary } = page;
  const lead = low.slice(Math.max(0, at - 3), at);
  const gap = /(?:[.:]{0,2} ?)$/.exec(lead)?.[0].length ?? 0;
  const isNamed =
    SIGNS_BEFORE.test(lead.trimEnd()) ||
    wordBefore(vocabulary.numbered, low, at - gap) !== null ||
    // "p. 5" is a page where "p" alone is a word of another kind.
    isBehind(vocabulary.numbered, low, at);
  // "On page 300 recipes": so many of a thing have seldom a number of their own.
  const isCode = /\p{Lu}{2} $/u.test(page.raw.slice(Math.max(0, at - 3), at));
  if (!isNamed || (value > MOST_OF_VERSIONS && !isCode && isCounting(page, end))) return null;
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

function afterListSign(page: Page, at: number): number | null {
  const { low, vocabulary } = page;
  const comma = matchAt(/, /y, low, at);
  if (comma) return at + comma[0].length;
  const join = low.charAt(at) === ' ' ? wordAt(vocabulary.join, low, at + 1) : null;
  return join && low.charAt(join.end) === ' ' ? join.end + 1 : afterTo(page, at);
}

/** "3階", "5号線": in scripts without blanks the word for one of many follows. */
function endOfCounterOfNames({ low, vocabulary }: Page, { end }: End): number | null {
  return wordAt(vocabulary.numberedBehind, low, end)?.end ?? null;
}

const NAME_BEFORE = /\p{Lu}[\p{L}-]{0,38} $/u;

/** "Web 2.0 leftovers" behind a name; "la 4.0" with a point where a language writes a comma, and nothing is counted behind. */
function endOfVersionNumber(page: Page, at: number, { end, scale }: End): number | null {
  const { low, raw, decimal } = page;
  const number = low.slice(at, end);
  if (scale !== 1 || !/^\d{1,2}\.\d{1,2}$/.test(number)) return null;
  if (number.endsWith('.0') && NAME_BEFORE.test(raw.slice(Math.max(0, at - 40), at))) return end;
  return decimal === ',' && countedAt(page, end) === null ? end : null;
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

const CAPITALISED_BEFORE = /(?:\p{L}[\p{L}’'-]{0,30}|[,;]) (?:\p{Lu}\p{Ll}+|\p{Lu}{2,5}) $/u;
const INITIALS_BEFORE = /(?:^|\s|\()\p{Lu}{2,5} $|(?:\p{Lu}\.){2,4} $/u;
const FUNCTION_WORD_BEFORE = /(?<word>\p{L}{1,30}) \p{Lu}{2,5} $/u;
/** Versions and parts have small numbers: "the SOC 2 report". */
const MOST_OF_VERSIONS = 20;

/** "In the US 300 firms did": what is counted there, and no name. */
function isInPlace(lead: string, value: number): boolean {
  const word = FUNCTION_WORD_BEFORE.exec(lead)?.groups?.['word'];
  return word !== undefined && isFunctionWord(word) && value > MOST_OF_VERSIONS;
}

/** "Cafetera Alba 3000", "flight TP 1024.", "the Corvo 5 Mini": within a name, where nouns have no capitals. */
function isBehindName({ raw, low, language, vocabulary }: Page, at: number, { end, value, scale }: End): boolean {
  if (scale !== 1 || /\d[.,' ]\d{3}/.test(raw.slice(at, end)) || isBehind(vocabulary.months, low, at)) return false;
  const [lead, next] = [raw.slice(Math.max(0, at - 40), at), raw.slice(end, end + 3)];
  const isLast = /^(?:[.!?,;:)]?(?:\s|$))/.test(next) && !/^ \p{L}/u.test(next);
  if (INITIALS_BEFORE.test(lead))
    return isLast || (/^ \p{Ll}/u.test(next) && /(?:^|\s)\p{Lu}{2,5} $/u.test(lead) && !isInPlace(lead, value));
  if (language === 'de' || !CAPITALISED_BEFORE.test(lead)) return false;
  return isLast || /^ \p{Lu}\p{Ll}/u.test(next);
}
