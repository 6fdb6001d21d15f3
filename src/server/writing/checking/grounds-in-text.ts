import { withoutPrintedLabels } from '../../../core/formats/printed-labels.ts';
import type { AnyFormat } from '../../../core/formats/registry.ts';
import { readSentenceSpans } from '../../../core/text/sentences.ts';
import { folded } from '../stance/folded.ts';
import type { GroundedSentence } from '../writer.ts';

/** The number of a source as a layout shows it: `[1]`, `[[1]](https://…)`. */
export const NOTE = /\[\[?\d{1,2}\]\]?(?:\([^()\s]{1,2000}\))?/g;

/** The grounds of a text as it is delivered: a layout has put numbers behind sentences, or cut some. */
export function groundsInText(
  text: string,
  checked: readonly GroundedSentence[],
  format: AnyFormat,
): GroundedSentence[] {
  const grounds = new Map(checked.map(({ sentence, ground }) => [folded(sentence), ground]));
  return readSentenceSpans(withoutPrintedLabels(text, format)).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end).trim();
    const ground = grounds.get(folded(sentence.replace(NOTE, '')));
    return ground === undefined ? [] : [{ sentence, ground }];
  });
}
