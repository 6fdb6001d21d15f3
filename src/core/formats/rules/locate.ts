import type { Span } from '../../text/span.ts';

/**
 * Where a part stands in the text it was read from. A text of several lines is found by its first and its last line, since
 * guards, bullets and blank lines between them may differ. Null where it cannot be found.
 */
export function locate(text: string, part: string, from = 0): Span | null {
  if (part === '') return null;
  const start = text.indexOf(part, from);
  if (start >= 0) return { start, end: start + part.length };
  const lines = part.split('\n').filter((line) => line !== '');
  const [first = ''] = lines;
  const last = lines.at(-1) ?? '';
  const begin = first === '' ? -1 : text.indexOf(first, from);
  if (begin < 0) return null;
  const end = text.indexOf(last, begin);
  return end < 0 ? { start: begin, end: begin + first.length } : { start: begin, end: end + last.length };
}

/** Where each of several parts stands, every one behind the one before it. */
export function locateEach(text: string, parts: readonly string[]): (Span | null)[] {
  let from = 0;
  return parts.map((part) => {
    const span = locate(text, part, from) ?? locate(text, part);
    if (span && span.start >= from) from = span.end;
    return span;
  });
}
