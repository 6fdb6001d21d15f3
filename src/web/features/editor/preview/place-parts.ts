import type { Span } from '../../../../core/text/span.ts';
import { findGaps } from '../../../../core/formats/layout/gaps.ts';
import { locate } from '../../../../core/formats/rules/locate.ts';

/** A part of a text with its place, as an `Excerpt` takes it. */
export interface PlacedPart {
  readonly part: string;
  readonly at: Span | null;
}

/**
 * Finds parts in their text when it is asked in the order of the text, so that two that are equal are told apart. One that
 * does not stand there letter by letter is taken to follow the one before it. It begins to look at `start`.
 */
export function placer(text: string, start = 0): (part: string) => PlacedPart {
  let from = start;
  return (part) => {
    if (part === '') return { part, at: null };
    const at = locate(text, part, from) ?? locate(text, part) ?? { start: from, end: from };
    from = Math.max(from, at.end);
    return { part, at };
  };
}

/** The gap for an address behind its label, on the same line. */
export function gapBehind({ at }: PlacedPart, text: string): PlacedPart | null {
  if (!at) return null;
  const line = text.slice(at.end).split('\n', 1)[0] ?? '';
  const [gap] = findGaps(line);
  if (!gap) return null;
  return { part: line.slice(gap.start, gap.end), at: { start: at.end + gap.start, end: at.end + gap.end } };
}
