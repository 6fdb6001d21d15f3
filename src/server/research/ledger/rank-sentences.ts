import bm25Vectorizer from 'wink-nlp/utilities/bm25-vectorizer.js';
import { bagOfWords } from '../language/english.ts';

/** A sentence among all those of a research, with what speaks for it. */
export interface Rankable {
  readonly terms: readonly string[];
  /** The topic's stems in the sentence's own language. */
  readonly topic: readonly string[];
  /** Those of them that count for less here. */
  readonly minor: ReadonlySet<string>;
  /** Share of the topic that its source is about, 0 to 1. */
  readonly subjectShare: number;
  /** Where it stands in its source, 0 at the beginning to 1 at the end. */
  readonly position: number;
}

/** What one part may add to the relevance by BM25, which is brought to 0 to 1. */
const WEIGHTS = { subject: 0.35, position: 0.2 } as const;
const MINOR_SHARE = 0.3;

/** The same sentences, most relevant to their topic first. */
export function rankSentences<Item extends Rankable>(items: readonly Item[]): Item[] {
  if (items.length === 0) return [];
  const vectorizer = bm25Vectorizer();
  for (const { terms } of items) vectorizer.learn([...terms]);
  const scores = items.map((item, index) => {
    const weights = bagOfWords(vectorizer, index);
    return item.topic.reduce((sum, term) => sum + (weights[term] ?? 0) * (item.minor.has(term) ? MINOR_SHARE : 1), 0);
  });
  const highest = Math.max(...scores, Number.MIN_VALUE);
  return items
    .map((item, index) => ({ item, score: (scores[index] ?? 0) / highest + bonus(item) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ item }) => item);
}

function bonus({ subjectShare, position }: Rankable): number {
  return WEIGHTS.subject * subjectShare + WEIGHTS.position * (1 - position);
}
