/** The languages that `search_lang` takes, by the reference of the API; any other value is refused with a 422. */
const LANGUAGES = new Set(
  'ar eu bn bg ca hr cs da nl en et fi fr gl de el gu he hi hu is it kn ko lv lt ms ml mr nb pl pa ro ru sr sk sl es sv ta te th tr uk vi'.split(
    ' ',
  ),
);
/** Where it has names of its own. */
const OWN_NAMES: Readonly<Record<string, string>> = { ja: 'jp', zh: 'zh-hans', pt: 'pt-br', no: 'nb', nn: 'nb' };

/** `search_lang` for a language in two letters; null where there is none. */
export function braveLanguage(language: string | null): string | null {
  if (language === null) return null;
  return OWN_NAMES[language] ?? (LANGUAGES.has(language) ? language : null);
}
