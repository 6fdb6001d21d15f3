import type { Citation, Flag } from '../../contracts/output.ts';

/** Something that a person has to check, as it stands in a text. */
export interface CheckMark {
  /** What is to be checked: "42 %". */
  readonly text: string;
  /** Index of the mark's first code unit. */
  readonly start: number;
  /** Index behind its last one. */
  readonly end: number;
}

const LEAD = '[Check: ';
/** Brackets inside of a mark stand in pairs, as in a quotation with a word put in. */
const MARK = /\[Check: ((?:[^[\]\n]|\[[^[\]\n]*\])*)\]/g;

/** `[Check: 42 %]`: nothing stands behind this; a gap like `[Add: link]` that a person closes. */
export function checkMark(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `${LEAD}${hasPairedBrackets(line) ? line : line.replaceAll('[', '(').replaceAll(']', ')')}]`;
}

export function findCheckMarks(text: string): CheckMark[] {
  return Array.from(text.matchAll(MARK), ({ 0: mark, 1: marked = '', index }) => ({
    text: marked,
    start: index,
    end: index + mark.length,
  }));
}

/** The text with blanks for its marks, so that what is found elsewhere in it keeps its place. */
export function blankCheckMarks(text: string): string {
  return text.replace(MARK, (mark) => ' '.repeat(mark.length));
}

/** The text as it reads once everything in it was found right. */
export function withoutCheckMarks(text: string): string {
  return text.replace(MARK, '$1');
}

/** The flags whose mark still stands in the text, each as often as it does. */
export function standingFlags(text: string, flags: readonly Flag[]): Flag[] {
  const left = findCheckMarks(text).map((mark) => mark.text);
  return flags.filter((flag) => {
    const at = left.indexOf(flag.text);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The citations that the text still shows; one that never had a number is not seen in the text. */
export function standingCitations(text: string, citations: readonly Citation[]): Citation[] {
  // The head of an entry in a list of sources cites nothing.
  const shown = new Set(Array.from(text.matchAll(/(?<!^[ \t]{0,3})\[(\d{1,3})\]/gm), ([, number]) => Number(number)));
  return citations.filter(({ number }) => number === null || shown.has(number));
}

function hasPairedBrackets(line: string): boolean {
  return !/[[\]]/.test(line.replace(/\[[^[\]]*\]/g, ''));
}
