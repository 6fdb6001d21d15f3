import { wordStart } from '../text/word-start.ts';
import { readPlacedWords } from '../text/words.ts';

/** Of the content words of the text that has fewer of them: above this share two texts say the same. */
const ALIKE = 0.5;

/** Words that carry no meaning of their own in a line of an ad. */
const EMPTY_WORDS = new Set(
  (
    'a an and are as at be but by can do does for from get got has have here how i if in into is it its just make me more ' +
    'my no not now of off on one or our out so than that the their them there these they this those to today too up us ' +
    'was we what when where which who why will with you your yours'
  ).split(' '),
);

/**
 * Which of several texts say something of their own: those that share at most half of their content words with each one
 * before them that does. Words are compared by their first letters; a text of small words alone goes by those.
 */
export function distinctTexts(texts: readonly string[]): boolean[] {
  const kept: ReadonlySet<string>[] = [];
  return texts.map((text) => {
    const stems = stemsOf(text);
    const isOwn = stems.size > 0 && kept.every((other) => sharedBy(stems, other) <= ALIKE);
    if (isOwn) kept.push(stems);
    return isOwn;
  });
}

function sharedBy(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((stem) => other.has(stem)).length;
  return shared / Math.min(one.size, other.size);
}

function stemsOf(text: string): ReadonlySet<string> {
  const words = readPlacedWords(text).map(({ word }) => word);
  const telling = words.filter((word) => !EMPTY_WORDS.has(word));
  return new Set((telling.length > 0 ? telling : words).map(wordStart));
}
