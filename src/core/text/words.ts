import { UNSPACED as UNSPACED_SIGN } from './scripts.ts';
import { rememberLast } from './remember-last.ts';

/** A word of a text: lower case, NFC, plain apostrophes. */
export interface PlacedWord {
  readonly word: string;
  /** Index of its first code unit. */
  readonly start: number;
  /** Index behind its last one. */
  readonly end: number;
}

const UNKNOWN = 0;
const NO_WORD = 1;
const LETTER = 2;
const DIGIT = 3;
/** Of a script that puts no spaces between its words. */
const UNSPACED = 4;

const WORD_CHAR = /[\p{L}\p{M}\p{N}]/u;
/** Filled as letters are met: a look-up is many times as quick as a pattern, and words are read on each key. */
const kinds = new Uint8Array(0x10000);

/** Marks can be heaped upon one letter, and to put thousands of them in order takes seconds. */
const LONGEST_COMPOSED = 200;
const APOSTROPHES = /[’ʼ＇]/g;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/**
 * The words of a text in order, as `Intl.Segmenter` parts them: hyphens part words, apostrophes do not, and a point only
 * holds digits together. The segmenter itself is asked about scripts without spaces alone, since it takes several times
 * as long.
 */
export const readPlacedWords = rememberLast(readAll);

function readAll(text: string): readonly PlacedWord[] {
  const words: PlacedWord[] = [];
  for (let at = 0; at < text.length;) {
    const kind = kindAt(text, at);
    if (kind === NO_WORD) {
      at += sizeAt(text, at);
      continue;
    }
    const token = readToken(text, at);
    const written = text.slice(at, token.end);
    if (token.unspaced) for (const word of segmented(written, at)) words.push(word);
    else words.push({ word: token.ascii ? written.toLowerCase() : plain(written), start: at, end: token.end });
    at = token.end;
  }
  return words;
}

interface Token {
  readonly end: number;
  readonly ascii: boolean;
  readonly unspaced: boolean;
}

function readToken(text: string, start: number): Token {
  let [end, ascii, unspaced] = [start, true, false];
  for (let last = NO_WORD; end < text.length;) {
    const kind = kindAt(text, end);
    if (kind === NO_WORD && !isHeld(text, end, last)) break;
    ascii &&= text.charCodeAt(end) < 0x80;
    unspaced ||= kind === UNSPACED;
    last = kind;
    end += sizeAt(text, end);
  }
  return { end, ascii, unspaced };
}

/** Whether a sign is within a word: "don’t", "3.5", "10,000". */
function isHeld(text: string, at: number, last: number): boolean {
  const sign = text.charAt(at);
  if (last === NO_WORD || at + 1 >= text.length) return false;
  if (sign === "'" || sign === '’' || sign === 'ʼ' || sign === '＇') return kindAt(text, at + 1) !== NO_WORD;
  return (sign === '.' || sign === ',') && last === DIGIT && kindAt(text, at + 1) === DIGIT;
}

/** Whether a letter, mark or digit is at a place of a text. */
export function isWordAt(text: string, at: number): boolean {
  return at >= 0 && at < text.length && kindAt(text, at) !== NO_WORD;
}

/** Whether what is there is of a script without spaces between its words. */
export function isUnspacedAt(text: string, at: number): boolean {
  return at >= 0 && at < text.length && kindAt(text, at) === UNSPACED;
}

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code >= 0xd800 && code <= 0xdfff) return kindOf(String.fromCodePoint(text.codePointAt(pairAt(text, at)) ?? 0));
  const known = kinds[code] ?? UNKNOWN;
  if (known !== UNKNOWN) return known;
  const kind = kindOf(text.charAt(at));
  kinds[code] = kind;
  return kind;
}

/** Where the two code units of a character begin of which one is at a place. */
function pairAt(text: string, at: number): number {
  const second = text.charCodeAt(at) >= 0xdc00 && at > 0;
  const code = text.charCodeAt(at - 1);
  return second && code >= 0xd800 && code <= 0xdbff ? at - 1 : at;
}

function kindOf(char: string): number {
  if (!WORD_CHAR.test(char)) return NO_WORD;
  if (UNSPACED_SIGN.test(char)) return UNSPACED;
  return /\p{Nd}/u.test(char) ? DIGIT : LETTER;
}

function sizeAt(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

function* segmented(token: string, offset: number): Generator<PlacedWord> {
  for (const { segment, index, isWordLike } of segmenter.segment(token)) {
    const start = offset + index;
    if (isWordLike === true) yield { word: plain(segment), start, end: start + segment.length };
  }
}

function plain(token: string): string {
  const composed = token.length > LONGEST_COMPOSED ? token : token.normalize('NFC');
  return composed.replace(APOSTROPHES, "'").toLowerCase();
}
