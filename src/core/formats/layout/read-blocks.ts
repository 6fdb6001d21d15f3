import type { LabelHit, LabelKey } from './labels.ts';
import { asBlock, toLines } from './lines.ts';

export interface ReadBlocks<Key extends LabelKey> {
  /** Lines below each label as they stand, guards included; empty for a label that is missing. */
  readonly linesOf: (key: Key) => readonly string[];
  readonly unparsed: string;
}

/** Reads a text of labelled blocks in any order. A part of `oneLine` ends with its first line. */
export function readBlocks<Key extends LabelKey>(
  text: string,
  readLabel: (line: string) => LabelHit<Key> | null,
  oneLine: readonly Key[],
): ReadBlocks<Key> {
  const blocks = new Map<Key, string[]>();
  const unparsed: string[] = [];
  let place: { readonly lines: string[]; readonly oneLine: boolean } = { lines: unparsed, oneLine: false };
  for (const line of toLines(text)) {
    const label = readLabel(line);
    if (label !== null) {
      const lines = blocks.get(label.key) ?? [];
      blocks.set(label.key, lines);
      place = { lines, oneLine: oneLine.includes(label.key) };
    }
    const content = label === null ? line : label.value;
    if (label !== null && content === '') continue;
    if (place.oneLine && place.lines.some((taken) => taken !== '')) place = { lines: unparsed, oneLine: false };
    place.lines.push(content);
  }
  return { linesOf: (key) => blocks.get(key) ?? [], unparsed: asBlock(unparsed.join('\n')) };
}
