import { z } from 'zod';
import type { Verdict } from '../../judges/verdict.ts';
import { askJudge, type Judge } from './ask-judge.ts';
import { type Exhibit, shownGiven, shownOrder, shownSentences } from './exhibit.ts';

const answer = z.object({
  sentences: z.array(
    z.object({ n: z.coerce.number(), verdict: z.enum(['keep', 'edit', 'cut']), why: z.string().default('') }),
  ),
});

const TASK = `<task>judge as editor</task>
You are the editor who has to publish this text for the brand this afternoon, under the brand's name. Read the whole of it first. Then decide for each sentence, label or heading
- "keep": it can go out as it stands. It says something of its own, belongs here, sounds like this brand talking to this audience, and is well made.
- "edit": its thought is needed, but you would reword it: stiff, vague, inflated, off in tone, or the wrong word.
- "cut": the text is better without it: empty, repeated, off the point, a stock phrase that fits any subject, or not credible.
Do not be kind: a sentence that merely does no harm is "cut". Gaps in square brackets are for a person to fill in and say nothing against a sentence. Give the reason in a few words unless you keep it.

Answer in this shape, with every sentence once:
{"sentences": [{"n": 1, "verdict": "keep", "why": ""}]}`;

/** Of the sentences of a piece: those that an editor would let stand. */
export async function askEditor(judge: Judge, exhibit: Exhibit): Promise<Verdict | null> {
  const { name, dossier, output, voice, sentences } = exhibit;
  const { format } = output;
  const order = shownOrder({ dossier, voice, format });
  const prompt = [shownGiven(dossier), order, shownSentences(sentences), TASK].join('\n\n');
  const read = await askJudge(judge, { about: `editing of ${name}`, prompt, schema: answer });
  if (!read) return null;
  const judged = sentences.flatMap(({ number, text }) => {
    const found = read.sentences.find(({ n }) => n === number);
    return found ? [{ text, ...found }] : [];
  });
  return {
    checked: judged.length,
    faults: judged
      .filter(({ verdict }) => verdict !== 'keep')
      .map(({ text, verdict, why }) => `${name} (${verdict}: ${why}): ${text}`),
  };
}
