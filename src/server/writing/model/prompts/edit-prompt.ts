import { dataBlock, neutral } from '../../../llm/prompt/data-block.ts';
import type { ModelAnswer } from '../../../llm/model-answer.ts';
import type { TextModel } from '../../../llm/text-model.ts';
import { answerListener } from '../live-draft.ts';
import type { Problem } from '../problem.ts';
import { NOTES, withoutNotes } from './notes.ts';
import { pageFor } from './page-block.ts';
import { formatBlock, orderOf, SYNTAX, type PieceOrder } from './piece-order.ts';
import { promptPrefix } from './prompt-prefix.ts';
import { MARKS } from './source-marks.ts';

export interface EditOrder extends PieceOrder {
  /** The text as its writer gave it. */
  readonly written: string;
  /** What our checks have found in it. */
  readonly problems: readonly Problem[];
  /** It is a finished text, and only what our checks have found is to be put right. */
  readonly mendsOnly: boolean;
}

/** The text written again by an editor who did not write the draft, with marks of its sources. Throws `ModelFailure`. */
export async function askForEdit(model: TextModel, order: EditOrder): Promise<ModelAnswer> {
  const { assignment, signal, meter, draft } = order;
  const prefix = await promptPrefix(assignment, model);
  const listener = draft && answerListener(draft, 'edit');
  const prompt = order.mendsOnly ? mendTask(order) : editTask(model, order);
  // What is found in a draft depends on how far other pieces are: a draft has one edit all the same.
  const question = `${order.piece.format} ${order.piece.variant}\n${order.written}`;
  const answer = await model.generate({ useCase: 'edit', ...prefix, prompt, question, signal, meter, listener });
  return { ...answer, text: withoutNotes(answer.text) };
}

function editTask({ memory }: TextModel, order: EditOrder): string {
  const { format, variant } = order.piece;
  return `${pageFor(order, memory)}<task>edit</task>
You are the most demanding editor in this trade. Edit this piece: ${format}, variant ${variant}. You did not write its draft.

${orderOf(order)}

${dataBlock('draft', order.written)}
${found(order.problems)}
Read it as a busy reader on a phone, and as the strictest editor in the house. Note between ${NOTES.begin} and ${NOTES.end}:
1. The five weakest places, word for word: where one stops reading, what any company could have written, what is filler or said twice, where a fact stands without its meaning, where we are timid, explain or qualify.
2. Every figure, name, quotation, cause and promise that the material does not have, or that says more than it does.
3. Whether its idea stops this reader, is clear at once, and is ours alone; else a better one, in a line. Whether our opinion is heard in it, as hard as its author says it, and carried by what the text tells.

Then write it again with all of this put right. What persuades and what is well said stays, word for word. Cut what is not needed; what comes in has to be worth more than what goes. Where it is too long, a whole thought goes, never the small words: nothing reads like a telegram. Its first line and its last line are the best of it. Check the lengths and parts that are asked for.

- ${MARKS}

${SYNTAX[order.format.syntax]} Answer with the notes and behind them the finished text, ready to publish, and nothing else.`;
}

function mendTask(order: EditOrder): string {
  const { format, variant } = order.piece;
  return `<task>edit</task>
You are the editor of this piece: ${format}, variant ${variant}. It is finished but for what our checks have found.

${formatBlock(order.format)}

${dataBlock('draft', order.written)}
${found(order.problems)}
Put that right with as few changes as you can. Everything else stays word for word. Where it is too long, a whole thought goes, never the small words.

- ${MARKS}

${SYNTAX[order.format.syntax]} Answer with the finished text, ready to publish, and nothing else.`;
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
