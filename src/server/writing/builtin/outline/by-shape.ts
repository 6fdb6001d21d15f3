import { statusOf, type Bounds } from '../../../../core/checks/judge.ts';
import { fillShape, listsOf, slotsOf, type Slot } from '../../../../core/formats/fill-shape.ts';
import { joinBlocks } from '../../../../core/formats/layout/lines.ts';
import type { LabelLanguage } from '../../../../core/formats/layout/labels.ts';
import type { AnyFormat } from '../../../../core/formats/registry.ts';
import type { AnyShape } from '../../../../core/formats/shape.ts';
import { readSkeleton, type Skeleton } from '../../../../core/formats/skeleton.ts';
import type { Desk } from '../desk.ts';
import type { MadeText } from '../makers.ts';
import { permittedParts } from '../text/permitted-parts.ts';
import type { Quote } from '../text/usable-claims.ts';
import { choicesFor, sourcesOf, wordsFor, type ShapeWords } from './shape-choices.ts';

/** A list that needs more is none that a person fills in. */
const MOST_ENTRIES = 20;
/** What runs in time begins, goes on and ends. */
const FEWEST_TIMED = 3;
/** Seconds that one entry of a list with times can take. */
const PACES = [5, 3, 10, 15, 30, 60, 90, 120, 300, 600] as const;
/** A broken rule outweighs whatever a worse text costs. */
const BROKEN = 1_000;
const MOST_ROUNDS = 3;

/** What stands in each slot, how many entries a list has, and how long each of them takes. */
interface Draft {
  readonly entries: ReadonlyMap<string, number>;
  readonly pace: number;
  /** Which of a slot's choices is taken, by the slot's name; the first where it is not named. */
  readonly taken: ReadonlyMap<string, number>;
}

interface Order {
  readonly format: AnyFormat;
  readonly skeleton: Skeleton;
  readonly words: ShapeWords;
  /** Banned terms that the piece is to do without. */
  readonly avoidable: readonly string[];
  readonly labels: LabelLanguage;
}

/** An outline of any format, made from its shape and its rules alone, with the sources quoted: no hard rule is broken. */
export function outlineByShape(format: AnyFormat, desk: Desk): MadeText {
  const order: Order = {
    format,
    skeleton: readSkeleton(format),
    words: wordsFor(desk, format),
    avoidable: desk.avoidable,
    labels: desk.labels,
  };
  let draft: Draft = { entries: fewestEntries(order), pace: PACES[0], taken: new Map() };
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const better = improved(draft, order);
    if (better === draft) break;
    draft = better;
  }
  const { text, outlineSources } = layOut(draft, order);
  return { text, outlineSources };
}

function fewestEntries({ format, skeleton, words }: Order): Map<string, number> {
  const shape = format.shape as AnyShape;
  const counts = listsOf(shape).map((list): [string, number] => {
    const kind = shape[list];
    const fields = typeof kind === 'object' && 'each' in kind ? Object.values(kind.each) : [];
    if (fields.includes('source-number')) return [list, sourcesOf(words.quotes).length];
    if (skeleton.entries(list) === 0) return [list, 0];
    // A platform may want more than one, which the skeleton shows.
    const fewest = fields.includes('seconds') ? FEWEST_TIMED : skeleton.entries(list);
    return [list, Math.min(MOST_ENTRIES, fewest)];
  });
  return new Map(counts);
}

/** Tries every other choice once, place by place, and keeps what breaks fewer rules or says more. */
function improved(draft: Draft, order: Order): Draft {
  let best = draft;
  let least = costOf(draft, order);
  const weigh = (candidate: Draft): void => {
    if (least.wrong === 0) return;
    const cost = costOf(candidate, order);
    if (cost.wrong + cost.price < least.wrong + least.price) [best, least] = [candidate, cost];
  };
  for (const [list, count] of draft.entries) {
    for (let more = count + 1; more <= MOST_ENTRIES && least.wrong >= BROKEN; more += 1)
      weigh({ ...best, entries: new Map(best.entries).set(list, more) });
  }
  const slots = slotsOf(order.format.shape, best.entries);
  if (slots.some(({ kind }) => kind === 'seconds')) for (const pace of PACES) weigh({ ...best, pace });
  for (const [slot, choices] of choicesFor(slots, order.words, order.skeleton)) {
    // A shorter gap says less, so only a broken rule is worth it.
    if (least.wrong < BROKEN && choices.every(({ isGap }) => isGap)) continue;
    for (let at = 0; at < choices.length; at += 1) weigh({ ...best, taken: new Map(best.taken).set(keyOf(slot), at) });
  }
  return best;
}

interface Piece extends MadeText {
  /** How far the texts taken are from the best ones. */
  readonly price: number;
}

function layOut({ entries, pace, taken }: Draft, { format, skeleton, words, avoidable, labels }: Order): Piece {
  const shape = format.shape as AnyShape;
  const slots = slotsOf(shape, entries);
  const choices = new Map([...choicesFor(slots, words, skeleton)].map(([slot, list]) => [keyOf(slot), list]));
  let price = 0;
  const quoted: Quote[] = [];
  const parts = fillShape(shape, entries, (slot) => {
    if (slot.kind === 'seconds') return secondsOf(slot, slots, pace);
    const choice = choices.get(keyOf(slot))?.[taken.get(keyOf(slot)) ?? 0];
    price += choice?.price ?? 0;
    quoted.push(...(choice?.quotes ?? []));
    return withFixed(slot, choice?.value ?? '', skeleton);
  });
  return {
    text: format.layout(permittedParts(parts, avoidable), labels),
    outlineSources: sourcesOf(quoted).length,
    price,
  };
}

/** What every piece of the format says stands in each, such as the gap for a postal address. */
function withFixed(slot: Slot, value: unknown, skeleton: Skeleton): unknown {
  if (slot.kind !== 'block' || typeof value !== 'string' || skeleton.isFixed(slot)) return value;
  return joinBlocks([value, skeleton.fixed(slot)]);
}

/** Entries with times follow each other: the first time of an entry is its start, a second one its end. */
function secondsOf({ part, field, index }: Slot, slots: readonly Slot[], pace: number): number {
  const first = slots.find((slot) => slot.kind === 'seconds' && slot.part === part && slot.index === index);
  return ((index ?? 0) + (first?.field === field ? 0 : 1)) * pace;
}

interface Cost {
  /** Broken rules, and how far a text is over what is good; what is too short is for the author to fill. */
  readonly wrong: number;
  readonly price: number;
}

function costOf(draft: Draft, order: Order): Cost {
  const { text, price } = layOut(draft, order);
  const reading = { ...order.format.parse(text), text };
  let wrong = 0;
  for (const { limit, judge } of order.format.rules) {
    if (judge(reading).status === 'fail') wrong += BROKEN;
    for (const { found } of limit?.measure(reading) ?? []) wrong += limit ? excess(found, limit) : 0;
  }
  return { wrong, price };
}

function excess(found: number, bounds: Bounds): number {
  const { max = Infinity, hardMax = Infinity } = bounds;
  const limit = Math.min(max, hardMax);
  const over = found > limit ? found / Math.max(limit, 1) : 0;
  return statusOf(found, bounds) === 'fail' ? BROKEN * over : over;
}

function keyOf({ part, field, index }: Slot): string {
  return [part, index, field].join('/');
}
