import { z } from 'zod';
import { dataBlock, group } from '../../../../src/server/llm/prompt/data-block.ts';
import { flagsIn } from '../../judges/mask-structure.ts';
import type { Verdict } from '../../judges/verdict.ts';
import { askJudge, type Judge } from './ask-judge.ts';
import { type Exhibit, shownClaims, shownGiven } from './exhibit.ts';

const answer = z.object({
  flags: z.array(z.object({ n: z.coerce.number(), stands: z.boolean(), where: z.string().default('') })),
});

const TASK = `<task>judge flags</task>
A program has marked figures, dates, amounts and quotations of a text because it found nothing that stands behind them. For each decide
- stands: true if the claims or what the author gave do say it, of the same thing, so that the mark is wrong: in other words, another unit or spelling is the same. False if they do not, or say it of something else.
- where: the id of the claim, or "given"; empty if it does not stand.

Answer in this shape, with every mark once:
{"flags": [{"n": 1, "stands": false, "where": ""}]}`;

const AROUND = 120;

/** Of the flags of a piece: those that are wrong. Null where there are none, or no answer. */
export async function askForFlags(judge: Judge, { name, dossier, output }: Exhibit): Promise<Verdict | null> {
  const text = output.content ?? '';
  const flags = flagsIn(text);
  if (flags.length === 0) return null;
  const shown = flags.map(({ text: fact, start, end }, at) => {
    const around = text.slice(Math.max(0, start - AROUND), end + AROUND).replace(/\s+/g, ' ');
    return dataBlock('mark', `${fact}\nin: …${around}…`, String(at + 1));
  });
  const prompt = [shownGiven(dossier), shownClaims(dossier), group('marks', shown), TASK].join('\n\n');
  const read = await askJudge(judge, { about: `flags of ${name}`, prompt, schema: answer });
  if (!read) return null;
  const judged = read.flags.filter(({ n }) => flags[n - 1] !== undefined);
  return {
    checked: judged.length,
    faults: judged
      .filter(({ stands }) => stands)
      .map(({ n, where }) => `${name}: ${flags[n - 1]?.text ?? ''} stands in ${where}`),
  };
}
