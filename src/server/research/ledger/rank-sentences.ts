import { weighTerms } from '../../text/bm25.ts';

/** A sentence among all those of a research, with what speaks for it. */
export interface Rankable {
  readonly quote: string;
  readonly terms: readonly string[];
  /** The topic's stems in the sentence's own language. */
  readonly topic: readonly string[];
  /** Those of them that count for less here. */
  readonly minor: ReadonlySet<string>;
  /** Stems of whom the pieces are for. */
  readonly audience: ReadonlySet<string>;
  /** Share of the topic that its source is about, 0 to 1. */
  readonly subjectShare: number;
  /** Where it stands in its source, 0 at the beginning to 1 at the end. */
  readonly position: number;
  /** Whether it gives a share, an amount or a number of things. */
  readonly hasFigure: boolean;
  /** What its kind of source and its date count for, each 0 to 1. */
  readonly kind: number;
  readonly date: number;
}

export interface Ranked<Item> {
  readonly item: Item;
  readonly score: number;
}

/** What one part may add to the relevance by BM25, which is brought to 0 to 1. */
const WEIGHTS = {
  subject: 0.35,
  position: 0.15,
  kind: 0.3,
  date: 0.1,
  audience: 0.15,
  figure: 0.25,
  definition: -0.15,
};
const MINOR_SHARE = 0.3;
/** A sentence worth less than this share of the best one says nothing that a piece needs. */
const FLOOR = 0.22;

const DEFINITION =
  /^[^,;]{3,60}\b(?:is|are) (?:an?|the|any|one of|defined|called|also)\b|\b(?:refers? to|is the (?:process|practice|act|term))\b/i;

/** The same sentences, most relevant to their topic first; those that are worth too little are left out. */
export function rankSentences<Item extends Rankable>(items: readonly Item[]): Ranked<Item>[] {
  if (items.length === 0) return [];
  const weigh = weighTerms(items.map(({ terms }) => terms));
  const fits = items.map((item, index) =>
    item.topic.reduce((sum, term) => sum + weigh(index, term) * (item.minor.has(term) ? MINOR_SHARE : 1), 0),
  );
  const highest = Math.max(...fits, Number.MIN_VALUE);
  const ranked = items
    .map((item, index) => ({ item, score: (fits[index] ?? 0) / highest + bonus(item) }))
    .toSorted((a, b) => b.score - a.score);
  const floor = (ranked[0]?.score ?? 0) * FLOOR;
  return ranked.filter(({ score }) => score >= floor);
}

function bonus({ quote, terms, audience, subjectShare, position, kind, date, hasFigure }: Rankable): number {
  return (
    WEIGHTS.subject * subjectShare +
    WEIGHTS.position * (1 - position) +
    WEIGHTS.kind * kind +
    WEIGHTS.date * date +
    (terms.some((term) => audience.has(term)) ? WEIGHTS.audience : 0) +
    (hasFigure ? WEIGHTS.figure : 0) +
    (DEFINITION.test(quote) ? WEIGHTS.definition : 0)
  );
}
