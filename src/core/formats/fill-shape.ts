import type { Bounds } from '../checks/judge.ts';
import type { Format } from './format.ts';
import { asBlock, asLine } from './layout/lines.ts';
import type { AnyShape, FieldKind, PartKind } from './shape.ts';

/** A place for one text, number or link in the parts of a format that is known by its shape alone. */
export interface Slot {
  readonly part: string;
  /** Of an entry with several fields; null else. */
  readonly field: string | null;
  /** 0-based place in a list; null outside of lists. */
  readonly index: number | null;
  readonly kind: FieldKind | 'tag' | 'action';
}

/** How many entries each list has; one where it is not named. */
export type Entries = ReadonlyMap<string, number>;

type SomeFormat = Pick<Format, 'shape' | 'rules' | 'layout' | 'parse'>;

/** Parts in canonical form with what `fill` gives for each slot, in the order of the shape. */
export function fillShape(shape: AnyShape, entries: Entries, fill: (slot: Slot) => unknown): Record<string, unknown> {
  const parts = Object.entries(shape).map(([part, kind]) => {
    const list = <Entry>(entry: (index: number) => Entry): Entry[] =>
      Array.from({ length: entries.get(part) ?? 1 }, (_, index) => entry(index));
    const put = (slot: Slot): unknown => canonical(slot, fill(slot));
    return [part, fillPart(kind, { part, list, put })] as const;
  });
  return Object.fromEntries(parts);
}

interface Filler {
  readonly part: string;
  list<Entry>(entry: (index: number) => Entry): Entry[];
  put(slot: Slot): unknown;
}

function fillPart(kind: PartKind, { part, list, put }: Filler): unknown {
  if (kind === 'items' || kind === 'tags') {
    const each = kind === 'items' ? 'line' : 'tag';
    return list((index) => put({ part, field: null, index, kind: each })).filter((text) => text !== '');
  }
  if (typeof kind === 'string' || 'oneOf' in kind) return put({ part, field: null, index: null, kind });
  const fields = Object.entries(kind.each);
  return list((index) =>
    Object.fromEntries(fields.map(([field, of]) => [field, put({ part, field, index, kind: of })])),
  );
}

function canonical({ kind }: Slot, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (kind === 'block') return asBlock(value);
  if (kind === 'tag') return value.replace(/[\s,#＃]/gu, '');
  return kind === 'source-title' ? asLine(value.replace(/[[\]“”]/g, ' ')) : asLine(value);
}

export function slotsOf(shape: AnyShape, entries: Entries): Slot[] {
  const slots: Slot[] = [];
  fillShape(shape, entries, (slot) => slots.push(slot));
  return slots;
}

export function listsOf(shape: AnyShape): string[] {
  return Object.entries(shape).flatMap(([part, kind]) =>
    kind === 'items' || kind === 'tags' || (typeof kind === 'object' && 'each' in kind) ? [part] : [],
  );
}

const PROBES = [1, 2, 3] as const;

/** The limits of the rule that counts the entries of a list; null where none does. */
export function countedBy(format: SomeFormat, list: string): Bounds | null {
  const readings = PROBES.map((count) => {
    const parts = fillShape(format.shape, new Map([[list, count]]), probe);
    const text = format.layout(parts);
    return { parts, unparsed: '', text };
  });
  const rule = format.rules.find(({ limit }) =>
    readings.every((reading, at) => {
      const measured = limit?.measure(reading) ?? [];
      return measured.length === 1 && measured[0]?.found === PROBES[at];
    }),
  );
  return rule?.limit ?? null;
}

/** In each entry something that no length, no number of words and no time takes for one of something. */
function probe({ kind, index }: Slot): unknown {
  const place = (index ?? 0) + 1;
  if (kind === 'seconds') return place * 7;
  if (kind === 'source-number') return place;
  if (kind === 'action') return { label: 'x', url: '' };
  if (kind === 'source-url') return '';
  if (kind === 'tag') return 'x'.repeat(place + 1);
  return typeof kind === 'object' ? (kind.oneOf[0] ?? '') : 'xy '.repeat(place + 1);
}
