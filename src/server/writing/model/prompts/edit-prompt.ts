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
Read the draft as its reader would, on a phone, between two appointments, and be honest with yourself. First note between ${NOTES.begin} and ${NOTES.end}, in eight short lines at most and word for word where that helps: where you would stop reading; which sentences any company could have published, or say a thing twice, or only echo the author; what has to be read twice, where so much is packed in that nothing is seen, and an image is worked too hard; where it retreats (doubts before the proof, a point taken back, an opinion blunter than the author's); which story, proof or sharp words of the material, or thing that only this brand has, is missing or stands without its meaning for this reader; whether it does what this channel is for; what the material does not say exactly so (a figure, a cause, an experience, a promise, words in quotation marks, a limit that matters); what the reader still needs in order to act. Last, the one change that would lift it most.

Then write it again from these notes, clearly better: another opening, another order, another image where that is what it takes. What the text opens runs through to the end, and the call to action grows out of the argument. Keep what is good, cut what is not. It becomes clearer and as a rule shorter, never blander, never more timid, and it loses no story and no proof that carries it. Keep to the format, its limits and its usual length.

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
