import type { Span } from '../../../../../core/text/span.ts';
import { readTimeLine } from '../../../../../core/formats/layout/times.ts';
import type { ScriptRow } from '../../../../../core/formats/parts.ts';
import { locate } from '../../../../../core/formats/rules/locate.ts';
import type { PlacedPart } from '../place-parts.ts';

/** A row of a script with the places of its texts. */
export interface PlacedRow extends Pick<ScriptRow, 'start' | 'end'> {
  readonly spoken: PlacedPart;
  readonly visual: PlacedPart;
  readonly onScreen: PlacedPart;
}

/** Rows say the same in several places ("Host to camera"), and name their texts in any order: each is looked for in its own. */
export function placeRows(text: string, rows: readonly ScriptRow[]): PlacedRow[] {
  const starts = timeLines(text);
  const isTimed = starts.length === rows.length;
  let from = starts[0] ?? 0;
  return rows.map(({ start, end, spoken, visual, onScreen }, index) => {
    if (isTimed) from = starts[index] ?? from;
    const taken: Span[] = [];
    const place = (part: string): PlacedPart => {
      const at = ownLine(text, part, { from, taken }) ?? locate(text, part, from) ?? locate(text, part);
      if (at) taken.push(at);
      return { part, at };
    };
    const row = { start, end, spoken: place(spoken), visual: place(visual), onScreen: place(onScreen) };
    from = Math.max(from, ...taken.map((span) => span.end));
    return row;
  });
}

/** Where the lines with a row's times begin. */
function timeLines(text: string): number[] {
  let from = 0;
  return text.split('\n').flatMap((line) => {
    const start = from;
    from += line.length + 1;
    return readTimeLine(line) ? [start] : [];
  });
}

/** A text up to the end of its line, rather than the same words within another text. */
function ownLine(text: string, part: string, { from, taken }: { from: number; taken: readonly Span[] }): Span | null {
  if (part === '') return null;
  for (let start = text.indexOf(part, from); start >= 0; start = text.indexOf(part, start + 1)) {
    const end = start + part.length;
    const isFree = !taken.some((span) => span.start < end && start < span.end);
    const isWhole =
      /^\s*(?:\n|$)/u.test(text.slice(end, end + 3)) &&
      /(?:^|[:：\]\n])\s*$/u.test(text.slice(Math.max(0, start - 3), start));
    if (isFree && isWhole) return { start, end };
  }
  return null;
}
