import type { Bounds } from '../../src/core/checks/judge.ts';
import { countedBy, fillShape, listsOf, slotsOf, type Slot } from '../../src/core/formats/fill-shape.ts';
import { joinBlocks } from '../../src/core/formats/layout/lines.ts';
import { readSkeleton, type Skeleton } from '../../src/core/formats/skeleton.ts';
import type { AnyFormat } from '../../src/core/formats/registry.ts';

/** How full a piece of a format is to be, so that it keeps the format's limits. */
export interface Filling {
  readonly entries: ReadonlyMap<string, number>;
  /** By what slots have in common: see `groupOf`. */
  readonly rooms: ReadonlyMap<string, Room>;
  /** Seconds that the first entry of a timed list takes, and the others. */
  readonly hookSeconds: number;
  readonly seconds: number;
}

/** How much a text may hold, in characters. */
export interface Room {
  readonly characters: number;
  /** Each of its paragraphs. */
  readonly paragraph: number;
}

const FIRST_SIZES = { line: 40, block: 200 } as const;
const PARAGRAPHS = [10_000, 300, 180, 120, 80] as const;
const ROOM: Room = { characters: FIRST_SIZES.line, paragraph: PARAGRAPHS[0] };
const STEPS = [0.5, 0.7, 0.85, 0.94, 1.06, 1.2, 1.5, 2.5] as const;
const PACES = [3, 5, 10, 15, 30, 60, 90, 120] as const;
const MOST_ENTRIES = 12;
/** Of a list that no rule counts. */
const USUAL_ENTRIES = 3;
const MOST_ROUNDS = 25;
const BROKEN = 100;
/** A rule that is no matter of numbers gives no direction: it decides between fillings that are as good else. */
const MISSED = 1e-6;
const ENOUGH = 1e-4;

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

/** What `say` gives for each text, in at most so much room. */
export function partsOf(
  format: AnyFormat,
  filling: Filling,
  say: (slot: Slot, room: Room) => string,
): Record<string, unknown> {
  const { shape } = format;
  const slots = slotsOf(shape, filling.entries);
  const skeleton = skeletonOf(format);
  return fillShape(shape, filling.entries, (slot) => {
    const { kind, index } = slot;
    if (skeleton.isFixed(slot)) return skeleton.fixed(slot);
    if (kind === 'seconds') return secondsOf(slot, slots, filling);
    if (typeof kind === 'object') return kind.oneOf[(index ?? 0) % kind.oneOf.length] ?? '';
    if (kind === 'tag') return TAGS[(index ?? 0) % TAGS.length];
    if (kind === 'action') return { label: 'Plan your calls', url: '' };
    const said = say(slot, filling.rooms.get(groupOf(slot)) ?? ROOM);
    return kind === 'block' ? joinBlocks([said, skeleton.fixed(slot)]) : said;
  });
}

const skeletons = new Map<string, Skeleton>();

function skeletonOf(format: AnyFormat): Skeleton {
  const read = skeletons.get(format.id) ?? readSkeleton(format);
  skeletons.set(format.id, read);
  return read;
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
  for (let round = 0; round < MOST_ROUNDS && least >= ENOUGH; round += 1) {
    const before = least;
    for (const candidate of neighboursOf(format, best)) {
      const filling = candidate(best);
      const miss = missBy(format, filling);
      if (miss < least) [best, least] = [filling, miss];
      if (least < ENOUGH) return best;
    }
    if (least === before) break;
  }
  return best;
}

function firstFilling(format: AnyFormat): Filling {
  const sourceLists = new Set(
    slotsOf(format.shape, new Map()).flatMap(({ kind, part }) => (kind === 'source-number' ? [part] : [])),
  );
  const isLeftOut = (list: string): boolean => sourceLists.has(list) || skeletonOf(format).entries(list) === 0;
  const entries = listsOf(format.shape).map((list): [string, number] => {
    const { max, hardMax } = countedBy(format, list) ?? {};
    return [list, isLeftOut(list) ? 0 : Math.min(MOST_ENTRIES, max ?? hardMax ?? USUAL_ENTRIES)];
  });
  const slots = slotsOf(format.shape, new Map(entries));
  const rooms = slots.map((slot): [string, Room] => [
    groupOf(slot),
    { ...ROOM, characters: slot.kind === 'block' ? FIRST_SIZES.block : FIRST_SIZES.line },
  ]);
  return { entries: new Map(entries), rooms: new Map(rooms), hookSeconds: 3, seconds: 10 };
}

type Move = (from: Filling) => Filling;

function neighboursOf(format: AnyFormat, { entries }: Filling): Move[] {
  const slots = slotsOf(format.shape, entries);
  const groups = new Map(slots.map((slot) => [groupOf(slot), slot]));
  const timed = slots.some(({ kind }) => kind === 'seconds');
  return [
    ...[...groups].flatMap(([group, { kind }]) => roomMoves(group, kind === 'block')),
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

function roomMoves(group: string, isBlock: boolean): Move[] {
  const moveWith =
    (step: number, paragraph?: number): Move =>
    (from) => {
      const room = from.rooms.get(group) ?? ROOM;
      const characters = Math.max(3, Math.round(room.characters * step));
      return { ...from, rooms: new Map(from.rooms).set(group, { characters, paragraph: paragraph ?? room.paragraph }) };
    };
  // Many short paragraphs may be good where one more word in one is not.
  const divided = isBlock ? PARAGRAPHS.flatMap((most) => [moveWith(1, most), moveWith(3, most)]) : [];
  return [...STEPS.map((step) => moveWith(step)), ...divided];
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

function outside(found: number, { max = Infinity, hardMax = Infinity }: Partial<Bounds>): number {
  const most = Math.min(max, hardMax);
  return found > most ? found / Math.max(1, most) - 1 : 0;
}

const OPENINGS = 'calm plain early quiet short honest patient careful weekly simple useful steady'.split(' ');
const WORDS =
  'calls show teams what customers need before renewal comes and people who ask hear why others leave so plans hold while notes help'.split(
    ' ',
  );

/** Words in an order of the slot's own, cut at a word border. */
export function dullText(slot: Slot, { characters, paragraph }: Room): string {
  const from = hash(`${groupOf(slot)}${slot.index ?? ''}`);
  const opening = OPENINGS[from % OPENINGS.length] ?? '';
  const paragraphs = [opening];
  let length = opening.length;
  for (let at = from; ; at += 1) {
    // Another step each round, so that no two rounds through the words are the same.
    const word = WORDS[(at * (1 + (Math.floor((at - from) / WORDS.length) % 5))) % WORDS.length] ?? '';
    if (length + word.length + 2 > characters) return paragraphs.map(asSentence).join('\n\n').slice(0, characters);
    const last = paragraphs.at(-1) ?? '';
    const isFull = slot.kind === 'block' && last.length + word.length + 2 > paragraph;
    if (isFull) paragraphs.push(word);
    else paragraphs[paragraphs.length - 1] = `${last} ${word}`;
    length += word.length + (isFull ? 3 : 1);
  }
}

function asSentence(text: string, _: number, { length }: readonly string[]): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${length > 1 ? '.' : ''}`;
}

function hash(text: string): number {
  let value = 7;
  for (const character of text) value = (value * 31 + (character.codePointAt(0) ?? 0)) % 9_973;
  return value;
}
