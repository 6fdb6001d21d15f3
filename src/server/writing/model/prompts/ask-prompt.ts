import { z } from 'zod';
import { QUESTION_IDS } from '../../../../core/contracts/fusion.ts';
import { shorten } from '../../../../core/rules/text.ts';
import type { TextModel } from '../../../llm/text-model.ts';
import { readJson } from '../../../llm/prompt/read-json.ts';
import { createQuoteFinder } from '../../../research/ledger/locate-quote.ts';
import { claimAt } from '../../sources/claim-at.ts';
import type { Assignment, Questions, WritingRun } from '../../writer.ts';
import { promptPrefix } from './prompt-prefix.ts';

const MOST_FINDINGS = 3;
const LONGEST_QUESTION = 300;

const line = z
  .string()
  .nullish()
  .transform((text) => (text ?? '').replace(/\s+/g, ' ').trim());

const answer = z.object({
  findings: z
    .array(z.object({ source: line, words: line }))
    .nullish()
    .transform((all) => all ?? []),
  questions: z.array(line).min(1),
});

const TASK = `<task>ask</task>
Before anything is written on the topic, you may ask our author. You are an interviewer who has read the sources.

- findings: the three findings of the sources that this audience would most want to know and our author should have an opinion on, one that speaks against a common view among them if there is one. Copied word for word, each with the id of its source. Fewer where there are fewer.
- questions: two or three questions that only our author can answer, and whose answers would make texts that no competitor could write: a case from our own work, a number of our own, something we refuse to do and why, a sentence that somebody said. Point each at the topic and at what the sources leave open. One sentence each, to be answered in a sentence or two. None that the material answers already, none that asks for general views.

Questions are in the language of the topic. Answer with one JSON object alone, in this shape:
{"findings": [{"source": "s1", "words": "..."}], "questions": ["...", "..."]}`;

/** What to ask the author first; null when the answer cannot be used. Throws `ModelFailure`. */
export async function askForQuestions(
  model: TextModel,
  { assignment, signal, meter }: Pick<WritingRun, 'signal' | 'meter'> & { readonly assignment: Assignment },
): Promise<Questions | null> {
  const prefix = await promptPrefix(assignment, model);
  const { text } = await model.generate({ useCase: 'plan', ...prefix, prompt: TASK, signal, meter });
  const reading = readJson(text, answer);
  if (!('value' in reading)) return null;
  const findings = reading.value.findings.flatMap(({ source, words }) => {
    const stored = assignment.texts.get(source);
    const found = stored === undefined ? null : createQuoteFinder(stored)(words);
    return found ? [claimAt({ sourceId: source, ...found }, assignment.ledger)] : [];
  });
  const questions = reading.value.questions.filter((question) => question !== '').slice(0, QUESTION_IDS.length);
  if (questions.length === 0) return null;
  return {
    findings: findings.slice(0, MOST_FINDINGS),
    questions: questions.map((question) => shorten(question, LONGEST_QUESTION)),
  };
}
