import type { Span } from './span.ts';

/** Words between marks that belong together. */
export interface Marked extends Span {
  /** Without its marks. */
  readonly words: string;
}

/** What closes what opens a quotation, in the languages that use it so. */
const CLOSERS: Readonly<Record<string, string>> = {
  '“': '”',
  '„': '“”',
  '”': '”',
  '«': '»',
  '»': '«',
  '"': '"',
  '‘': '’',
  '‹': '›',
  '「': '」',
  '『': '』',
};
const OPENERS = /[“”„«»"‘‹「『]/g;
/** No quotation is longer. */
const LONGEST = 3_000;
const NEAR = 200;

/** Everything between quotation marks, within a paragraph and outermost first, in order: speech, terms and titles alike. */
export function readMarked(text: string): Marked[] {
  const found: Marked[] = [];
  const findEnd = endFinder(text);
  OPENERS.lastIndex = 0;
  for (let match = OPENERS.exec(text); match; match = OPENERS.exec(text)) {
    const end = isOpener(text, match.index) ? findEnd(match.index) : -1;
    if (end < 0) continue;
    OPENERS.lastIndex = end;
    found.push({ start: match.index, end, words: text.slice(match.index + 1, end - 1) });
  }
  return found;
}

function isOpener(text: string, at: number): boolean {
  const mark = text.charAt(at);
  const last = text.charAt(at - 1);
  if (/\s/.test(text.charAt(at + 1)) && mark !== '«') return false;
  return /[“„「『]/.test(mark) ? true : !/[\p{L}\p{N}]/u.test(last);
}

/**
 * Finds where what opens at a place ends, behind the closing mark and within the paragraph; -1 when it does not. What was
 * found once is not looked for again, so that a text of opening marks alone is read once.
 */
function endFinder(text: string): (at: number) => number {
  const paragraph = nextFinder(text, '\n\n');
  const closers = new Map(
    Object.entries(CLOSERS).map(([open, marks]) => [open, Array.from(marks, (mark) => nextFinder(text, mark))]),
  );
  return (at) => {
    const limit = Math.min(paragraph(at), at + LONGEST);
    const single = text.charAt(at) === '‘';
    for (let from = at + 1; from < limit; from += 1) {
      from = Math.min(...(closers.get(text.charAt(at)) ?? []).map((next) => next(from)));
      if (from >= limit || from === at + 1) return -1;
      // An apostrophe closes nothing.
      if (!single || !isApostrophe(text, from, limit)) return from + 1;
    }
    return -1;
  };
}

/** Within a word, or behind a plural when another mark follows: "the customers’ office’". */
function isApostrophe(text: string, at: number, limit: number): boolean {
  if (/[\p{L}\p{N}]/u.test(text.charAt(at + 1))) return true;
  const plural = text.charAt(at - 1) === 's' && /^ \p{Ll}/u.test(text.slice(at + 1, at + 3));
  return plural && text.slice(at + 1, Math.min(limit, at + NEAR)).includes('’');
}

/** Where a mark comes next, from a place that only grows. */
function nextFinder(text: string, mark: string): (from: number) => number {
  let known = -1;
  return (from) => {
    if (known < from) {
      const found = text.indexOf(mark, from);
      known = found < 0 ? Number.POSITIVE_INFINITY : found;
    }
    return known;
  };
}
