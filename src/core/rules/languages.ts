import { knownName, languageName } from './language-name.ts';

/** BCP 47 tags offered where a language is chosen: the six that most of the web is written in, then others by name. */
export const COMMON_LANGUAGES: readonly string[] = ['en', 'es', 'de', 'ja', 'fr', 'pt-BR'];

const OTHER_LANGUAGES =
  'ar bn bg ca zh-Hans zh-Hant hr cs da nl et fil fi el he hi hu id it ko lv lt ms nb fa pl pt-PT ro ru sr sk sl sw sv ta th tr uk ur vi';

export interface OfferedLanguage {
  readonly tag: string;
  readonly name: string;
}

/** All that is offered, in the order in which it is; the API takes any other language, too. */
export function offeredLanguages(locale = 'en'): OfferedLanguage[] {
  const named = (tag: string): OfferedLanguage => ({ tag, name: languageName(tag, locale) });
  const others = OTHER_LANGUAGES.split(' ').map(named);
  return [
    ...COMMON_LANGUAGES.map(named),
    ...others.toSorted((one, other) => one.name.localeCompare(other.name, locale)),
  ];
}

/** "Several", "none" and "unknown". */
const NO_LANGUAGE = new Set(['mul', 'zxx', 'und', 'mis']);

/** The tag as BCP 47 writes it, `pt-BR` for `pt_br`; null for what is none, and for languages that nobody has heard of. */
export function canonicalLanguage(text: string): string | null {
  try {
    const locale = new Intl.Locale(text.trim().replaceAll('_', '-'));
    // A word such as "english" is well formed, so the name decides.
    return knownName(locale.language) && !NO_LANGUAGE.has(locale.language) ? locale.baseName : null;
  } catch {
    return null;
  }
}
