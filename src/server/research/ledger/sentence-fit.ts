import { areAlike, withShortForms } from '../topic/related-terms.ts';
import type { Sentence } from '../reading/sentences.ts';
import type { TopicPart } from '../topic/topic-parts.ts';
import type { Fit } from './relevance.ts';

/** Of what the topic's words say, 0 to 1. */
const FLOOR = { together: 0.4, own: 0.1, behind: 0.05 } as const;
/** An article that is about this much of the topic speaks of it even where a sentence does not name it. */
const ABOUT_IT = 0.75;
const ALIKE = 0.85;
const SHARE = /\d\s?(?:%|percent\b|per cent\b)/iu;

/**
 * Which sentences of a source speak of the topic. The one right behind such a sentence does, too, where it gives a
 * figure and names a part of the topic: "In 52 % of the failed units" after "all compressor failures".
 */
export function speaking(sentences: readonly Sentence[], parts: readonly TopicPart[], fit: Fit): boolean[] {
  const speaks = sentences.map(({ terms }) => speaksOf(parts, terms, fit));
  return sentences.map(
    ({ text, terms }, index) =>
      speaks[index] === true ||
      (speaks[index - 1] === true && SHARE.test(text) && ownShare(parts, terms) >= FLOOR.behind),
  );
}

function ownShare(parts: readonly TopicPart[], stems: readonly string[]): number {
  const weights = parts.flatMap((part) => [...part.weights]);
  const held = withShortForms(new Set(stems));
  const sum = (all: readonly (readonly [string, number])[]) => all.reduce((total, [, says]) => total + says, 0);
  const own = weights.filter(([term]) => held.has(term) || stems.some((stem) => areAlike(stem, term)));
  return sum(own) / Math.max(Number.MIN_VALUE, sum(weights));
}

/** Whether one sentence of a source speaks of the topic, its article's subject counted in. */
export function speaksOf(parts: readonly TopicPart[], stems: readonly string[], fit: Fit): boolean {
  const weights = parts.flatMap((part) => [...part.weights]);
  const total = weights.reduce((sum, [, says]) => sum + says, 0);
  if (total === 0) return false;
  const held = withShortForms(new Set(stems));
  let [own, together] = [0, 0];
  for (const [term, says] of weights) {
    const here = held.has(term) ? 1 : stems.some((stem) => areAlike(stem, term)) ? ALIKE : 0;
    own += says * here;
    together += says * Math.max(here, fit.subject.has(term) ? 1 : 0);
  }
  if (own / total < FLOOR.own) return fit.subjectShare >= ABOUT_IT;
  return together / total >= FLOOR.together;
}
