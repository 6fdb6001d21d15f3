import { findGaps } from '../../../core/formats/layout/gaps.ts';
import { withoutPrintedLabels } from '../../../core/formats/printed-labels.ts';
import type { AnyFormat } from '../../../core/formats/registry.ts';
import { countWords } from '../../../core/rules/text.ts';
import { readMarked } from '../../../core/text/quotation-marks.ts';
import { sentenceSpans, type Span } from '../tracing/sentence-spans.ts';
import { blankSourceMarks, markedSources, withoutSourceMarks } from './source-marks.ts';

/** A sentence of a text that its writer has marked. */
export interface PieceSentence {
  /** Index of its first code unit in the marked text. */
  readonly start: number;
  /** Index behind its last one, marks and blanks behind it included. */
  readonly end: number;
  /** What a reader reads of it. */
  readonly words: string;
  /** The part of them inside a quotation that runs over several sentences; empty for most. */
  readonly quoted: string;
  /** Ids of the sources that its marks name. */
  readonly marked: readonly string[];
}

const LABEL_END = /^[\s*_#]*[:：]\s*/u;

/** The sentences of a marked text that say something, in order: no labels of the layout, no gaps alone. */
export function readPieceSentences(marked: string, format: AnyFormat): PieceSentence[] {
  const blanked = blankSourceMarks(marked);
  const open = findGaps(blanked).reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    withoutPrintedLabels(blanked, format),
  );
  const quotations = readMarked(open);
  return sentenceSpans(open).flatMap(({ start: from, end }) => {
    if (!saysSomething(open, { start: from, end })) return [];
    // A label that was blanked leaves its colon.
    const start = from + (LABEL_END.exec(open.slice(from, end))?.[0].length ?? 0);
    const words = wordsIn(marked.slice(start, end));
    const within = quotations.find((one) => overlap(one, { start, end }) && (one.start < start || one.end > end));
    const quoted = within ? wordsIn(marked.slice(Math.max(start, within.start), Math.min(end, within.end))) : '';
    return [{ start, end, words, quoted, marked: markedSources(marked.slice(start, end)) }];
  });
}

const wordsIn = (marked: string): string => withoutSourceMarks(marked).replace(/\s+/g, ' ').trim();

const overlap = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** Words do, and a figure in the cell of a table; the number of a list does not. */
function saysSomething(text: string, { start, end }: Span): boolean {
  const said = text.slice(start, end);
  if (/\p{L}/u.test(said)) return countWords(said) > 0;
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  return /\p{N}/u.test(said) && text.slice(lineStart, start).trimStart().startsWith('|');
}
