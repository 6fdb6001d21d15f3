import type { Span } from '../../core/text/span.ts';
import { isSlip, readNames, type ToldName } from './name-variants.ts';
import { undoubtedText, withoutQuotations } from '../../core/checks/running-text.ts';
import { languageOfAll, readClauses } from './support-words.ts';
import { readSentenceSpans } from '../../core/text/sentences.ts';
import { readStatedFacts, type StatedFact } from './stated-facts.ts';

export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** Something that two pieces of a job tell in different ways. */
export interface Contradiction {
  /** Name of the piece that the span is of. */
  readonly piece: string;
  readonly other: string;
  readonly span: Span;
  /** What each of them says, in words for the author. */
  readonly detail: string;
}

interface Piece<Told> {
  readonly name: string;
  readonly told: readonly Told[];
}

/** Of a job of any length; beyond it nothing is compared. */
const MOST_COMPARISONS = 50_000;
/** Two sentences have this in common at the least beside the value. */
const FEWEST_SHARED = 2;

/**
 * Facts that the pieces of a job tell differently: a figure, amount or date in two sentences that say the same of the same,
 * or a name with another letter. Each is reported once for either piece. Rather silent than wrong: sentences that differ in
 * more than the value are taken for different facts.
 */
export function findContradictions(pieces: readonly NamedText[]): Contradiction[] {
  const language = languageOfAll(pieces.map(({ text }) => text));
  const facts = pieces.map(({ name, text }) => ({ name, told: readStatedFacts(text, language) }));
  const names = pieces.map(({ name, text }) => ({ name, told: namesOf(text, language) }));
  const found = [...compare(facts, keyOf, contradictIn(facts)), ...compare(names, lastWord, differIn(names))];
  const order = new Map(pieces.map(({ name }, at) => [name, at]));
  return found.sort((a, b) => (order.get(a.piece) ?? 0) - (order.get(b.piece) ?? 0) || a.span.start - b.span.start);
}

interface Told {
  readonly span: Span;
  readonly said: string;
}

/** Every pair of one bucket from two pieces, until each side has found its match. */
function compare<Item extends Told>(
  pieces: readonly Piece<Item>[],
  bucketsOf: (item: Item) => readonly string[],
  differ: (one: Item, other: Item) => boolean,
): Contradiction[] {
  const found = new Map<Item, Contradiction>();
  let left = MOST_COMPARISONS;
  for (const bucket of sortIntoBuckets(pieces, bucketsOf)) {
    for (const [at, one] of bucket.entries()) {
      const others = bucket.slice(at + 1, at + 1 + left);
      left -= others.length;
      for (const other of others) {
        const open = other.piece !== one.piece && !(found.has(one.item) && found.has(other.item));
        if (!open || !differ(one.item, other.item)) continue;
        if (!found.has(one.item)) found.set(one.item, contradiction(one, other));
        if (!found.has(other.item)) found.set(other.item, contradiction(other, one));
      }
    }
  }
  return [...found.values()];
}

function sortIntoBuckets<Item extends Told>(
  pieces: readonly Piece<Item>[],
  bucketsOf: (item: Item) => readonly string[],
): Iterable<{ piece: string; item: Item }[]> {
  const buckets = new Map<string, { piece: string; item: Item }[]>();
  for (const { name, told } of pieces) {
    for (const item of told) {
      for (const key of bucketsOf(item)) {
        const bucket = buckets.get(key) ?? [];
        bucket.push({ piece: name, item });
        buckets.set(key, bucket);
      }
    }
  }
  return buckets.values();
}

interface Side {
  readonly piece: string;
  readonly item: Told;
}

function contradiction(one: Side, other: Side): Contradiction {
  const detail = `“${one.item.said}” here, “${other.item.said}” in ${other.piece}`;
  return { piece: one.piece, other: other.piece, span: one.item.span, detail };
}

function keyOf({ scale, plain, counted, core }: StatedFact): string[] {
  if (!plain || core.size < FEWEST_SHARED || scale.startsWith('nth:')) return [];
  if (scale === 'thing') return counted[0] === undefined ? [] : [`thing ${counted[0]}`];
  return [scale];
}

/** A piece that tells both values knows that they are two facts, and then so do we. */
function contradictIn(pieces: readonly Piece<StatedFact>[]): (one: StatedFact, other: StatedFact) => boolean {
  const known = pieces.map(
    ({ told }) => new Set(told.flatMap(({ scale, values }) => values.map((value) => `${scale}=${value}`))),
  );
  const toldTogether = (one: StatedFact, other: StatedFact) =>
    known.some((keys) =>
      [one, other].every(({ scale, values }) => values.some((value) => keys.has(`${scale}=${value}`))),
    );
  return (one, other) => saySame(one, other) && differInValue(one, other) && !toldTogether(one, other);
}

function saySame(one: StatedFact, other: StatedFact): boolean {
  if (one.frame !== other.frame || !isWithin(one.core, other.all) || !isWithin(other.core, one.all)) return false;
  const shared = [...one.core].filter((stem) => other.core.has(stem)).length;
  if (shared < FEWEST_SHARED) return false;
  const counted = Math.min(one.counted.length, other.counted.length);
  if (one.counted.slice(0, counted).join(' ') !== other.counted.slice(0, counted).join(' ')) return false;
  return one.others.every((fact) => !tellsOther(fact, other.others)) && haveSameDates(one, other);
}

function isWithin(stems: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  return [...stems].every((stem) => all.has(stem));
}

/** Where a second value differs as well, two things are spoken of. */
function tellsOther(fact: string, facts: readonly string[]): boolean {
  const scale = fact.slice(0, fact.indexOf('=') + 1);
  return facts.some((one) => one.startsWith(scale)) && !facts.includes(fact);
}

/** A figure of one year is not that of another, nor one of all years. */
function haveSameDates(one: StatedFact, other: StatedFact): boolean {
  const [dates, others] = [one, other].map(({ others: facts }) => facts.filter((fact) => fact.startsWith('date=')));
  return dates?.join() === others?.join();
}

function differInValue(one: StatedFact, other: StatedFact): boolean {
  const differ = one.scale === 'date' ? differInDate : differInNumber;
  return one.values.every((a) => other.values.every((b) => differ(a, b)));
}

/** `2024-3-12` with empty places for what is not told: only what both tell can differ. */
function differInDate(a: string, b: string): boolean {
  const [one, other] = [a, b].map((date) => date.split('-'));
  return (one ?? []).some((part, at) => part !== '' && (other?.[at] ?? '') !== '' && part !== other?.[at]);
}

function differInNumber(a: string, b: string): boolean {
  const [one, other] = [Number(a), Number(b)];
  return !isRounded(one, other) && !isRounded(other, one);
}

/** 1,500 is 1,487 rounded to its own digits. */
function isRounded(exact: number, round: number): boolean {
  const digits = String(round)
    .replace(/^[0.]+|\.|e.*$/g, '')
    .replace(/0+$/, '').length;
  return Number(exact.toPrecision(Math.min(15, Math.max(1, digits)))) === round;
}

interface NameInPlace extends ToldName, Told {
  /** What all sentences with the name are about. */
  readonly stems: Set<string>;
}

const MOST_NAMES = 200;
const LONGEST_SENTENCE = 600;

/** Each name once, where it stands first. */
function namesOf(text: string, language: string | null): NameInPlace[] {
  const own = withoutQuotations(undoubtedText(text));
  const names = new Map<string, NameInPlace>();
  for (const { start, end } of readSentenceSpans(own)) {
    if (end - start > LONGEST_SENTENCE || names.size >= MOST_NAMES) continue;
    const sentence = own.slice(start, end);
    const inside = readNames(sentence);
    const words = inside.length === 0 ? [] : readClauses(sentence, language).flat();
    for (const { words: parts, span } of inside) {
      const said = parts.join(' ');
      const named = new Set(
        readClauses(said, language)
          .flat()
          .map(({ stem }) => stem),
      );
      const place = { start: start + span.start, end: start + span.end };
      const name = names.get(said) ?? { words: parts, said, span: place, stems: new Set<string>() };
      for (const { weight, stem } of words) if (weight === 'content' && !named.has(stem)) name.stems.add(stem);
      names.set(said, name);
    }
  }
  return [...names.values()];
}

/** Names that differ in one word have all others in common. */
function lastWord({ words }: NameInPlace): string[] {
  return words.map((word) => word.toLowerCase());
}

function differIn(pieces: readonly Piece<NameInPlace>[]): (one: NameInPlace, other: NameInPlace) => boolean {
  const known = pieces.map(({ told }) => new Set(told.map(({ said }) => said)));
  return (one, other) =>
    isSlip(one.words, other.words) &&
    [...one.stems].some((stem) => other.stems.has(stem)) &&
    !known.some((names) => names.has(one.said) && names.has(other.said));
}
