import type { Bounds } from '../../src/core/checks/judge.ts';
import { countedBy, fillShape, listsOf, slotsOf, type Slot } from '../../src/core/formats/fill-shape.ts';
import type { AnyFormat } from '../../src/core/formats/registry.ts';

/** How full a piece of a format is to be, so that it keeps the format's limits. */
export interface Filling {
  readonly entries: ReadonlyMap<string, number>;
  /** In characters, by what slots have in common: see `groupOf`. */
  readonly sizes: ReadonlyMap<string, number>;
  /** Seconds that the first entry of a timed list takes, and the others. */
  readonly hookSeconds: number;
  readonly seconds: number;
}

const FIRST_SIZES = { line: 40, block: 200 } as const;
const STEPS = [0.5, 0.7, 0.85, 0.94, 1.06, 1.2, 1.5, 2.5] as const;
const PACES = [3, 5, 10, 15, 30, 60, 90, 120] as const;
const MOST_ENTRIES = 12;
const MOST_ROUNDS = 25;
const BROKEN = 100;
/** A rule that is no matter of numbers is met by chance only, and gives no direction. */
const MISSED = 0.05;

const known = new Map<string, Filling>();

/** Found by search from the shape and the limits: fill, measure, adjust. The same for the same format. */
export function fillingFor(format: AnyFormat): Filling {
  const found = known.get(format.id) ?? searched(format);
  known.set(format.id, found);
  return found;
}

/** Parts of a piece that keeps the format's limits, in dull words; those of two slots differ. */
export function filledParts(format: AnyFormat): Record<string, unknown> {
  return partsOf(format, fillingFor(format), dullText);
}

/** What `say` gives for each text, in at most so many characters. */
export function partsOf(
  { shape }: AnyFormat,
  filling: Filling,
  say: (slot: Slot, characters: number) => string,
): Record<string, unknown> {
  const slots = slotsOf(shape, filling.entries);
  return fillShape(shape, filling.entries, (slot) => {
    const { kind, index } = slot;
    if (kind === 'seconds') return secondsOf(slot, slots, filling);
    if (typeof kind === 'object') return kind.oneOf[(index ?? 0) % kind.oneOf.length] ?? '';
    if (kind === 'tag') return TAGS[(index ?? 0) % TAGS.length];
    if (kind === 'action') return { label: 'Plan your calls', url: '' };
    return say(slot, filling.sizes.get(groupOf(slot)) ?? FIRST_SIZES.line);
  });
}

const TAGS = ['onboarding', 'churn', 'customers', 'howto', 'marketing'] as const;

/** Entries of a list are as long as each other, save the first, which is often a hook. */
function groupOf({ part, field, index }: Slot): string {
  return [part, field, index === 0 ? 'first' : ''].join('/');
}

function secondsOf({ part, field, index }: Slot, slots: readonly Slot[], { hookSeconds, seconds }: Filling): number {
  const first = slots.find((slot) => slot.kind === 'seconds' && slot.part === part && slot.index === index);
  const place = (index ?? 0) + (first?.field === field ? 0 : 1);
  return place === 0 ? 0 : hookSeconds + (place - 1) * seconds;
}

function searched(format: AnyFormat): Filling {
  let best = firstFilling(format);
  let least = missBy(format, best);
  for (let round = 0; round < MOST_ROUNDS && least > 0; round += 1) {
    const before = least;
    for (const candidate of neighboursOf(format, best)) {
      const filling = candidate(best);
      const miss = missBy(format, filling);
      if (miss < least) [best, least] = [filling, miss];
      if (least === 0) break;
    }
    if (least === before) break;
  }
  return best;
}

function firstFilling(format: AnyFormat): Filling {
  const sourceLists = new Set(
    slotsOf(format.shape, new Map()).flatMap(({ kind, part }) => (kind === 'source-number' ? [part] : [])),
  );
  const entries = listsOf(format.shape).map((list): [string, number] => {
    const { min = 3, max = min } = countedBy(format, list) ?? {};
    return [list, sourceLists.has(list) ? 0 : Math.min(MOST_ENTRIES, max, Math.max(min, 3))];
  });
  const slots = slotsOf(format.shape, new Map(entries));
  const sizes = slots.map((slot): [string, number] => [
    groupOf(slot),
    slot.kind === 'block' ? FIRST_SIZES.block : FIRST_SIZES.line,
  ]);
  return { entries: new Map(entries), sizes: new Map(sizes), hookSeconds: 3, seconds: 10 };
}

function neighboursOf(format: AnyFormat, { entries, sizes }: Filling): ((from: Filling) => Filling)[] {
  const timed = slotsOf(format.shape, entries).some(({ kind }) => kind === 'seconds');
  return [
    ...[...sizes.keys()].flatMap((group) =>
      STEPS.map((step) => (from: Filling) => ({
        ...from,
        sizes: new Map(from.sizes).set(group, Math.max(3, Math.round((from.sizes.get(group) ?? 0) * step))),
      })),
    ),
    ...(timed ? PACES : []).flatMap((pace) => [
      (from: Filling) => ({ ...from, seconds: pace }),
      (from: Filling) => ({ ...from, hookSeconds: pace }),
    ]),
    ...[...entries].flatMap(([list, count]) =>
      (count === 0 ? [] : [-1, 1])
        .map((more) => count + more)
        .filter((next) => next > 0 && next <= MOST_ENTRIES)
        .map((next) => (from: Filling) => ({ ...from, entries: new Map(from.entries).set(list, next) })),
    ),
  ];
}

/** How far a piece so full is from keeping every rule; 0 where it keeps them all. */
function missBy(format: AnyFormat, filling: Filling): number {
  const text = format.layout(partsOf(format, filling, dullText));
  const reading = { ...format.parse(text), text };
  let miss = 0;
  for (const { limit, judge } of format.rules) {
    const { status } = judge(reading);
    if (status === 'fail') miss += BROKEN;
    if (status === 'warn' && limit === null) miss += MISSED;
    for (const { found } of limit?.measure(reading) ?? []) miss += outside(found, limit ?? {});
  }
  return miss;
}

function outside(found: number, { min = 0, max = Infinity, hardMax = Infinity }: Partial<Bounds>): number {
  const most = Math.min(max, hardMax);
  return (found < min ? 1 - found / min : 0) + (found > most ? found / Math.max(1, most) - 1 : 0);
}

const OPENINGS = 'calm plain early quiet short honest patient careful weekly simple useful steady'.split(' ');
const WORDS =
  'calls show teams what customers need before renewal comes and people who ask hear why others leave so plans hold while notes help'.split(
    ' ',
  );

/** Words in an order of the slot's own, cut at a word border. */
export function dullText(slot: Slot, characters: number): string {
  const from = hash(`${groupOf(slot)}${slot.index ?? ''}`);
  const opening = OPENINGS[from % OPENINGS.length] ?? '';
  let text = opening.charAt(0).toUpperCase() + opening.slice(1);
  for (let at = from; ; at += 1) {
    // Another step each round, so that no two rounds through the words are the same.
    const word = WORDS[(at * (1 + (Math.floor((at - from) / WORDS.length) % 5))) % WORDS.length] ?? '';
    if (text.length + word.length + 1 > characters) return text.slice(0, characters);
    text += ` ${word}`;
  }
}

function hash(text: string): number {
  let value = 7;
  for (const character of text) value = (value * 31 + (character.codePointAt(0) ?? 0)) % 9_973;
  return value;
}
