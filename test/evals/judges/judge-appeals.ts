import type { Dossier } from '../subject/dossier.ts';
import { blankFlags } from './mask-structure.ts';
import { readSentences } from './read-sentences.ts';
import { readQuotations } from './read-quotations.ts';
import { together, type Verdict } from './verdict.ts';

const APPEAL =
  /\b(?:stud(?:y|ies)|research|surveys?|experts?|data) (?:shows?|finds?|found|says?|agrees?|proves?|suggests?|confirms?)\b/i;

/** Of all sentences: those that appeal to a study or to experts without a citation or a quotation behind them. */
export function judgeAppeals({ name, outputs }: Dossier): Verdict {
  return together(
    outputs.map(({ format, content }) => {
      const sentences = readSentences(blankFlags(content ?? ''));
      const hollow = sentences.filter(
        ({ text, numbers }) => APPEAL.test(text) && numbers.length === 0 && readQuotations(text).length === 0,
      );
      return { checked: sentences.length, faults: hollow.map(({ text }) => `${name}, ${format}: ${text}`) };
    }),
  );
}
