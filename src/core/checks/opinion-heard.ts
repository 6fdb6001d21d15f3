import { EMPTY_BUT_IN_ENGLISH, EMPTY_WORDS } from './empty-words.data.ts';
import { languageOf } from '../text/language.ts';
import { SPACED } from '../text/scripts.ts';
import { wordStart } from '../text/word-start.ts';
import { readPlacedWords } from '../text/words.ts';

const EMPTY = new Set(EMPTY_WORDS.flatMap((words) => words.split(' ')));
const DOUBTFUL = new Set(EMPTY_BUT_IN_ENGLISH.split(' '));

/** A share of the opinion's own words, but no more than a short post can hold. */
const SHARE = 0.35;
const ENOUGH = 4;

/**
 * Whether a text carries the opinion, as far as words show it: enough of the words that the opinion has and the topic
 * has not. Cheap and blind to paraphrase; it only decides whether a repair is worth a try.
 */
export function opinionHeard(text: string, opinion: string, topic: string): boolean {
  const all = contentStems(opinion);
  if (all.size === 0) return true;
  const topical = contentStems(topic);
  const own = [...all].filter((stem) => !topical.has(stem));
  const telling = own.length >= 2 ? own : [...all];
  const said = contentStems(text);
  const hits = telling.filter((stem) => said.has(stem)).length;
  return hits >= Math.min(ENOUGH, Math.max(1, Math.ceil(telling.length * SHARE)));
}

/** Whether a sentence has any telling word in common with the opinion. Words of two languages cannot be compared. */
export function sharesWords(sentence: string, opinion: string): boolean {
  const inOpinion = contentStems(opinion);
  return [...contentStems(sentence)].some((stem) => inOpinion.has(stem));
}

/** A sentence of which this share is the opinion's words says what the author thinks. */
const ECHO = 0.4;

/** Whether one sentence repeats a point of the opinion, in more words than it shares with the quotes it is credited to. */
export function echoesOpinion(
  sentence: string,
  { opinion, topic }: { opinion: string; topic: string },
  quotes: readonly string[] = [],
): boolean {
  if (opinion.trim() === '') return false;
  const topical = contentStems(topic);
  const said = [...contentStems(sentence)].filter((stem) => !topical.has(stem));
  const inOpinion = contentStems(opinion);
  const inQuotes = contentStems(quotes.join(' '));
  const hits = said.filter((stem) => inOpinion.has(stem)).length;
  if (hits < 2 || hits < said.length * ECHO) return false;
  return hits > said.filter((stem) => inQuotes.has(stem)).length;
}

/** The first letters stand for the word, so that "replace" is heard in "replaced". */
function contentStems(text: string): Set<string> {
  const stems = new Set<string>();
  for (const { word } of readPlacedWords(text)) {
    if (EMPTY.has(word) || (DOUBTFUL.has(word) && languageOf(text) !== 'en')) continue;
    const spaced = SPACED.test(word) || /^\d/.test(word);
    if (!spaced || word.length >= 4) stems.add(spaced ? wordStart(word) : word);
  }
  return stems;
}
