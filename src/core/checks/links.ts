export interface TextLink {
  readonly url: string;
  /** Index of its first code unit. */
  readonly start: number;
}

const HTTP_URL = /https?:\/\/[^\s<>"“”`|\\^{}]+/giu;
const TRAILING = new Set(".,;:!?'’*_~]…");

/** Addresses with a scheme, in plain text and in Markdown, without the punctuation that merely follows them. */
export function findLinks(text: string): TextLink[] {
  return Array.from(text.matchAll(HTTP_URL), (match) => ({ url: trimEnd(match[0]), start: match.index })).filter(
    ({ url }) => siteOf(url) !== '',
  );
}

const TARGET = /\]\((?:[^()\s]|\([^()\s]{0,300}\)){1,2000}\)/g;

/** Markdown without what its links point at, which nobody reads and no length counts. */
export function withoutTargets(text: string): string {
  return text.replace(TARGET, ']');
}

/** Host of an address in lower case, without `www.`; empty when there is none. */
export function siteOf(url: string): string {
  const host = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:]+)/iu.exec(url)?.[1] ?? '';
  return host.toLowerCase().replace(/^www\./, '');
}

/** A bracket that opened inside the address belongs to it: `/wiki/Churn_(business)`. */
function trimEnd(url: string): string {
  let end = firstOpenBracketEnd(url);
  while (TRAILING.has(url.charAt(end - 1))) end -= 1;
  return url.slice(0, end);
}

/** Where the first closing bracket stands that nothing in the address opened, as at the end of a Markdown link. */
function firstOpenBracketEnd(url: string): number {
  let depth = 0;
  for (let index = 0; index < url.length; index += 1) {
    if (url[index] === '(') depth += 1;
    if (url[index] === ')') depth -= 1;
    if (depth < 0) return index;
  }
  return url.length;
}
