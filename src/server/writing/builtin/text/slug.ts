import type { Desk } from '../desk.ts';

/** What stands in its place where a topic gives none. */
export const SLUG_GAP = 'a short address in Latin letters';

const MOST_WORDS = 5;
const SMALL = new Set(
  (
    'a an the and or of to in is are was were be for with on at by as it this that my our your you we i they when where ' +
    'why how what which who should do does did can could will would about from into than then after not'
  ).split(' '),
);
/** Latin letters that lose nothing but a mark in no decomposition. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
/** What is left of a topic in another script, a number or a name, is no address for it. */
const LEAST_LATIN = 0.5;

/** At most 5 words of the topic in plain letters, for each sibling other ones; empty for a topic in another script. */
export function slugOf(topic: string, { variant }: Pick<Desk, 'variant'>): string {
  if (!isLatin(topic)) return '';
  const plain = topic
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/gu, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’]/gu, '');
  const words = plain.match(/[a-z0-9]+/gu) ?? [];
  const telling = words.filter((word) => !SMALL.has(word));
  const own = variant === 1 ? telling : [...telling.slice(0, MOST_WORDS - 1), String(variant)];
  return (telling.length > 0 ? own : words).slice(0, MOST_WORDS).join('-').slice(0, 75).replace(/-+$/u, '');
}

function isLatin(topic: string): boolean {
  const letters = topic.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length > letters.length * LEAST_LATIN;
}
