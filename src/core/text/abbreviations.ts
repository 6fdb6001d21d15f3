import { isFunctionWord } from './function-words.ts';
import { LANGUAGES } from './languages/registry.ts';

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
const CLOSING = [...setOf(({ closing }) => closing)];

/** Dotted words right before a place, "z. B." or "p.m.", and the word before them. */
const TAIL =
  /(?:(?<before>[\p{L}\p{M}\p{N}'’%]+)[\s("“„«]+)?(?<![\p{L}\p{M}\p{N}°])(?<dotted>(?:[\p{L}\p{M}]{1,10}\.[ \u00a0\u202f]?){0,3}[\p{L}\p{M}\p{N}/-]{1,12})\.$/u;
const NEXT_WORD = /^[\s("“„«‘'¿¡*_]*(?<word>[\p{L}\p{M}\p{N}’']+)(?<dot>\.?)/u;
const BLANKS = /[ \u00a0\u202f]/g;
/** "SUWANEE, Ga. — The survey" */
const DATELINE = /^[—–]\s/u;
const NEAR = 48;

/** What stands around a full stop. */
interface Place {
  /** The shortened word, "z.B" for "z. B.", as it is written. */
  readonly dotted: string;
  /** The last part of it, "B". */
  readonly last: string;
  readonly before: string;
  readonly next: string;
  /** Whether the next word is a shortened one in capitals: "KG", "UU." */
  readonly nextIsShort: boolean;
}

/** Whether the sentence goes on behind a full stop, although a capital follows: "Dr. Marsh", "am 13. Juni", "J. P. Harlow". */
export function goesOnBehind(text: string, start: number, end: number): boolean {
  const tail = TAIL.exec(text.slice(Math.max(start, end - NEAR), end).trimEnd())?.groups;
  if (tail?.['dotted'] === undefined) return false;
  const after = NEXT_WORD.exec(text.slice(end, end + NEAR))?.groups;
  const dotted = tail['dotted'].replace(BLANKS, '');
  const next = after?.['word'] ?? '';
  const place: Place = {
    dotted,
    last: dotted.slice(dotted.lastIndexOf('.') + 1),
    before: tail['before']?.toLowerCase() ?? '',
    next,
    nextIsShort: /^\p{Lu}{1,4}$/u.test(next) && (after?.['dot'] === '.' || next.length > 1),
  };
  if (/^\d{1,2}$/.test(dotted))
    return isInDate(text.slice(Math.max(start, end - NEAR), end), text.slice(end, end + NEAR)) || isOrdinal(place);
  if (DATELINE.test(text.slice(end, end + 2)) && /^\p{Lu}\p{L}{1,4}$/u.test(place.last)) return true;
  return isCapital(place.last) ? goesOnBehindCapital(place) : goesOnBehindWord(place);
}

/** "am 13. Juni" */
function isOrdinal({ before, next }: Place): boolean {
  return BEFORE_ORDINAL.has(before) && isName(next);
}

/** "13. 5. 2026" */
function isInDate(lead: string, rest: string): boolean {
  return (
    /^\d{1,2}\.(?!\d)/.test(rest) ||
    (/\d{1,2}\.\s?\d{1,2}\.\s+$/.test(lead.slice(-12)) && /^[12]\d{3}(?!\d)/.test(rest))
  );
}

/** An initial goes on before a name; the letter of "plan B." and of "the U.S." ends before a common word. */
function goesOnBehindCapital({ last, next }: Place): boolean {
  return startsWithDigit(next) ? holds(BEFORE_FIGURE, last) : isName(next);
}

function goesOnBehindWord(place: Place): boolean {
  const { next, before, last } = place;
  const { goOn, beforeFigure, canEnd, beforeName } = rulesOf(place);
  const isBehindFigure = /\d$/.test(before);
  if (startsWithDigit(next))
    return goOn || beforeFigure || canEnd || beforeName || (isBehindFigure && holds(MONTHS, last));
  if (goOn && !(canEnd && isBehindFigure)) return last.length > 1 || !isFunctionWord(next);
  if (beforeName) return isName(next);
  return (canEnd || isCapitals(last)) && place.nextIsShort;
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

function isCapital(word: string): boolean {
  return /^\p{Lu}$/u.test(word);
}

function isCapitals(word: string): boolean {
  return /^\p{Lu}{2,4}$/u.test(word);
}

function startsWithDigit(word: string): boolean {
  return /^\p{Nd}/u.test(word);
}

/** A word that a name can go on with: no function word, and no figure. */
function isName(next: string): boolean {
  return next !== '' && !startsWithDigit(next) && !isFunctionWord(next);
}

/** Whether a sentence of a script without full stops ends with these words. */
export function endsByWord(text: string): boolean {
  return CLOSING.some((word) => text.endsWith(word));
}
