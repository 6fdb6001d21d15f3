import { echoesOpinion, sharesWords } from '../../../core/checks/opinion-heard.ts';
import { readSentenceSpans } from '../../../core/checks/sentences.ts';
import { isInOtherLanguage } from '../../../core/checks/other-language.ts';
import type { Assignment, StanceSentence } from '../writer.ts';
import { folded } from './folded.ts';
import { statedPoints } from './stated-points.ts';

/** Letters at the end of a marked sentence by which it is found again: a layout may have cut or joined what is before. */
const ANCHOR = 40;
const SHORTEST = 16;

/**
 * The sentences of a finished text that carry points of the opinion: those that its writer marked, as far as their words
 * have to do with it, and those that say a point in the author's words. Where there are none, those that echo one.
 */
export function carriedPoints(
  text: string,
  marked: readonly { readonly pointId: string; readonly words: string }[],
  { points, opinion, topic, language }: Pick<Assignment, 'points' | 'opinion' | 'topic' | 'language'>,
): StanceSentence[] {
  if (points.length === 0) return [];
  const sentences = readSentenceSpans(text).map(({ start, end }) => text.slice(start, end));
  const known = new Set(points.map(({ id }) => id));
  const stated = statedPoints(text, points);
  const isHeard = (sentence: string) =>
    sharesWords(sentence, opinion) || (language !== null && isInOtherLanguage(sentence, opinion, language));
  const carried = sentences.flatMap((sentence) => {
    const said = folded(sentence);
    const own = stated.filter((one) => one.sentence === sentence).map(({ pointId }) => pointId);
    const meant = marked.filter(({ pointId, words }) => known.has(pointId) && isSame(said, words));
    const heard = meant.length > 0 && isHeard(sentence) ? meant.map(({ pointId }) => pointId) : [];
    return [...new Set([...own, ...heard])].map((pointId) => ({ pointId, sentence }));
  });
  if (carried.length > 0) return carried;
  return sentences.flatMap((sentence) =>
    points
      .filter((point) => echoesOpinion(sentence, { opinion: point.text, topic }))
      .map(({ id }) => ({ pointId: id, sentence })),
  );
}

/** Whether a sentence of the text is the marked one of the draft, or what is left of it. */
function isSame(said: string, words: string): boolean {
  if (said.length < SHORTEST || words.length < SHORTEST) return said === words;
  return said.includes(words.slice(-ANCHOR)) || words.includes(said);
}
