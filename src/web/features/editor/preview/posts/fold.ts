import { findCheckMarks } from '../../../../../core/formats/layout/check-mark.ts';
import { findGaps } from '../../../../../core/formats/layout/gaps.ts';
import { locate } from '../../../../../core/formats/rules/locate.ts';
import type { PlacedPart } from '../place-parts.ts';

/** What a platform shows before somebody taps. */
export interface Fold {
  readonly characters: number;
  /** Blank ones count; any number when it is left out. */
  readonly lines?: number;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** A cut that goes back to a word's border leaves at least so much of the room used; text without spaces has no borders. */
const WORTHWHILE = 0.7;

/** Where a text is cut, at the border of a word and never within a mark; null where all of it is seen. */
export function foldAt(text: string, { characters, lines = Infinity }: Fold): number | null {
  const end = Math.min(endOfCharacters(text, characters), endOfLines(text, lines));
  if (end >= text.trimEnd().length) return null;
  const border = wordBorder(text, end);
  const mark = [...findGaps(text), ...findCheckMarks(text)].find(
    ({ start, end: close }) => start < border && border < close,
  );
  if (!mark) return border;
  return mark.start > 0 ? mark.start : mark.end < text.trimEnd().length ? mark.end : null;
}

/** A part in two, each with its place. */
export function cutAt({ part, at }: PlacedPart, index: number, text: string): readonly [PlacedPart, PlacedPart] {
  const before = part.slice(0, index).trimEnd();
  const rest = part.slice(index).trimStart();
  if (!at)
    return [
      { part: before, at },
      { part: rest, at },
    ];
  const isVerbatim = text.slice(at.start, at.end) === part;
  const middle = at.start + part.length - rest.length;
  const behind = isVerbatim ? { start: middle, end: at.end } : (locate(text, rest, at.start) ?? at);
  return [
    { part: before, at: { start: at.start, end: isVerbatim ? at.start + before.length : behind.start } },
    { part: rest, at: behind },
  ];
}

function endOfCharacters(text: string, characters: number): number {
  if (text.length <= characters) return text.length;
  let count = 0;
  for (const { index } of graphemes.segment(text)) {
    if (count === characters) return index;
    count += 1;
  }
  return text.length;
}

function endOfLines(text: string, lines: number): number {
  let end = -1;
  for (let line = 0; line < lines; line += 1) {
    end = text.indexOf('\n', end + 1);
    if (end < 0) return text.length;
  }
  return end;
}

function wordBorder(text: string, end: number): number {
  if (/\s/u.test(text.charAt(end)) || /\s/u.test(text.charAt(end - 1))) return end;
  const border = text.slice(0, end).search(/\s\S*$/u);
  return border >= end * WORTHWHILE ? border : end;
}
