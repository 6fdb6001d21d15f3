import { dataBlock, neutral } from '../../../llm/prompt/data-block.ts';
import type { ModelAnswer } from '../../../llm/model-answer.ts';
import type { TextModel } from '../../../llm/text-model.ts';
import { answerListener } from '../live-draft.ts';
import type { Problem } from '../problem.ts';
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
  return await model.generate({ useCase: 'edit', ...prefix, prompt, question, signal, meter, listener });
}

function editTask({ memory }: TextModel, order: EditOrder): string {
  const page = pageBlock(order.plan, memory);
  const { format, variant } = order.piece;
  return `${page === '' ? '' : `The page of the editor in chief, for all writers:\n${page}\n\n`}<task>edit</task>
You are the most demanding editor in this trade. Edit this piece: ${format}, variant ${variant}. You did not write its draft.

${orderOf(order)}

${dataBlock('draft', order.written)}
${found(order.problems)}
Read the draft as its reader would, on a phone, between two appointments, and be honest with yourself. Where would you stop reading? Which sentence could any company have published, which only echoes another one or the author's own wording? Does the first line earn the second, and does what it opens run through to the end? Is our opinion as sharp as the author means it, or does the text retreat: doubts before the proof, the same doubt twice, a point taken back? Which persuading fact of the sources is missing, which thing that only this brand has, which is there without its meaning for this reader? Is the objection met at full strength and answered, and do we come back to our side? Does the reader know what to do, and all that they need to do it? Does the call to action grow out of the argument? Is anything not in the material: a figure, a cause, an experience, a promise, words in quotation marks? Does a source say it exactly so, with the limits that matter?

Name to yourself the two worst weaknesses and what the text could be at its best. Then write it again, clearly better: another opening, another order, another image where that is what it takes. Keep what is good, cut what is not. It may become shorter, never blander, never more timid, and it loses no fact that persuades. Keep to the format and its limits.

- ${MARKS}

${SYNTAX[order.format.syntax]} Answer with the text alone, ready to publish.`;
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
