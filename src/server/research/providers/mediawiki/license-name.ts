/** Names by the address of the licence, which is the same in every language; the text that a wiki shows is not. */
const CREATIVE_COMMONS = /^https?:\/\/creativecommons\.org\/(licenses|publicdomain)\/([a-z-]+)\/(\d\.\d)/;

/** Short name of a wiki's licence, such as `CC BY-SA 4.0`; null when the wiki names none. */
export function licenseName(rights: {
  url?: string | null | undefined;
  text?: string | null | undefined;
}): string | null {
  const [, family, code, version] = CREATIVE_COMMONS.exec(rights.url ?? '') ?? [];
  if (family === 'licenses' && code && version) return `CC ${code.toUpperCase()} ${version}`;
  if (code === 'zero' && version) return `CC0 ${version}`;
  return rights.text?.trim() || null;
}
