import { z } from 'zod';
import { dataBlock, group } from '../../../../src/server/llm/prompt/data-block.ts';
import { single, type Verdict } from '../../judges/verdict.ts';
import { askJudge, type Judge } from './ask-judge.ts';
import { type Exhibit, shownSentences } from './exhibit.ts';

const answer = z.object({
  carried: z.array(z.object({ n: z.coerce.number(), point: z.string() })),
  credited: z.array(z.object({ n: z.coerce.number(), point: z.string(), to: z.string() })),
});

const TASK = `<task>judge opinion</task>
Below are the points of an author's opinion and a text that was written for this author, sentence by sentence. The text may be in another language than the points, and need not use their words.

- carried: every sentence that takes the stance of a point, so that a reader of the text would know that its author thinks so. Speaking of the same subject is not enough; the sentence has to say which side the author is on.
- credited: every sentence that tells a point as if somebody else said or found it: a study, a source, experts, research, a person who is not the author. A sentence that tells a fact beside the opinion does not credit it.

Answer in this shape; both lists may be empty:
{"carried": [{"n": 4, "point": "o1"}], "credited": [{"n": 7, "point": "o2", "to": "a study"}]}`;

export interface OpinionVerdict {
  /** Whether the piece carries a point at all. */
  readonly carried: Verdict;
  /** Whether none of it is credited to somebody else. */
  readonly credited: Verdict;
  /** Of the sentences that the product says carry a point: those that the judge finds carry one. */
  readonly marked: Verdict;
}

/** Null where the judge gave no answer; asks only where there is an opinion. */
export async function askForOpinion(judge: Judge, exhibit: Exhibit): Promise<OpinionVerdict | null> {
  const { name, dossier, output, sentences } = exhibit;
  const { points } = dossier.job.stance;
  if (points.length === 0) return null;
  const shown = group(
    'opinion',
    points.map(({ id, text }) => dataBlock('point', text, id)),
  );
  const prompt = [shown, shownSentences(sentences), TASK].join('\n\n');
  const read = await askJudge(judge, { about: `opinion of ${name}`, prompt, schema: answer });
  if (!read) return null;
  const textOf = (number: number) => sentences.find((sentence) => sentence.number === number)?.text ?? '';
  const carrying = read.carried.map(({ n }) => textOf(n)).filter(Boolean);
  const marked = output.stance.map(({ start, end }) => (output.content ?? '').slice(start, end));
  const isFound = (sentence: string) => carrying.some((text) => holds(text, sentence) || holds(sentence, text));
  return {
    carried: single(carrying.length > 0, `${name} carries no point of the opinion`),
    credited: {
      checked: sentences.length,
      faults: read.credited.map(({ n, to }) => `${name}, to ${to}: ${textOf(n)}`),
    },
    marked: {
      checked: marked.length,
      faults: marked.filter((sentence) => !isFound(sentence)).map((sentence) => `${name}: ${sentence}`),
    },
  };
}

/** Both are sentences of one text, read by different rules. */
const holds = (text: string, part: string): boolean => folded(part) !== '' && folded(text).includes(folded(part));

const folded = (text: string): string =>
  text
    .replace(/\[{1,2}\d{1,3}\]{1,2}(?:\([^)\s]*\))?/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
