import type { SampleSentence } from './read-sample.ts';
import type { ContractionTraits } from './style-traits.ts';

interface Forms {
  readonly contracted: RegExp;
  /** What could be contracted; not at the end of a clause, where nobody does. */
  readonly writtenOut: RegExp | null;
}

const FORMS: Readonly<Record<string, Forms>> = {
  en: {
    contracted:
      /\b(?:[a-z]+n't|(?:i|you|we|they|he|she|it|that|there|here|what|who|where|how|when)'(?:s|re|ve|ll|d|m)|let's)\b/gi,
    writtenOut:
      /\b(?:(?:is|are|was|were|do|does|did|has|had|will|would|should|could|can) not|cannot|i am|(?:you|we|they) are|(?:i|you|we|they|he|she|it) will|(?:he|she|it|that|there) is|let us)\b(?!\s*(?:[.!?,;:)]|$))/gi,
  },
  de: {
    contracted:
      /(?<![\p{L}\p{N}])(?:(?:geht|gibt|hat|ist|war|wär|macht|wird|kommt|hab|habt|nimmt|bleibt|läuft|tut|steht|wie|wenn|ob|so|ich|du|er|wir|was|mach|hol|lass|find|probier|für|auf|um|durch)'s|'ne[nmr]?)(?![\p{L}\p{N}])/giu,
    writtenOut: null,
  },
};

/** Null in languages whose contractions are not known here. */
export function measureContractions(
  sentences: readonly SampleSentence[],
  language: string | null,
): ContractionTraits | null {
  const forms = language === null ? undefined : FORMS[language];
  if (!forms) return null;
  const said = sentences.map(({ own }) => own.replace(/[’ʼ＇]/g, "'"));
  const found = said.flatMap((sentence) => sentence.match(forms.contracted) ?? []);
  const { writtenOut } = forms;
  return {
    contracted: found.length,
    example: mostFrequent(found.map((form) => form.toLowerCase())),
    writtenOut: writtenOut && said.reduce((sum, sentence) => sum + (sentence.match(writtenOut)?.length ?? 0), 0),
  };
}

function mostFrequent(forms: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const form of forms) counts.set(form, (counts.get(form) ?? 0) + 1);
  const [first] = [...counts].toSorted(([, one], [, other]) => other - one);
  return first === undefined ? null : first[0].replace(/^i'/, "I'").replaceAll("'", '’');
}
