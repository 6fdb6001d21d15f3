import type { AnyShape, FieldKind, PartKind } from '../../../src/core/formats/shape.ts';
import { words } from '../../support/sound-parts.ts';

/** Parts of a piece of which only the names are known. */
export type AnyParts = Readonly<Record<string, unknown>>;

const LONG = 2_500;
const WORD_COUNTS = [1, 2, 4, 6, 8, 12, 20, 30, 45, 70, 130, 220, 600, LONG] as const;
const LIST_LENGTHS = [0, 1, 2, 4, 6, 9, 12, 20, 40] as const;
const TIMES = [0, 1, 2, 5, 12, 20, 50, 90, 400, 1_000] as const;

/** What people and models write where a rule does not want it. */
const ODD_TEXTS = [
  '',
  'x'.repeat(400),
  'ALL IN CAPITALS HERE',
  'Two 🎉 emoji 🎉 here',
  'A <b>bold</b> word',
  'Really now! And now!',
  'And another thing, it goes on:',
  'one, two, three #one #two #three #four #five #six',
  'https://example.com/a https://example.com/b https://example.com/c',
  'Not [7] in the list',
  'Not-A Slug!',
  'Are you diabetic? Your debts are crushing you.',
  'A sentence that goes on and on and does not end before it has said all that there is to say about the matter at hand and some more of it besides. End.',
];

function textsFor(kind: FieldKind): unknown[] {
  if (typeof kind === 'object') return [...kind.oneOf];
  if (kind === 'seconds') return [...TIMES];
  if (kind === 'source-number') return [0, 99];
  if (kind === 'source-url') return ['', 'https://elsewhere.example'];
  const said = WORD_COUNTS.map(words);
  const blocks = kind === 'block' ? [`${words(9)}\n\n${words(9)}`, `${words(60)}\n${words(60)}`] : [];
  return [...ODD_TEXTS, ...said, ...blocks];
}

function isEntry(value: unknown): value is AnyParts {
  return typeof value === 'object' && value !== null;
}

/** One entry changed in one field, the first, the last and all of them. */
function changedEntries(list: readonly unknown[], change: (entry: unknown) => unknown): unknown[][] {
  const last = list.length - 1;
  return [
    list.map((entry, at) => (at === 0 ? change(entry) : entry)),
    list.map((entry, at) => (at === last ? change(entry) : entry)),
    list.map(change),
  ];
}

function lengthsOf(list: readonly unknown[]): unknown[][] {
  const sized = LIST_LENGTHS.map((length) =>
    Array.from({ length }, (_, at) => list[at] ?? (typeof list[0] === 'string' ? `${String(list[0])} ${at}` : list[0])),
  );
  return [...sized, list.toReversed(), list.map(() => list[0])];
}

function variantsOf(kind: PartKind, value: unknown): unknown[] {
  if (kind === 'items' || kind === 'tags') {
    const list = Array.isArray(value) ? (value as unknown[]) : [];
    const texts = kind === 'tags' ? ['x'.repeat(200)] : textsFor('line').filter((text) => text !== '');
    return [...lengthsOf(list), ...texts.flatMap((text) => changedEntries(list, () => text))];
  }
  if (kind === 'action') {
    return [
      { label: '', url: '' },
      ...WORD_COUNTS.map((count) => ({ label: words(count), url: '' })),
      { label: 'Go', url: 'https://elsewhere.example' },
    ];
  }
  if (typeof kind === 'string' || 'oneOf' in kind) return textsFor(kind);
  const list = Array.isArray(value) ? (value as unknown[]).filter(isEntry) : [];
  const fields = Object.entries(kind.each).flatMap(([name, field]) =>
    textsFor(field).flatMap((text) => changedEntries(list, (entry) => ({ ...(entry as AnyParts), [name]: text }))),
  );
  return [...lengthsOf(list), ...fields];
}

/** Texts of other parts: what stands twice. */
function textsIn(parts: AnyParts): unknown[] {
  return Object.values(parts)
    .flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter((value) => typeof value === 'string');
}

/** Every way in which one part of a piece can be changed alone; lists and texts from nothing to far too much. */
export function* mutateParts(shape: AnyShape, parts: AnyParts): Generator<AnyParts> {
  for (const [name, kind] of Object.entries(shape)) {
    const borrowed = kind === 'line' || kind === 'block' ? textsIn({ ...parts, [name]: '' }) : [];
    for (const value of [...variantsOf(kind, parts[name]), ...borrowed]) yield { ...parts, [name]: value };
  }
}
