import { blankCheckMarks } from '../../../core/formats/layout/check-mark.ts';
import { sentenceSpans, type Span } from './sentence-spans.ts';

/** Nothing but a bullet, a number, a label or the marks of a heading. */
const HOLLOW_LINE = /^(?:[-*•+>#]+|\d{1,2}[.)])?\s*(?:[\p{L}][\p{L} -]{0,30}:)?$/u;

/** The text without the sentence around `index`; a line that has nothing else to say goes with it. */
export function removeSentence(text: string, index: number): string {
  const span = sentenceSpans(keepWhole(text)).find(({ start, end }) => start <= index && index < end);
  return span ? removeSpan(text, span) : text;
}

/** The same for a sentence whose place is known. */
export function removeSpan(text: string, span: Span): string {
  const lineStart = text.lastIndexOf('\n', span.start - 1) + 1;
  const lineEnd = text.indexOf('\n', span.end - 1);
  const before = text.slice(lineStart, span.start);
  const behind = text.slice(span.end, lineEnd === -1 ? undefined : lineEnd);
  const rest = (before + behind).trimEnd();
  const line = HOLLOW_LINE.test(rest.trimStart()) ? null : rest;
  const lines = [
    ...(lineStart === 0 ? [] : [text.slice(0, lineStart - 1)]),
    ...(line === null ? [] : [line]),
    ...(lineEnd === -1 ? [] : [text.slice(lineEnd + 1)]),
  ];
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A mark is a word of its sentence, whatever stands in it. */
function keepWhole(text: string): string {
  const blanked = blankCheckMarks(text);
  let kept = '';
  for (let at = 0; at < text.length; at += 1) kept += blanked[at] === text[at] ? text.charAt(at) : 'X';
  return kept;
}
