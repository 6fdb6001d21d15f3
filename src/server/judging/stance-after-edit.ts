import { withoutPrintedLabels } from '../../core/formats/printed-labels.ts';
import { findFormat } from '../../core/formats/registry.ts';
import type { StancePoint } from '../../core/rules/stance-points.ts';
import { statedPoints } from '../writing/stance/stated-points.ts';
import type { StanceSentence } from '../writing/writer.ts';

/** Each edit of a sentence can add one, and each one is looked for whenever the piece is read. */
const MOST_SENTENCES = 200;

/** What is known to carry the opinion once the text was edited: what was, should it come back, and points now said in the author's words. */
export function stanceAfterEdit(
  { content, format }: { content: string; format: string },
  known: readonly StanceSentence[],
  points: readonly StancePoint[],
): StanceSentence[] {
  const isNew = (one: StanceSentence) =>
    !known.some(({ pointId, sentence }) => pointId === one.pointId && sentence.includes(one.sentence));
  const layout = findFormat(format);
  const unlabelled = layout ? withoutPrintedLabels(content, layout) : content;
  const found = statedPoints(unlabelled, points).slice(0, MOST_SENTENCES).filter(isNew);
  return withinRoom([...known, ...found], content);
}

/** What stands in the text goes before what may come back. */
function withinRoom(all: StanceSentence[], content: string): StanceSentence[] {
  if (all.length <= MOST_SENTENCES) return all;
  const stands = ({ sentence }: StanceSentence) => content.includes(sentence);
  return [...all.filter(stands), ...all.filter((one) => !stands(one))].slice(0, MOST_SENTENCES);
}
