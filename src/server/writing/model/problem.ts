import type { CheckResult } from '../../../core/checks/check-result.ts';
import type { Span } from '../../../core/text/span.ts';
import { shorten } from '../../../core/rules/text.ts';

/** A rule that a text breaks, in words that tell what to change. */
export interface Problem {
  readonly rule: string;
  readonly detail: string;
  /** "line 3: “…”", where the place can be told. */
  readonly places: readonly string[];
}

const MOST_PLACES = 3;
const LONGEST_QUOTE = 80;
/** Less than this says too little by itself: words around it are quoted with it. */
const SHORT_SPAN = 40;
const AROUND = 30;
/** Enough of a quotation to find it by. */
const FOUND_BY = 20;

/** A check that failed, with its place as it reads in the draft that the model is shown. */
export function problemOf({ label, detail, spans }: CheckResult, shown: { text: string; draft: string }): Problem {
  return { rule: label, detail, places: spans.slice(0, MOST_PLACES).map((span) => placeOf(span, shown)) };
}

/** The words at a place, and the line of the draft on which they stand if they are found on one alone. */
export function placeOf(span: Span, { text, draft }: { text: string; draft: string }): string {
  const { before, words, behind } = quoteAt(text, span);
  const quote = `“${before}${words}${behind}”`;
  // The draft has marks where the text has none, so that fewer words may be found where more are not.
  const sought = [before.replace('… ', '') + words, words.slice(0, FOUND_BY)];
  const line = sought.map((part) => onlyLineWith(part, draft)).find((found) => found !== null);
  return line === undefined ? quote : `line ${line}: ${quote}`;
}

/** Counted from 1. */
function onlyLineWith(words: string, draft: string): number | null {
  const lines = draft.split('\n').flatMap((line, index) => (line.includes(words) ? [index + 1] : []));
  return lines.length === 1 ? (lines[0] ?? null) : null;
}

function quoteAt(text: string, { start, end }: Span): { before: string; words: string; behind: string } {
  if (end - start >= SHORT_SPAN) {
    const words = text.slice(start, Math.min(end, start + LONGEST_QUOTE * 4)).replace(/\s+/g, ' ');
    return { before: '', words: shorten(words.trim(), LONGEST_QUOTE), behind: '' };
  }
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const nextBreak = text.indexOf('\n', end);
  const lineEnd = nextBreak < 0 ? text.length : nextBreak;
  // From a border of words on, so that no word is cut.
  const from = start - AROUND <= lineStart ? lineStart : borderFrom(text, start - AROUND, start);
  const to = end + AROUND >= lineEnd ? lineEnd : borderBefore(text, end + AROUND, end);
  return {
    before: (from > lineStart ? '… ' : '') + text.slice(from, start),
    words: text.slice(start, end).replace(/\s+/g, ' '),
    behind: text.slice(end, to) + (to < lineEnd ? ' …' : ''),
  };
}

function borderFrom(text: string, at: number, limit: number): number {
  const space = text.indexOf(' ', at);
  return space < 0 || space >= limit ? limit : space + 1;
}

function borderBefore(text: string, at: number, limit: number): number {
  const space = text.lastIndexOf(' ', at);
  return space <= limit ? limit : space;
}
