import { areAlike, withShortForms } from '../language/related-terms.ts';
import type { TopicPart } from '../language/topic-parts.ts';
import type { Fit } from './relevance.ts';

/** Of what the topic's words say, 0 to 1. */
const FLOOR = { together: 0.4, own: 0.1 } as const;
/** An article that is about this much of the topic speaks of it even where a sentence does not name it. */
const ABOUT_IT = 0.75;
const ALIKE = 0.85;

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
