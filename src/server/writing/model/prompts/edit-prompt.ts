import { dataBlock, neutral } from '../../../llm/prompt/data-block.ts';
import type { ModelAnswer } from '../../../llm/model-answer.ts';
import type { TextModel } from '../../../llm/text-model.ts';
import { answerListener } from '../live-draft.ts';
import type { Problem } from '../problem.ts';
import { NOTES, withoutNotes } from './notes.ts';
import { pageBlock } from './page-block.ts';
import { orderOf, SYNTAX, type PieceOrder } from './piece-order.ts';
import { promptPrefix } from './prompt-prefix.ts';
import { MARKS } from './source-marks.ts';

export interface EditOrder extends PieceOrder {
  /** The text as its writer gave it. */
  readonly written: string;
  /** What our checks have found in it. */
  readonly problems: readonly Problem[];
}

/** The text written again by an editor who did not write the draft, with marks of its sources. Throws `ModelFailure`. */
export async function askForEdit(model: TextModel, order: EditOrder): Promise<ModelAnswer> {
  const { assignment, signal, meter, draft } = order;
  const prefix = await promptPrefix(assignment, model);
  const listener = draft && answerListener(draft, 'edit');
  const prompt = editTask(model, order);
  // What is found in a draft depends on how far other pieces are: a draft has one edit all the same.
  const question = `${order.piece.format} ${order.piece.variant}\n${order.written}`;
  const answer = await model.generate({ useCase: 'edit', ...prefix, prompt, question, signal, meter, listener });
  return { ...answer, text: withoutNotes(answer.text) };
}

function editTask({ memory }: TextModel, order: EditOrder): string {
  const page = pageBlock(order.plan, memory);
  const { format, variant } = order.piece;
  return `${page === '' ? '' : `The page of the editor in chief, for all writers:\n${page}\n\n`}<task>edit</task>
You are the most demanding editor in this trade. Edit this piece: ${format}, variant ${variant}. You did not write its draft.

${orderOf(order)}

${dataBlock('draft', order.written)}
${found(order.problems)}
Read the draft as its reader would, on a phone, between two appointments. First note between ${NOTES.begin} and ${NOTES.end}, without mercy and in eight short lines at most: where you would stop reading or have to read twice; which sentences any company could have published; what is filler, echo or show; where a fact stands without its meaning, or a claim without proof; whether our opinion is there whole and as hard as the author put it; which story, proof or words of the material would do more than what is there; what the material does not say (figures, causes, experiences, promises); whether the reader gets what they need in order to act; whether it does what this channel is for.

Then write the text anew, better. Keep what is good, word for word where it cannot be bettered; cut what is not; move what stands wrong. It becomes clearer and as a rule shorter, never blander, and gets no new image where the old one carries. Keep to the format, its limits and its usual length.

- ${MARKS}

${SYNTAX[order.format.syntax]} Answer with the notes and behind them the finished text, ready to publish, and nothing else.`;
}

function found(problems: readonly Problem[]): string {
  if (problems.length === 0) return '';
  const lines = [...new Set(problems.map(asLine))];
  return `\nOur checks, which can be mistaken, have found in it:\n<found>\n${lines.join('\n')}\n</found>\n`;
}

/** "- Hook: The first sentence has 74 characters (line 1: “…”)" */
function asLine({ rule, detail, places }: Problem): string {
  const where = places.length > 0 ? ` (${places.join('; ')})` : '';
  return `- ${rule}: ${neutral(detail + where).replace(/\s+/g, ' ')}`;
}
