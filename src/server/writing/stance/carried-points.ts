import { echoesOpinion } from '../../../core/checks/opinion-heard.ts';
import { readSentenceSpans } from '../../../core/text/sentences.ts';
import { withoutPrintedLabels } from '../../../core/formats/printed-labels.ts';
import type { AnyFormat } from '../../../core/formats/registry.ts';
import { countWords } from '../../../core/rules/text.ts';
import type { Assignment, StanceSentence } from '../writer.ts';
import { folded } from './folded.ts';
import { statedPoints, withoutLabelEnd } from './stated-points.ts';

/** Letters at the end of a marked sentence by which it is found again: a layout may have cut or joined what is before. */
const ANCHOR = 40;
const SHORTEST = 16;

/** Fewer words carry no point by themselves, whatever their writer says. */
const FEWEST_WORDS = 3;

/**
 * The sentences of a finished text that carry points of the opinion, without the labels before them: those that their
 * writer marked, and those that say a point in the author's words. Where there are none, those that echo one.
 */
export function carriedPoints(
  text: string,
  marked: readonly { readonly pointId: string; readonly words: string }[],
  { assignment, format }: { readonly assignment: Pick<Assignment, 'points' | 'topic'>; readonly format: AnyFormat },
): StanceSentence[] {
  const { points, topic } = assignment;
  if (points.length === 0) return [];
  const unlabelled = withoutPrintedLabels(text, format);
  const sentences = readSentenceSpans(unlabelled)
    .map(({ start, end }) => withoutLabelEnd(text.slice(start, end)))
    .filter((sentence) => countWords(sentence) >= FEWEST_WORDS);
  const stated = statedPoints(unlabelled, points);
  const carried = sentences.flatMap((sentence) => {
    const said = folded(sentence);
    const own = stated.filter((one) => folded(one.sentence) === said).map(({ pointId }) => pointId);
    const meant = marked.filter(({ words }) => isSame(said, words)).map(({ pointId }) => pointId);
    const known = points.filter(({ id }) => own.includes(id) || meant.includes(id));
    return known.map(({ id }) => ({ pointId: id, sentence }));
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
