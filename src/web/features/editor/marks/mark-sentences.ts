import { isClosed, textOf, type MarkdownChild, type MarkdownElement, type MarkdownParent } from '../markdown-tree.ts';
import { GROUNDS, type Ground } from './grounds.ts';
import { groundOf, wordsOf, type SentenceMark } from './sentence-mark.ts';

/** What stands within a line; a mark goes around these, and into all else. */
export const PHRASES = ['a', 'br', 'code', 'del', 'em', 'strong', 'sup'];
/** A sign of the text stands at most so far behind its place in the source: escapes and entities are longer than what they mean. */
const FARTHEST = 10;

interface Marking {
  readonly mark: SentenceMark;
  /** The Markdown. */
  readonly source: string;
  /** Set once the mark has a part that one can go to. */
  isPlaced: boolean;
}

/**
 * A rehype plugin: each sentence of the source that stands out becomes a `mark`, several where emphasis or blocks
 * part it. It reads the places of the parser, so it goes before all that changes the tree.
 */
export function markSentences(marks: readonly SentenceMark[], source: string) {
  return () =>
    (tree: MarkdownParent): void => {
      for (const mark of marks) markIn(tree, { mark, source, isPlaced: false }, false);
    };
}

function markIn(parent: MarkdownParent, marking: Marking, isWithinControl: boolean): void {
  const done: MarkdownChild[] = [];
  let run: MarkdownChild[] = [];
  const close = () => {
    const isWorded = run.some((node) => textOf(node).trim() !== '');
    done.push(...(isWorded ? [markNode(run, marking, isWithinControl)] : run));
    run = [];
  };
  for (const child of parent.children) {
    const [before, within, behind] = partsOf(child, marking);
    if (before) close();
    if (before) done.push(before);
    if (within) run.push(within);
    if (behind) close();
    if (behind) done.push(behind);
    if (before ?? within ?? behind) continue;
    close();
    if (child.type === 'element') markIn(child, marking, isWithinControl || isClosed(child));
    done.push(child);
  }
  close();
  parent.children = done;
}

type Parts = readonly [before: MarkdownChild | null, within: MarkdownChild | null, behind: MarkdownChild | null];

const TO_ENTER: Parts = [null, null, null];

function partsOf(child: MarkdownChild, { mark, source }: Marking): Parts {
  const place = placeOf(child);
  if (!place || place.end <= mark.start || mark.end <= place.start) return [child, null, null];
  if (child.type === 'text') return cut(child.value, place, { mark, source });
  const isWithin = mark.start <= place.start && place.end <= mark.end;
  return isWithin && child.type === 'element' && PHRASES.includes(child.tagName) ? [null, child, null] : TO_ENTER;
}

interface Place {
  readonly start: number;
  readonly end: number;
}

function placeOf({ position }: MarkdownChild): Place | null {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return start === undefined || end === undefined ? null : { start, end };
}

function cut(value: string, place: Place, { mark, source }: Pick<Marking, 'mark' | 'source'>): Parts {
  const offsets = offsetsOf(value, source.slice(place.start, place.end)).map((offset) => place.start + offset);
  const first = offsets.findIndex((offset) => offset >= mark.start);
  const from = first < 0 ? value.length : first;
  const behind = offsets.findIndex((offset) => offset >= mark.end);
  const to = behind < 0 ? value.length : behind;
  const at = (index: number) => offsets[index] ?? place.end;
  return [
    textPart(value.slice(0, from), { start: place.start, end: at(from) }),
    textPart(value.slice(from, to), { start: at(from), end: at(to) }),
    textPart(value.slice(to), { start: at(to), end: place.end }),
  ];
}

/** Where each code unit of a text stands in its source, which may hold escapes besides. */
function offsetsOf(value: string, source: string): number[] {
  if (value === source) return Array.from({ length: value.length }, (_, index) => index);
  let next = 0;
  return Array.from({ length: value.length }, (_, index) => {
    const found = source.indexOf(value.charAt(index), next);
    const offset = found < 0 || found > next + FARTHEST ? next : found;
    next = Math.min(offset + 1, source.length);
    return offset;
  });
}

function textPart(value: string, { start, end }: Place): MarkdownChild | null {
  if (value === '') return null;
  const point = (offset: number) => ({ line: 0, column: 0, offset });
  return { type: 'text', value, position: { start: point(start), end: point(end) } };
}

function markNode(children: MarkdownChild[], marking: Marking, isWithinControl: boolean): MarkdownChild {
  const { mark } = marking;
  const isPlace = !marking.isPlaced && !isWithinControl;
  if (isPlace) marking.isPlaced = true;
  return {
    type: 'element',
    tagName: 'mark',
    properties: {
      dataWords: wordsOf(mark),
      dataGround: groundOf(mark),
      ...(isPlace && { dataSentence: mark.place ?? mark.start }),
    },
    children,
  };
}

/** What `markSentences` wrote into a `mark`. */
export function sentenceOf(properties: MarkdownElement['properties']): {
  words: string;
  ground: Ground | null;
  at: number | null;
} {
  const { dataWords: words, dataGround, dataSentence: at } = properties;
  const ground = GROUNDS.find((one) => one === dataGround) ?? null;
  return { words: String(words ?? ''), ground, at: typeof at === 'number' ? at : null };
}
