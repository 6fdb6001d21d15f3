import { adWidth } from '../../../../../core/checks/ad-width.ts';
import { readPlacedWords } from '../../../../../core/text/words.ts';
import { gap } from '../../../../../core/formats/layout/gaps.ts';
import { PLATFORM_LIMITS } from '../../../../../core/formats/platform-limits.ts';
import type { Desk } from '../../desk.ts';
import { isSmallWord } from '../../text/language.ts';
import { slugOf } from '../../text/slug.ts';

const WIDTH = PLATFORM_LIMITS.adPath.value;
const PATHS = PLATFORM_LIMITS.adPaths.value;
/** Short enough for a path. */
const OPEN = [gap('topic'), gap('word')] as const;

/** Words of the topic behind the address that is shown; in other languages than English two of them, as they are. */
export function pathsOf({ topic, english }: Pick<Desk, 'topic' | 'english'>): string[] {
  const title = topic.title(500);
  const slug = english ? slugOf(title, { variant: 1 }) : '';
  const words = (slug === '' ? wordsOf(title) : slug.split('-')).filter((word) => adWidth(word) <= WIDTH);
  const [first = '', second = '', ...rest] = words;
  if (slug === '' || words.length <= PATHS) return [...words, ...OPEN].slice(0, PATHS);
  const opening = `${first}-${second}`;
  return adWidth(opening) > WIDTH ? [first, endOf([second, ...rest])] : [opening, endOf(rest)];
}

/** What is left where it fits, else its first word: an adjective without its noun says nothing. */
function endOf(words: readonly string[]): string {
  const whole = words.join('-');
  return adWidth(whole) <= WIDTH ? whole : (words[0] ?? '');
}

function wordsOf(title: string): string[] {
  return readPlacedWords(title)
    .map(({ word }) => word)
    .filter((word) => adWidth(word) > 2 && !isSmallWord(word));
}
