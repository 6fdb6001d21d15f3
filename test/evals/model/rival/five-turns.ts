import { dataBlock } from '../../../../src/server/llm/prompt/data-block.ts';
import type { TextModel } from '../../../../src/server/llm/text-model.ts';
import { type RivalOrder, rivalPrompt, SYSTEM } from './rival-prompt.ts';

/**
 * What an able marketer says after the first answer: another idea, a strict reading, the facts, the last polish. The same
 * for every text, so that nobody's taste is in it.
 */
export const FURTHER_TURNS = [
  'A decent start. Now give me three other ideas for this piece, each in one line: what would make this very reader stop, where is our opinion at its sharpest, what here could only we have said? Choose the best of all four, say why in one line, and write the piece again from it.',
  'Read it as a busy reader on a phone, and as my strictest editor. List the five weakest places, word for word: where one stops reading, what any company could have written, what is filler or said twice, where a fact stands without its meaning, where we are timid. Then write it again with all five put right.',
  'Now check the facts. Go through every figure, name, quotation and promise and hold it against the sources and what I told you. List what is not in them or says more than they do, and put it right in the text. Keep what persuades.',
  'Last turn. Cut what is not needed, make the first line and the last line the best of the piece, check the lengths and parts that I asked for, and give me the finished text only, ready to paste.',
] as const;

/** The strong rival: the same chat window, asked five times. Throws `ModelFailure`. */
export async function askInFiveTurns(model: TextModel, order: RivalOrder): Promise<string> {
  let talk = rivalPrompt(order);
  let text = '';
  for (const turn of [null, ...FURTHER_TURNS]) {
    if (turn !== null) talk = `${talk}\n\n${dataBlock('your_answer', text)}\n\n${turn}`;
    const answer = await model.generate({
      useCase: 'draft',
      system: SYSTEM,
      prompt: talk,
      signal: order.signal,
      meter: undefined,
    });
    text = answer.text;
  }
  return text;
}
