import { isFunctionWord } from './function-words.ts';
import { LANGUAGES } from './languages/registry.ts';
import { monthNumber } from './months.ts';

/** What a full stop behind a shortened word says about what follows; one word can have several, by language. */
interface Rules {
  readonly goOn: boolean;
  readonly beforeFigure: boolean;
  readonly canEnd: boolean;
  readonly beforeName: boolean;
}

const words = (list: string | undefined): string[] => (list ?? '').split(' ').filter((word) => word !== '');
const setOf = (listOf: (language: (typeof LANGUAGES)[number]) => string | undefined): ReadonlySet<string> =>
  new Set(LANGUAGES.flatMap((language) => words(listOf(language))));

/**
 * The lists of all languages as one: which language a sentence is in is often not known, and a list of another language is
 * wrong less often than a guess.
 */
const GO_ON = setOf(({ goOn }) => goOn);
const BEFORE_FIGURE = setOf(({ beforeFigure }) => beforeFigure);
const CAN_END = setOf(({ canEnd }) => canEnd);
const BEFORE_NAME = setOf(({ beforeName }) => beforeName);
const MONTHS = setOf(({ months }) => months);
const COMPOUNDS = [...setOf(({ compounds }) => compounds)];
const BEFORE_ORDINAL = setOf(({ beforeOrdinal }) => beforeOrdinal);
const SAYING = setOf(({ saying }) => saying);
const CLOSING = [...setOf(({ closing }) => closing)];

/** Dotted words right before a place, "z. B." or "p.m.", and the word before them. */
const TAIL =
  /(?:(?<before>[\p{L}\p{M}\p{N}'’%]+)[\s("“„«]+)?(?<![\p{L}\p{M}\p{N}°])(?<dotted>(?:[\p{L}\p{M}-]{1,10}\.[ \u00a0\u202f]?){0,3}[\p{L}\p{M}\p{N}/-]{1,12})\.$/u;
const NEXT_WORD = /^[\s("“„«‘'¿¡*_]*(?<word>[\p{L}\p{M}\p{N}’']+)(?<dot>\.?)/u;
const BLANKS = /[ \u00a0\u202f]/g;
/** Before a Latin abbreviation Japanese and Chinese put no blank: "利用者がVer. 2.0に". */
const UNSPACED_LEAD = /^.*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}](?=[A-Za-z])/u;
/** "310 Mio. €." */
const SIGN_BEHIND_FIGURE = /^(?:\p{Sc}(?!\s?\d)|[%‰°])/u;
/** "SUWANEE, Ga. — The survey" */
const DATELINE = /^[—–]\s/u;
/** Signs that number what follows: "gem. § 5", "вх. № 7". */
const NUMBER_SIGN = /^\s*[§№#]/u;
/** Letters without which a word can hardly be spoken; "y" is one in most languages. */
const VOWEL = /[aeiouyæœøаеёиоуыэюяіїє]/iu;
const NO_NAME = /^[\p{Nd}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const TIME_ALONE = /^[^\p{L}\p{N}]{0,3}\p{L}{1,4} (?:\d{1,4}|[IVXLC]{1,6}) \p{L}{1,4}\.\s*$/u;
const NAME_SAYS = /^(?<name>\p{Lu}[\p{L}’'.-]{0,30})(?: \p{Lu}[\p{L}’'.-]{0,30}){0,2} (?<verb>\p{Ll}{2,12})/u;
const NEAR = 48;

/** What is around a full stop. */
interface Place {
  /** The shortened word, "z.B" for "z. B.", as it is written. */
  readonly dotted: string;
  /** The last part of it, "B". */
  readonly last: string;
  readonly before: string;
  readonly next: string;
  /** Whether the next word is one capital with a full stop: "E. V.", "J. P. Harlow". */
  readonly nextIsInitial: boolean;
  /** Whether the next word is a shortened one in capitals, "KG", "UU.", or one that ends names, "Bros. Inc." */
  readonly nextIsShort: boolean;
  /** The text near the place: of the sentence before it, and behind. */
  readonly lead: string;
  readonly rest: string;
}

/** Whether the sentence goes on behind a full stop, although a capital follows: "Dr. Marsh", "am 13. Juni", "J. P. Harlow". */
export function goesOnBehind(text: string, start: number, end: number): boolean {
  const place = placeAt(text, start, end);
  if (place === null) return false;
  if (NUMBER_SIGN.test(place.rest) || SIGN_BEHIND_FIGURE.test(place.rest) || isDateline(place)) return true;
  if (/^\d{1,2}$/.test(place.dotted)) return goesOnBehindNumber(place);
  return isCapital(place.last) ? goesOnBehindCapital(place) : goesOnBehindWord(place);
}

function placeAt(text: string, start: number, end: number): Place | null {
  const lead = text.slice(Math.max(start, end - NEAR), end);
  const rest = text.slice(end, end + NEAR);
  const tail = TAIL.exec(lead.trimEnd())?.groups;
  if (tail?.['dotted'] === undefined) return null;
  const after = NEXT_WORD.exec(rest)?.groups;
  const dotted = tail['dotted'].replace(BLANKS, '').replace(UNSPACED_LEAD, '');
  const next = after?.['word'] ?? '';
  const isDotted = after?.['dot'] === '.';
  return {
    dotted,
    last: /[^.-]*$/.exec(dotted)?.[0] ?? '',
    before: tail['before']?.toLowerCase() ?? '',
    next,
    nextIsInitial: isDotted && isCapital(next),
    nextIsShort: isShort(next, isDotted),
    lead,
    rest,
  };
}

function isShort(word: string, isDotted: boolean): boolean {
  const isInCapitals = /^\p{Lu}{1,4}$/u.test(word) && (isDotted || word.length > 1);
  return isInCapitals || (isDotted && holds(CAN_END, word));
}

function isDateline({ last, rest }: Place): boolean {
  return DATELINE.test(rest) && /^\p{Lu}\p{L}{1,4}$/u.test(last);
}

/** "am 13. Juni", "Stand: 13. Juni", "13. 5. 2026" */
function goesOnBehindNumber({ before, next, lead, rest }: Place): boolean {
  if (isInDate(lead, rest)) return true;
  const isMonth = /^\p{Lu}/u.test(next) && !Number.isNaN(monthNumber(next.toLowerCase()));
  return isMonth || (BEFORE_ORDINAL.has(before) && isName(next));
}

function isInDate(lead: string, rest: string): boolean {
  return (
    /^\d{1,2}\.(?!\d)/.test(rest) ||
    (/\d{1,2}\.\s?\d{1,2}\.\s+$/.test(lead.slice(-12)) && /^[12]\d{3}(?!\d)/.test(rest))
  );
}

/**
 * An initial goes on before a name, and the letters of a law before its number, "H.R. 88"; that of "plan B." and of "the U.S."
 * ends before a common word.
 */
function goesOnBehindCapital({ dotted, last, next, nextIsInitial }: Place): boolean {
  if (startsWithDigit(next)) return holds(BEFORE_FIGURE, last) || (dotted.includes('.') && !holds(CAN_END, dotted));
  return nextIsInitial || isName(next);
}

/** "tel. +48 12 555" */
function isBeforeFigure({ next, rest }: Place): boolean {
  return startsWithDigit(next) || /^\+\d/.test(rest);
}

function goesOnBehindWord(place: Place): boolean {
  const rules = rulesOf(place);
  if (isBeforeFigure(place)) return goesOnBeforeFigure(place, rules);
  const { next, last, nextIsInitial, nextIsShort } = place;
  if (rules.goOn && !(rules.canEnd && isBehindFigure(place)))
    return last.length > 1 || nextIsInitial || !isFunctionWord(next);
  if (rules.beforeName) return isName(next);
  if (rules.canEnd) return nextIsShort || isTimeAlone(place);
  if (isShortenedByForm(place)) return nextIsInitial || isName(next);
  // "App. B", "sec. XX"
  if (rules.beforeFigure) return /^(?:\p{Lu}|[IVXLCDM]{2,7})$/u.test(next) && isName(next);
  return isCapitals(last) && nextIsShort;
}

/** "W 2021 r. Nowak odszedł": a measure behind one word is no sentence yet. */
function isTimeAlone({ lead, next }: Place): boolean {
  return TIME_ALONE.test(lead) && isName(next);
}

function goesOnBeforeFigure(place: Place, { goOn, beforeFigure, canEnd, beforeName }: Rules): boolean {
  const isListed = goOn || beforeFigure || canEnd || beforeName;
  if (isListed || isShortenedByForm(place) || isUnspeakable(place)) return true;
  return isBehindFigure(place) && holds(MONTHS, place.last);
}

/**
 * Words that no list needs to know, since nothing else is written so: a letter that is no unit, "г. Москва"; several parts
 * of a few letters, "k.u.k. Armee"; a title with a vowel left out, "Hrn. Petersen"; and what follows a title, "Dr. med. Kern".
 */
function isShortenedByForm(place: Place): boolean {
  const { dotted, last } = place;
  if (/^\p{Ll}$/u.test(last) || /^(?:\p{Ll}{1,2}\.)+-?\p{Ll}{1,3}$/u.test(dotted)) return !isBehindFigure(place);
  if (/^\p{Ll}{2,5}$/u.test(last)) return isBehindTitle(dotted);
  // "Hmm." is a sentence, and "Ng" a name.
  return /^\p{Lu}\p{Ll}{2}/u.test(last) && place.before !== '' && isUnspeakable(place);
}

function isBehindTitle(dotted: string): boolean {
  return dotted.split(/[.-]+/).some((part) => /^\p{Lu}\p{Ll}/u.test(part) && GO_ON.has(part));
}

/** "Hrn", "blz", "pkt": letters that make no syllable; behind a figure they are a unit, "5 kg. 12 came". */
function isUnspeakable(place: Place): boolean {
  const { last } = place;
  if (!/^\p{L}\p{Ll}{1,5}$/u.test(last) || isBehindFigure(place)) return false;
  return /^[\p{Script=Latin}\p{Script=Cyrillic}]+$/u.test(last) && !VOWEL.test(last.normalize('NFD'));
}

/** Of the whole, "z.B", or of its last word, "med" in "Prof. Dr. med." */
function rulesOf({ dotted, last }: Place): Rules {
  const known = [GO_ON, BEFORE_FIGURE, CAN_END, BEFORE_NAME].some((list) => holds(list, dotted)) ? dotted : last;
  return {
    goOn: holds(GO_ON, known),
    beforeFigure: holds(BEFORE_FIGURE, known) || COMPOUNDS.some((part) => known.endsWith(part)),
    canEnd: holds(CAN_END, known),
    beforeName: holds(BEFORE_NAME, known),
  };
}

/** A listed word with a capital is met as it is written, another one in any case. */
function holds(list: ReadonlySet<string>, word: string): boolean {
  return list.has(word) || list.has(word.toLowerCase());
}

function isBehindFigure({ before }: Place): boolean {
  return /\d$/.test(before);
}

function isCapital(word: string): boolean {
  return /^\p{Lu}$/u.test(word);
}

function isCapitals(word: string): boolean {
  return /^\p{Lu}{2,4}$/u.test(word);
}

function startsWithDigit(word: string): boolean {
  return /^\p{Nd}/u.test(word);
}

/** A word that a name can go on with: no function word, no figure, and none of a script that has no full stops. */
function isName(next: string): boolean {
  return next !== '' && !NO_NAME.test(next) && !isFunctionWord(next);
}

/** Whether a sentence of a script without full stops ends with these words. */
export function endsByWord(text: string): boolean {
  return CLOSING.some((word) => text.endsWith(word));
}

/** Whether a name and a word of speech begin what follows a quotation: "Okafor asked." */
export function isSayingOf(rest: string): boolean {
  const { name = '', verb = '' } = NAME_SAYS.exec(rest)?.groups ?? {};
  return SAYING.has(verb) && !isFunctionWord(name);
}
