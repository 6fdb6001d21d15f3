import { findLinks } from '../../../core/checks/links.ts';
import { LINK_PLACEHOLDER } from '../../../core/formats/layout/placeholders.ts';
import type { Assignment } from '../writer.ts';

/** Without a scheme: `www.`, or a name under a common ending that a path follows, so that "and/or" and "Node.js" stay. */
const BARE_ADDRESS =
  /(?<![\w/.@-])(?:www\.[^\s<>()[\]"'`“”]+|(?:[a-z0-9-]+\.)+(?:com|org|net|io|co|ai|dev|app|gov|edu|info|biz|me|ly|gl|de|uk|eu)\/[^\s<>()[\]"'`“”]*)/gi;
const MARKDOWN_LINK =
  /!?\[([^\]\n]{0,300})\]\(\s{0,3}<?((?:[^()\s>]|\([^()\s]{0,300}\)){0,2000})>?(?:\s{1,3}"[^"]{0,300}")?\s{0,3}\)/g;
/** A call to action: without its link it keeps a gap for one. */
const BOLD_LINK_LINE = /^\*\*\[([^\]\n]{0,300})\]\(\s{0,3}<?([^\s>]*?)>?\s{0,3}\)\*\*$/gm;
/** What a link can point at outside of the text: another scheme, another host. */
const OUTSIDE = /^(?:[a-z][a-z0-9+.-]*:|\/\/|www\.|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/|$))/i;

/** The text without every link that nobody gave; the words of such a link stay. */
export function withoutForeignLinks(text: string, assignment: Assignment): string {
  const given = givenAddresses(assignment);
  const isForeign = (url: string) => OUTSIDE.test(url) && !given.has(canonical(url));
  const unlinked = text
    .replace(BOLD_LINK_LINE, (line, label: string, url: string) =>
      isForeign(url) ? `**${label}** ${LINK_PLACEHOLDER}` : line,
    )
    .replace(MARKDOWN_LINK, (link, label: string, url: string) => (isForeign(url) ? label : link));
  return withoutSpans(
    unlinked,
    addressesIn(unlinked).filter(({ url }) => isForeign(url)),
  );
}

interface Address {
  readonly url: string;
  readonly start: number;
}

function addressesIn(text: string): Address[] {
  const bare = Array.from(text.matchAll(BARE_ADDRESS), ({ 0: found, index }) => ({
    url: found.replace(/(?<![.,;:!?*_])[.,;:!?*_]+$/, ''),
    start: index,
  }));
  return [...findLinks(text), ...bare].toSorted((a, b) => a.start - b.start);
}

/** Cuts the addresses out, with the brackets and blanks that held them. */
function withoutSpans(text: string, spans: readonly Address[]): string {
  let rest = '';
  let from = 0;
  for (const { url, start } of spans) {
    if (start < from) continue;
    const end = start + url.length;
    const before = text.slice(from, start);
    const held = /[<(]$/.test(before) && /^[>)]/.test(text.slice(end));
    rest += before.replace(held ? /(?<![ \t])[ \t]*[<(]$/ : /(?<![ \t])[ \t]*$/, '');
    from = held ? end + 1 : end;
  }
  return rest + text.slice(from);
}

function givenAddresses({ topic, opinion, persona, sources }: Assignment): ReadonlySet<string> {
  const texts = [topic, opinion, persona.name, persona.audience, ...persona.objectives].join('\n');
  const urls = [...addressesIn(texts).map(({ url }) => url), ...sources.flatMap((source) => source.url ?? [])];
  return new Set(urls.map(canonical));
}

/** Layouts encode brackets. */
function canonical(url: string): string {
  return url
    .replace(/%28/g, '(')
    .replace(/%29/g, ')')
    .replace(/%5b/gi, '[')
    .replace(/%5d/gi, ']')
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/(?<!\/)\/+$/, '')
    .toLowerCase();
}
