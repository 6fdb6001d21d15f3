import { readPlacedWords } from '../text/words.ts';
import type { SampleSentence } from './read-sample.ts';
import type { CountedWord } from './style-traits.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words that join a sentence to the one before. What a text is about is no style, so that no other word is looked for. */
const CONNECTING: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(
    'and but so because yet still then now or plus instead however therefore moreover furthermore meanwhile also besides look well otherwise',
  ),
  de: words(
    'und aber also denn doch deshalb darum daher dann dabei außerdem trotzdem jedoch stattdessen nun jetzt oder auch dennoch schließlich',
  ),
};
const MANNER: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(
    'just simply really actually honestly quite rather perhaps maybe always never exactly only simple plain clearly usually often almost truly',
  ),
  de: words(
    'einfach wirklich eigentlich ehrlich ganz genau eben halt mal vielleicht immer nie nur gerne gern natürlich meist oft fast wohl',
  ),
};

/** What comes less often is chance. */
const FEWEST = 3;
const ONE_SENTENCE_IN = 12;
const ONE_WORD_IN = 200;
const MOST = 3;

/** Connecting words that open at least three sentences, and one in twelve. */
export function frequentOpeners(sentences: readonly SampleSentence[], language: string | null): CountedWord[] {
  const known = language === null ? undefined : CONNECTING[language];
  if (!known) return [];
  const first = sentences.map(({ own }) => readPlacedWords(own)[0]?.word ?? '');
  return frequent(first, known, sentences.length / ONE_SENTENCE_IN);
}

/** Words of manner that stand there at least three times, and once in two hundred words. */
export function returningWords(sentences: readonly SampleSentence[], language: string | null): CountedWord[] {
  const known = language === null ? undefined : MANNER[language];
  if (!known) return [];
  const said = sentences.flatMap(({ own }) => readPlacedWords(own).map(({ word }) => word));
  return frequent(said, known, said.length / ONE_WORD_IN);
}

function frequent(said: readonly string[], known: ReadonlySet<string>, least: number): CountedWord[] {
  const counts = new Map<string, number>();
  for (const word of said) if (known.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .map(([word, count]) => ({ word, count }))
    .filter(({ count }) => count >= FEWEST && count >= least)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST);
}
