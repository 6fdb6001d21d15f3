import { NAME, personIn } from './person-names.ts';
import type { Setting } from './setting.ts';
import { isArticle, isPreposition } from './speech-words.ts';

/** Parts of a pattern: a word without a capital, and ", mayor of Leeds," or " (42)" behind a name. */
export const SMALL = String.raw`\p{Ll}[\p{L}\p{M}’'-]{0,30}(?::\p{Ll}{1,3})?`;
export const ASIDE = String.raw`(?:, (?<aside>[^,:;.!?\n]{1,60}),| \([^()\n]{1,40}\))?`;

/** What a pattern with a NAME found; `word` is the one before the name. */
type Groups = Readonly<Record<string, string | undefined>>;

const WHOLE_NAME = new RegExp(`^${NAME}$`, 'u');
/** A verb that only several do, in the languages that tell: "Experten nennen", "krytycy nazwali". */
const OF_SEVERAL = /(?:en|li|ły|ją|ли|ют|ят|ут|ат|ron|ram|no|ent)$/u;

/** The person that the words with capitals name which a pattern found; null for none. */
export function nameOf(groups: Groups | undefined, { language, lead }: Setting): string | null {
  const run = groups?.['name'];
  if (run === undefined) return null;
  const startsSentence = lead.trimStart().startsWith(run);
  const name = personIn(run, language === 'de' || (startsSentence && language !== 'en'), language);
  return language === 'fr' && name !== null ? name.replace(/^MM?\. /, '') : name;
}

/** "Ann Berg" and "A. Berg", not "Berg". */
export function isFull(name: string | null): boolean {
  return name?.includes(' ') === true;
}

/**
 * The same; one word with a capital behind an article or a preposition is a thing, "die Sprecherin", "Im Brief", unless a
 * name follows it: "Die Sprecherin, Ann Berg, sagte".
 */
export function nameNoThing(groups: Groups | undefined, setting: Setting): string | null {
  const name = nameOf(groups, setting);
  if (name === null || isFull(name) || !isThing(name, groups, setting)) return name;
  const aside = nameOf(WHOLE_NAME.exec(groups?.['aside'] ?? '')?.groups, setting);
  return isFull(aside) ? aside : null;
}

function isThing(name: string, groups: Groups | undefined, { language }: Setting): boolean {
  const run = groups?.['name'] ?? '';
  const before =
    run
      .slice(0, run.length - name.length)
      .trim()
      .split(' ')
      .at(-1) ||
    (groups?.['word'] ?? '');
  return isArticle(before.toLowerCase(), language) || isPreposition(before.toLowerCase(), language);
}

/** Whether one word at the beginning of a sentence, where any has a capital, stands for several: "Critics called it". */
export function areSeveral(name: string, verb: string, { language, lead }: Setting): boolean {
  if (isFull(name) || !lead.trimStart().startsWith(name)) return false;
  return language === 'en' ? name.endsWith('s') : OF_SEVERAL.test(verb);
}
