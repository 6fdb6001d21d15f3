/** In English: `Portuguese (Brazil)`; undefined for a language that nobody has heard of. */
export function knownName(tag: string): string | undefined {
  try {
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none', languageDisplay: 'standard' }).of(tag);
  } catch {
    return undefined;
  }
}

/** The tag itself where it has no name. */
export function languageName(tag: string): string {
  return knownName(tag) ?? tag;
}
