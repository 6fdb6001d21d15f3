import type { Statement } from './claim-maker.ts';
import { contradict, readSaying } from './contradict.ts';
import { coreOfStatement } from './core-of-statement.ts';

/** Statements with those among them that say otherwise. */
export type Contradictions<Item> = ReadonlyMap<Item, readonly Item[]>;

/** Which statements of different sources say otherwise of the same thing, each marked with the others, both ways. */
export function markContradictions<Item extends Statement>(statements: readonly Item[]): Contradictions<Item> {
  const read = statements
    .filter(({ from }) => from.reading.language === 'en')
    .map((statement) => ({ statement, saying: readSaying(coreOfStatement(statement.quote)) }));
  const marks = new Map<Item, Item[]>();
  const mark = (one: Item, other: Item) => marks.set(one, [...(marks.get(one) ?? []), other]);
  for (const [index, { statement: a, saying }] of read.entries()) {
    for (const { statement: b, saying: other } of read.slice(index + 1)) {
      if (a.from === b.from || !contradict(saying, other, [coreOfStatement(a.quote), coreOfStatement(b.quote)]))
        continue;
      mark(a, b);
      mark(b, a);
    }
  }
  return marks;
}

/** The statements in their order, but each followed by those that contradict it. */
export function besideEachOther<Item>(statements: readonly Item[], marks: Contradictions<Item>): Item[] {
  const placed = new Set<Item>();
  for (const statement of statements) {
    if (placed.has(statement)) continue;
    placed.add(statement);
    for (const other of marks.get(statement) ?? []) placed.add(other);
  }
  return [...placed];
}
