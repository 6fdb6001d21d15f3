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

/** Two to five hashtags without the `#`: the topic in one word where it is short, then its longest words. */
export function hashtagsOf(topic: string): string[] {
  const words = (topic.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter((word) => /\p{L}/u.test(word));
  const telling = words.filter((word) => !SMALL.has(word.toLowerCase()) && countCharacters(word) > 2);
  const joined = telling.slice(0, 3).map(raise).join('');
  const longest = [...telling].sort((one, other) => other.length - one.length).map(raise);
  const tags = [...(telling.length > 1 ? [joined] : []), ...longest, ...FALLBACK];
  const unlike = tags.filter((tag, at) => tags.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === at);
  return unlike.filter((tag) => countCharacters(tag) <= LONGEST_TAG).slice(0, 3);
}

/** For a topic without a word that could be one. */
const FALLBACK = ['Shorts', 'Discussion'] as const;

function raise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
