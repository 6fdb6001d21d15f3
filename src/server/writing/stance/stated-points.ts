import { readSentenceSpans } from '../../../core/checks/sentences.ts';
import type { StancePoint } from '../../../core/rules/stance-points.ts';
import type { StanceSentence } from '../writer.ts';
import { folded } from './folded.ts';

/** A beginning of a point of which this much stands in a sentence is told by it; less could be chance. */
const LEAST = 24;

/** The sentences of a text that say a point of the opinion in the author's own words, or begin to. */
export function statedPoints(text: string, points: readonly StancePoint[]): StanceSentence[] {
  const sought = points
    .map(({ id, text: point }) => ({ id, words: folded(point) }))
    .filter(({ words }) => words !== '');
  return readSentenceSpans(text).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end);
    const said = folded(sentence);
    return sought
      .filter(({ words }) => said.includes(words) || (said.length >= LEAST && begins(words, said)))
      .map(({ id }) => ({ pointId: id, sentence }));
  });
}

/** Where a point had to be cut, its beginning stands at the end of the sentence or is all of it. */
function begins(words: string, said: string): boolean {
  return said.includes(words.slice(0, Math.max(LEAST, Math.floor(words.length / 2))));
}
