const ALLOWED = ['http:', 'https:', 'mailto:'];

/** The address when it is one that a reader may follow, else null. Relative ones lead nowhere outside the product. */
export function safeUrl(url: string): string | null {
  return URL.canParse(url) && ALLOWED.includes(new URL(url).protocol) ? url : null;
}
