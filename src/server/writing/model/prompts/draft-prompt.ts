import type { ModelAnswer } from '../../../llm/model-answer.ts';
import type { TextModel } from '../../../llm/text-model.ts';
import { answerListener } from '../live-draft.ts';
import { NOTES, withoutNotes } from './notes.ts';
import { pageFor } from './page-block.ts';
import { orderOf, SYNTAX, type PieceOrder } from './piece-order.ts';
import { promptPrefix } from './prompt-prefix.ts';
import { MARKS } from './source-marks.ts';

/** The first text of a piece. Throws `ModelFailure`. */
export async function askForDraft(model: TextModel, order: PieceOrder): Promise<ModelAnswer> {
  return await ask(model, order, 'draft');
}

/** The first text where it gets no edit: with the marks that an editor sets else. Throws `ModelFailure`. */
export async function askForFastDraft(model: TextModel, order: PieceOrder): Promise<ModelAnswer> {
  return await ask(model, order, 'fast');
}

async function ask(model: TextModel, order: PieceOrder, task: 'draft' | 'fast'): Promise<ModelAnswer> {
  const { assignment, signal, meter, draft } = order;
  const prefix = await promptPrefix(assignment, model);
  const listener = draft && answerListener(draft, 'first');
  const prompt = draftTask(model, order, task);
  const answer = await model.generate({ useCase: 'draft', ...prefix, prompt, signal, meter, listener });
  return { ...answer, text: withoutNotes(answer.text) };
}

function draftTask({ memory }: TextModel, order: PieceOrder, task: 'draft' | 'fast'): string {
  const page = pageFor(order, memory);
  return `${page}<task>${task}</task>
You are a senior copywriter with fifteen years in content marketing. Write this piece: ${nameOf(order)}.

${orderOf(order)}

First think, in a few lines between ${NOTES.begin} and ${NOTES.end} that nobody else reads: three ideas for this very piece, each in a line (what would make this reader stop; where our opinion is at its sharpest; what here only we could say); then the best of them and of what was proposed, and why. An idea is something to see, a thing, a moment or a turn, that carries the whole text from its first line to its last; the opinion said once more is none. It is clear at once, and no other brand could print it. Then write the text from it, and say in it what the topic promises.
${task === 'fast' ? `\n- ${MARKS}\n` : ''}
${SYNTAX[order.format.syntax]} Answer with the notes and behind them the finished text, ready to publish, and nothing else.`;
}

const nameOf = ({ piece: { format, variant } }: PieceOrder): string => `${format}, variant ${variant}`;
