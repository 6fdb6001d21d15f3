import { readPlacedWords, type PlacedWord } from '../text/words.ts';
import type { SampleSentence } from './read-sample.ts';
import type { CountedWord, PersonTraits } from './style-traits.ts';

interface Persons {
  /** By the word that stands for all its forms. */
  readonly speaker: Readonly<Record<string, ReadonlySet<string>>>;
  readonly reader: Readonly<Record<string, ReadonlySet<string>>>;
  /** Forms that speak to somebody with a capital alone, within a sentence: else they are "they" and "she". */
  readonly polite?: ReadonlySet<string>;
}

const forms = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const PERSONS: Readonly<Record<string, Persons>> = {
  en: {
    speaker: { we: forms("we us our ours ourselves let's"), I: forms('i me my mine myself') },
    reader: { you: forms('you your yours yourself yourselves') },
  },
  de: {
    speaker: {
      wir: forms('wir uns unser unsere unserem unseren unserer unseres'),
      ich: forms('ich mich mir mein meine meinem meinen meiner meines'),
    },
    reader: { du: forms('du dich dir dein deine deinem deinen deiner deines euch euer eure eurem euren eurer') },
    polite: forms('sie ihnen ihr ihre ihrem ihren ihrer ihres'),
  },
};

/** Who speaks and who is spoken to, outside of quotations; null in languages whose words for that are not known here. */
export function measurePerson(sentences: readonly SampleSentence[], language: string | null): PersonTraits | null {
  const persons = language === null ? undefined : PERSONS[language];
  if (!persons || sentences.length === 0) return null;
  const said = sentences.map(({ own }) => ({ own, words: readPlacedWords(own) }));
  const countFor = (words: ReadonlySet<string>) =>
    said.filter((sentence) => sentence.words.some((placed) => isAmong(placed, words, sentence.own))).length;
  const counted = (table: Readonly<Record<string, ReadonlySet<string>>>) =>
    Object.entries(table).map(([word, words]) => ({ word, count: countFor(words) }));
  const { polite } = persons;
  const politely = polite ? said.filter((sentence) => isPolite(sentence, polite)).length : 0;
  return {
    sentences: sentences.length,
    speaker: ranked(counted(persons.speaker)),
    reader: ranked([...counted(persons.reader), ...(polite ? [{ word: 'Sie', count: politely }] : [])]),
  };
}

/** The word or what stands before its apostrophe: "we’re". */
function isAmong({ word, start, end }: PlacedWord, words: ReadonlySet<string>, text: string): boolean {
  // The country.
  if (text.slice(start, end) === 'US') return false;
  return words.has(word) || words.has(word.split("'")[0] ?? '');
}

/** Its first word has a capital for another reason, and so has one behind a colon. */
function isPolite({ own, words }: { own: string; words: readonly PlacedWord[] }, polite: ReadonlySet<string>): boolean {
  return words
    .slice(1)
    .some(
      ({ word, start }) => polite.has(word) && /\p{Lu}/u.test(own.charAt(start)) && !/:\s*$/.test(own.slice(0, start)),
    );
}

function ranked(words: readonly CountedWord[]): CountedWord[] {
  return words.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
}
