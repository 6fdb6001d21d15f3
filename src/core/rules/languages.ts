/** BCP 47 tags offered where a language is chosen: the six that most of the web is written in, then others by name. */
export const COMMON_LANGUAGES: readonly string[] = ['en', 'es', 'de', 'ja', 'fr', 'pt-BR'];

const OTHER_LANGUAGES: readonly string[] =
  'ar bn bg ca zh-Hans zh-Hant hr cs da nl et fil fi el he hi hu id it ko lv lt ms nb fa pl pt-PT ro ru sr sk sl sw sv ta th tr uk ur vi'.split(
    ' ',
  );

const named = new Intl.DisplayNames('en', { type: 'language', fallback: 'none', languageDisplay: 'standard' });

/** In English: `Portuguese (Brazil)`. The tag itself where it has no name. */
export function languageName(tag: string): string {
  return nameOf(tag) ?? tag;
}

/** All that is offered, in the order in which it is. */
export const OFFERED_LANGUAGES: readonly { readonly tag: string; readonly name: string }[] = [
  ...COMMON_LANGUAGES.map(withName),
  ...OTHER_LANGUAGES.map(withName).toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
];

/** The tag as BCP 47 writes it, `pt-BR` for `pt_br`; null for what is none, and for languages that nobody has heard of. */
export function canonicalLanguage(text: string): string | null {
  try {
    const locale = new Intl.Locale(text.trim().replaceAll('_', '-'));
    // A word such as "english" is well formed, so the name decides.
    return nameOf(locale.language) && !NO_LANGUAGE.has(locale.language) ? locale.baseName : null;
  } catch {
    return null;
  }
}

/** "Several", "none" and "unknown". */
const NO_LANGUAGE = new Set(['mul', 'zxx', 'und', 'mis']);

function nameOf(tag: string): string | undefined {
  try {
    return named.of(tag);
  } catch {
    return undefined;
  }
}

function withName(tag: string): { tag: string; name: string } {
  return { tag, name: languageName(tag) };
}
