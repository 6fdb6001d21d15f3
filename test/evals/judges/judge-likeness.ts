import type { Dossier } from '../subject/dossier.ts';
import { blankFlags } from './mask-structure.ts';
import { readFacts } from './read-facts.ts';
import { readSentences } from './read-sentences.ts';
import { together, type Verdict } from './verdict.ts';

/** Of the sentences known to be made up: those whose facts stand there unflagged, since something true is like them. */
export function judgeLikeness({ name, outputs }: Dossier, planted: readonly RegExp[]): Verdict {
  return together(
    outputs.map(({ format, content }) => {
      const sentences = readSentences(content ?? '').filter(({ text }) =>
        planted.some((pattern) => pattern.test(text)),
      );
      const open = sentences.filter(({ text }) => readFacts(blankFlags(text)).length > 0);
      return { checked: sentences.length, faults: open.map(({ text }) => `${name}, ${format}: ${text}`) };
    }),
  );
}
