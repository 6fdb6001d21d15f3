import { labelReader, type LabelKey } from '../../../../../core/formats/layout/labels.ts';
import { readHeading } from '../../../../../core/formats/layout/markdown.ts';
import { withoutBullet } from '../../../../../core/formats/layout/noise.ts';
import type { PlacedPart } from '../place-parts.ts';
import { fencesIn } from './fences-in.ts';
import { textsOf } from './texts-of.ts';

/** Parts that have a frame of their own, such as an inbox, wherever they stand; each with its label. */
export type Head = Readonly<Record<string, LabelKey>>;

export interface DocumentReading {
  readonly text: string;
  /** In the order in which they are drawn. */
  readonly parts: object;
  readonly unparsed: string;
  readonly head: Head;
}

/** A link's or a footnote's address or words, which stand elsewhere than what refers to them. */
const DEFINITION = /^ {0,3}\[[^\]\n\r]+\]:/mu;

/**
 * All that stands below the head, where its parts would not be read as the text is: another order than the author's, a
 * fence with lines that look like headings, a footnote in another part than its number. Null where they are.
 */
export function bodyAsOne({ text, parts, unparsed, head }: DocumentReading): PlacedPart | null {
  const start = startOfBody(text, parts, head);
  const part = text.slice(start);
  const body = Object.entries(parts).flatMap(([name, value]) => (name in head ? [] : textsOf(value)));
  const words = body.map(wordsOf);
  const isRead =
    standInOrder(wordsOf(part), words) &&
    ![...body, unparsed].some((block) => DEFINITION.test(block)) &&
    fencesIn(part)
      .map(wordsOf)
      .every((fence) => words.some((block) => block.includes(fence)));
  return isRead || part.trim() === '' ? null : { part, at: { start, end: text.length } };
}

/** Behind the lines that the head's frame shows. What of it stands further below is part of the body too. */
function startOfBody(text: string, parts: object, head: Head): number {
  const readLabel = labelReader(Object.values(head));
  const shown = Object.entries(parts)
    .flatMap(([name, value]) => (name in head ? textsOf(value) : []))
    .map(wordsOf);
  const isShown = (words: string): boolean => {
    const place = shown.indexOf(wordsOf(words));
    if (place >= 0) shown.splice(place, 1);
    return place >= 0;
  };
  let start = 0;
  for (const line of text.split('\n')) {
    const label = readLabel(line.trimEnd());
    const words = label ? label.value : withoutBullet(line);
    const isHead = words.trim() === '' || ((label !== null || readHeading(line) === null) && isShown(words));
    if (!isHead) break;
    start += line.length + 1;
  }
  return Math.min(start, text.length);
}

function standInOrder(all: string, blocks: readonly string[]): boolean {
  let from = 0;
  return blocks.every((words) => {
    const at = all.indexOf(words, from);
    from = at + Math.max(0, words.length - 1);
    return at >= 0;
  });
}

/** The words alone, a blank around each: guards, bullets and line breaks differ between a text and its parts. */
function wordsOf(text: string): string {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu);
  return words ? ` ${words.join(' ')} ` : '';
}
