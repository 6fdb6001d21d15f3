import { canonicalAddress } from './canonical-address.ts';
import { shinglesOf } from './shingles.ts';
import type { SourceReading } from './source-reading.ts';

/** Two texts that share this much of the shorter one are one. */
const SAME_FROM = 0.8;
/** A shorter text may be a quotation; then both must be about as long. */
const TELLING_SHINGLES = 40;

/** Says itself that it was published elsewhere first. */
const CREDITS =
  /\b(?:(?:first|originally) (?:appeared|published|posted|written)|re-?(?:published|posted|printed) (?:from|with permission)|cross-?posted|syndicated (?:from|by)|this (?:article|story|post) (?:first|originally))\b/i;
/** Another form of a page that stands elsewhere. */
const VARIANT = /^https?:\/\/(?:m|amp|mobile)\.|\/(?:amp|print)(?:[/.?]|$)|[?&](?:amp|print|output)=|[?&]utm_|#/i;

/**
 * The readings, each text once: in the order of the first of its copies, the better copy stays and the addresses of the
 * others go to its `also`. What the user brought along stays as it is.
 */
export function mergeDuplicates(readings: readonly SourceReading[]): SourceReading[] {
  return groupsOf(readings).map((group) => {
    const best = group.reduce((kept, next) => (isBetter(next, kept) ? next : kept));
    const addresses = group.flatMap(({ source }) => [...(source.url === null ? [] : [source.url]), ...source.also]);
    const also = [...new Set(addresses)].filter((url) => url !== best.source.url);
    return { ...best, source: { ...best.source, also } };
  });
}

function groupsOf(readings: readonly SourceReading[]): SourceReading[][] {
  const heads = readings.map((_, index) => index);
  const headOf = (index: number): number => {
    const head = heads[index] ?? index;
    return head === index ? index : headOf(head);
  };
  for (const [a, b] of samePairs(readings)) {
    const [first, second] = [headOf(a), headOf(b)].toSorted((x, y) => x - y);
    if (first !== undefined && second !== undefined) heads[second] = first;
  }
  const groups = new Map<number, SourceReading[]>();
  for (const [index, reading] of readings.entries()) {
    const head = headOf(index);
    groups.set(head, [...(groups.get(head) ?? []), reading]);
  }
  return [...groups.values()];
}

function samePairs(readings: readonly SourceReading[]): [number, number][] {
  const pages = readings.flatMap((reading, index) => (reading.fit === null ? [] : [{ index, source: reading.source }]));
  const pairs: [number, number][] = [];
  const first = new Map<string, number>();
  for (const { index, source } of pages) {
    const address = source.url === null ? null : canonicalAddress(source.url);
    for (const key of [`text ${source.hash}`, ...(address === null ? [] : [`address ${address}`])]) {
      const known = first.get(key);
      if (known === undefined) first.set(key, index);
      else pairs.push([known, index]);
    }
  }
  return [...pairs, ...nearPairs(pages.map(({ index, source }) => ({ index, shingles: shinglesOf(source.text) })))];
}

interface Shingled {
  readonly index: number;
  readonly shingles: ReadonlySet<number>;
}

/** Counts what is shared by way of each shingle's holders, not by comparing each text with each. */
function nearPairs(texts: readonly Shingled[]): [number, number][] {
  const holders = new Map<number, Shingled[]>();
  const shared = new Map<Shingled, Map<Shingled, number>>();
  for (const text of texts) {
    const counts = new Map<Shingled, number>();
    for (const shingle of text.shingles) {
      const others = holders.get(shingle);
      for (const other of others ?? []) counts.set(other, (counts.get(other) ?? 0) + 1);
      if (others) others.push(text);
      else holders.set(shingle, [text]);
    }
    shared.set(text, counts);
  }
  return [...shared].flatMap(([text, counts]) =>
    [...counts].flatMap(([other, count]): [number, number][] =>
      isSame(text, other, count) ? [[other.index, text.index]] : [],
    ),
  );
}

function isSame({ shingles: a }: Shingled, { shingles: b }: Shingled, shared: number): boolean {
  const [shorter, longer] = [Math.min(a.size, b.size), Math.max(a.size, b.size)];
  return shared >= SAME_FROM * (shorter < TELLING_SHINGLES ? longer : shorter);
}

/** The first publication before a copy, then a page that tells its date, the earlier day, an author, the longer text. */
function isBetter({ source: a }: SourceReading, { source: b }: SourceReading): boolean {
  const order = [
    Number(isCopy(b)) - Number(isCopy(a)),
    Number(a.published_at !== null) - Number(b.published_at !== null),
    daysBefore(a.published_at, b.published_at),
    Number(a.author !== null) - Number(b.author !== null),
    a.text.length - b.text.length,
  ];
  return (order.find((difference) => difference !== 0) ?? 0) > 0;
}

/** How many days the one came before the other; 0 where one of them tells no date. */
function daysBefore(one: string | null, other: string | null): number {
  if (one === null || other === null) return 0;
  const days = (Date.parse(other.slice(0, 10)) - Date.parse(one.slice(0, 10))) / 86_400_000;
  return Number.isNaN(days) ? 0 : days;
}

function isCopy({ url, text }: SourceReading['source']): boolean {
  const ends = `${text.slice(0, 600)}\n${text.slice(-600)}`;
  return CREDITS.test(ends) || (url !== null && VARIANT.test(url));
}
