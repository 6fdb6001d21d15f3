import { labelReader, type LabelKey } from '../../../../core/formats/layout/labels.ts';
import { readHeading } from '../../../../core/formats/layout/markdown.ts';
import type { PlacedPart } from './place-parts.ts';

const SECTION_LEVEL = 2;
const MARKS = /^[\s#>*_]+|(?<![\s*_:：])[\s*_:：]+$/gu;

/**
 * The words above a part of a text, as they stand there and in its language: a heading, or a label on a line of its own.
 * Parsers leave them out, and nobody else may make them up.
 */
export function headingAbove({ at }: PlacedPart, key: LabelKey, text: string): PlacedPart | null {
  if (!at) return null;
  const readLabel = labelReader([key]);
  let start = at.start;
  const above = text.slice(0, at.start).split('\n');
  for (const [index, line] of [...above.entries()].toReversed()) {
    start -= line.length;
    // What stands before the part on its own line.
    if (index === above.length - 1) continue;
    start -= 1;
    const level = readHeading(line)?.level ?? Infinity;
    if (readLabel(line)?.value === '' || level === SECTION_LEVEL) return wordsOf(line, start);
    if (level < SECTION_LEVEL) return null;
  }
  return null;
}

function wordsOf(line: string, start: number): PlacedPart {
  const part = line.replace(MARKS, '');
  const from = start + line.indexOf(part);
  return { part, at: { start: from, end: from + part.length } };
}
