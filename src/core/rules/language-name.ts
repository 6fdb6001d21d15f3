/** `Portuguese (Brazil)`, in English unless asked otherwise; undefined for a language that nobody has heard of. */
export function knownName(tag: string, locale = 'en'): string | undefined {
  try {
    return new Intl.DisplayNames(locale, { type: 'language', fallback: 'none', languageDisplay: 'standard' }).of(tag);
  } catch {
    return undefined;
  }
}

/** The tag itself where it has no name. */
export function languageName(tag: string, locale?: string): string {
  return knownName(tag, locale) ?? tag;
}
