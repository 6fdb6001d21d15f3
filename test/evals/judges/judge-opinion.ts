import type { Dossier } from '../subject/dossier.ts';
import { contentWords } from './fold.ts';
import { readSentences } from './read-sentences.ts';
import { together, type Verdict } from './verdict.ts';

const CREDIT =
  /\b(?:research|stud(?:y|ies)|surveys?|experts?|sources?|data|reports?) (?:show|say|find|found|confirm|agree|prove|suggest)s?\b|\baccording to\b/i;
const MOSTLY = 0.7;

/** The author's opinion is never told as something that a source says. */
export function judgeOpinion({ name, outputs, given }: Dossier): Verdict {
  const opinions = given.opinion.split(/(?<=[.!?])\s+/).map(contentWords);
  return together(
    outputs.map(({ format, content }) => {
      const voiced = readSentences(content ?? '').filter(({ text }) => {
        const said = contentWords(text);
        return opinions.some(
          (words) => words.size > 0 && [...words].filter((word) => said.has(word)).length >= MOSTLY * words.size,
        );
      });
      const wrong = voiced.filter(({ text, numbers }) => numbers.length > 0 || CREDIT.test(text));
      return { checked: voiced.length, faults: wrong.map(({ text }) => `${name}, ${format}: ${text}`) };
    }),
  );
}
