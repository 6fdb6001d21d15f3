import type { ModelAnswer } from '../../../llm/model-answer.ts';
import type { TextModel } from '../../../llm/text-model.ts';
import { answerListener } from '../live-draft.ts';
import { NOTES, withoutNotes } from './notes.ts';
import { orderOf, SYNTAX, type PieceOrder } from './piece-order.ts';
import { promptPrefix } from './prompt-prefix.ts';
import { MARKS } from './source-marks.ts';

/** The first text of a piece. Throws `ModelFailure`. */
export async function askForDraft(model: TextModel, order: PieceOrder): Promise<ModelAnswer> {
  return await ask(model, order, draftTask(order));
}

/** Plan and draft of one piece in one call; the notes before the text are for its writer alone. Throws `ModelFailure`. */
export async function askForFastDraft(model: TextModel, order: PieceOrder): Promise<ModelAnswer> {
  const answer = await ask(model, order, fastTask(order));
  return { ...answer, text: withoutNotes(answer.text) };
}

async function ask(model: TextModel, order: PieceOrder, prompt: string): Promise<ModelAnswer> {
  const { assignment, signal, meter, draft } = order;
  const prefix = await promptPrefix(assignment, model);
  const listener = draft && answerListener(draft, 'first');
  return await model.generate({ useCase: 'draft', ...prefix, prompt, signal, meter, listener });
}

function draftTask(order: PieceOrder): string {
  return `<task>draft</task>
You are a senior copywriter with fifteen years in content marketing. Write this piece: ${nameOf(order)}.

${orderOf(order)}

${SYNTAX[order.format.syntax]} First think about the one idea that would make this audience stop, then write. Answer with the finished text alone, ready to publish.`;
}

function fastTask(order: PieceOrder): string {
  return `<task>fast</task>
You are a senior copywriter with fifteen years in content marketing. Plan and write this piece: ${nameOf(order)}.

${orderOf(order)}

First write a few lines for yourself between ${NOTES.begin} and ${NOTES.end}: the one idea that makes this reader stop (try three: our opinion seen from the reader's side; keep the strongest that is clear at once); a moment of this reader's day in which it matters; the two or three facts that carry it, word for word; the strongest objection and the honest answer; one small step for tomorrow; what may not be claimed because nothing is known of it. Then write the text.

- ${MARKS}

${SYNTAX[order.format.syntax]} Answer with the notes and behind them the finished text, ready to publish, and nothing else.`;
}

const nameOf = ({ piece: { format, variant } }: PieceOrder): string => `${format}, variant ${variant}`;
