import { isFunctionWord } from '../../../core/text/function-words.ts';
import { isRole } from './speech-words.ts';

const INITIAL = String.raw`\p{Lu}\.(?:-?\p{Lu}\.){0,3}`;
/** No elided article: "L’opposition". */
const WORD = String.raw`(?:${INITIAL}|(?!\p{Lu}['’]\p{Ll})\p{Lu}[\p{L}\p{M}’'-]{0,30})`;
const PARTICLE = String.raw`(?:(?:de|van|von)(?: (?:der|den|het|la|las|los))?|del|della|di|da|das|do|dos|du|zu|zur|zum|y|al|bin|ten|ter|te|af|av|v\.|d\.)`;
/** "Prof. Dr. ", "Mrs. ", "Dipl.-Ing. " */
const TITLES = String.raw`(?:\p{Lu}\p{Ll}{1,5}\.(?:-\p{Lu}\p{Ll}{1,4}\.)? |\p{Ll}{2,5}\. ){0,3}`;
/** Between a post and a name: "Geschäftsführerin Dr. Birgit Anders" */
const TITLE = String.raw`\p{Lu}\p{Ll}{1,5}\.`;
/** Words with capitals that stand together, titles first; `personIn` tells who of them is meant. */
export const NAME = String.raw`${TITLES}(?<name>${WORD}(?: (?:${TITLE} )?${WORD}){0,4}(?: ${PARTICLE} ${WORD}(?: ${WORD})?)?)`;

const IS_INITIAL = new RegExp(`^${INITIAL}$`, 'u');
const IS_TITLE = new RegExp(`^${TITLE}$`, 'u');
const IS_PARTICLE = new RegExp(`^${PARTICLE}$`, 'u');
/** Of a name that has no particle. */
const USUAL_PARTS = 2;
const MOST_PARTS = 3;

/**
 * The person that words with capitals name, "Jörg Thalmann" of "Finanzchef Jörg Thalmann"; null where none of them can be one.
 * With `strict` nouns have capitals, or the first word stands where any has: then a third one is no part of the name.
 */
export function personIn(run: string, strict: boolean, language: string | null): string | null {
  const parts = withoutPosts(run.replace(/[.,]{1,3}$/, '').split(' '), language);
  if (parts.length === 0) return null;
  const particle = parts.findIndex((part, at) => at > 0 && IS_PARTICLE.test(part));
  const given = particle < 0 ? parts : parts.slice(0, particle);
  const family = particle < 0 ? [] : parts.slice(particle);
  const most = (strict ? USUAL_PARTS : MOST_PARTS) - (family.length > 0 ? 1 : 0);
  return [...lastOf(given, most), ...family].join(' ').replace(/['’]s$/, '');
}

/** "Then Okafor", "Finance Director Maya Lind": what begins a sentence, and posts with what they are of. */
function withoutPosts(parts: readonly string[], language: string | null): readonly string[] {
  const post = parts.findLastIndex((part, at) => at < parts.length - 1 && (isRole(part) || IS_TITLE.test(part)));
  let from = post + 1;
  while (from < parts.length && isFunctionWord(parts[from] ?? '', language)) from += 1;
  // "Deren Chefin" is a post alone, "King" a name.
  const isPost = from > post + 1 && from === parts.length - 1 && isRole(parts[from] ?? '');
  return isPost ? [] : parts.slice(from);
}

/** The last words, and the initials among and before them. */
function lastOf(given: readonly string[], most: number): readonly string[] {
  let [from, left] = [given.length, most];
  while (from > 0 && (left > 0 || IS_INITIAL.test(given[from - 1] ?? ''))) {
    from -= 1;
    if (!IS_INITIAL.test(given[from] ?? '')) left -= 1;
  }
  return given.slice(from);
}
