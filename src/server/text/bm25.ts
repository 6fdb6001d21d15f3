import bm25Vectorizer from 'wink-nlp/utilities/bm25-vectorizer.js';
import similarity from 'wink-nlp/utilities/similarity.js';
import { bagOfWords } from './english.ts';

/** How much each term weighs in each of several texts (BM25): 0 where it does not stand there. */
export function weighTerms(texts: readonly (readonly string[])[]): (text: number, term: string) => number {
  const vectorizer = bm25Vectorizer();
  for (const terms of texts) vectorizer.learn([...terms]);
  const bags = texts.map((_, index) => bagOfWords(vectorizer, index));
  return (text, term) => bags[text]?.[term] ?? 0;
}

/** The share of words that two texts have in common (Otsuka-Ochiai coefficient), 0 to 1. */
export function sharedShare(one: Set<string>, other: Set<string>): number {
  return similarity.set.oo(one, other);
}
