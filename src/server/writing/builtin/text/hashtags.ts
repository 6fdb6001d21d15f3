import { countCharacters } from '../../../../core/rules/text.ts';

const LONGEST_TAG = 24;

/** Words that carry no subject; a hashtag of them would find nothing. */
const SMALL = new Set(
  (
    'a an the and or but of to in is are was were be for with without that than this it on at by as from into over about ' +
    'how what why when where who which our my your their we you they not no do does can should will would so per all any ' +
    'more most new vs get make using use'
  ).split(' '),
);

/** Two hashtags without the `#`: the first two telling words of the topic as one, and its longest word. */
export function hashtagsOf(topic: string): string[] {
  const words = (topic.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter((word) => /\p{L}/u.test(word));
  const telling = words.filter((word) => !SMALL.has(word.toLowerCase()) && (countCharacters(word) > 3 || isName(word)));
  const joined = telling.slice(0, 2).map(raise).join('');
  const longest = [...telling].sort((one, other) => other.length - one.length).map(raise);
  const tags = [joined, ...longest, ...FALLBACK].filter((tag) => tag !== '' && countCharacters(tag) <= LONGEST_TAG);
  return tags
    .filter((tag, at) => tags.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === at)
    .slice(0, 2);
}

/** "SEO", "B2B", and a word of a script without capitals. */
function isName(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase();
}

/** For a topic without a word that could be one. */
const FALLBACK = ['Shorts', 'Discussion'] as const;

function raise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
