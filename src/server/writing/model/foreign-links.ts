import { LINK_PLACEHOLDER } from '../../../core/formats/layout/placeholders.ts';
import type { Assignment } from '../writer.ts';

/** With a scheme or `www.`; else a name under a common ending that a path follows, so that "and/or" and "Node.js" stay. */
const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s<>()[\]"'`“”]+|\b(?:[a-z0-9-]+\.)+(?:com|org|net|io|co|ai|dev|app|gov|edu|info|biz|me|ly|gl|de|uk|eu)\/[^\s<>()[\]"'`“”]*/gi;
const MARKDOWN_LINK = /!?\[([^\]\n]*)\]\(\s*<?([^)\s>]*)>?(?:\s+"[^"]*")?\s*\)/g;
/** A call to action: without its link it keeps a gap for one. */
const BOLD_LINK_LINE = /^\*\*\[([^\]\n]*)\]\(\s*<?([^)\s>]*)>?\s*\)\*\*$/gm;
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** The text without every link that nobody gave; the words of such a link stay. */
export function withoutForeignLinks(text: string, assignment: Assignment): string {
  const allowed = givenAddresses(assignment);
  const ours = (url: string) => allowed.has(canonical(url));
  return text
    .replace(BOLD_LINK_LINE, (line, label: string, url: string) =>
      isForeign(url, ours) ? `**${label}** ${LINK_PLACEHOLDER}` : line,
    )
    .replace(MARKDOWN_LINK, (link, label: string, url: string) => (isForeign(url, ours) ? label : link))
    .replace(ADDRESS, (found) => {
      const { url, after } = splitEnd(found);
      return ours(url) ? found : `\u0000${after}`;
    })
    .replace(/<?\u0000>?/g, '\u0000')
    .replace(/[ \t]*\(\u0000\)|[ \t]*\u0000/g, '');
}

function isForeign(url: string, ours: (url: string) => boolean): boolean {
  if (url === '' || url.startsWith('#')) return false;
  return (ANY_SCHEME.test(url) || url.startsWith('//') || ADDRESS_START.test(url)) && !ours(url);
}

const ADDRESS_START = /^(?:www\.|[a-z0-9-]+\.[a-z]{2,}(?:\/|$))/i;

function givenAddresses({ topic, opinion, persona, sources }: Assignment): Set<string> {
  const texts = [topic, opinion, persona.name, persona.audience, ...persona.objectives].join('\n');
  const found = Array.from(texts.matchAll(ADDRESS), ([address]) => splitEnd(address).url);
  return new Set([...found, ...sources.flatMap((source) => source.url ?? [])].map(canonical));
}

/** A full stop or comma at the end belongs to the sentence. */
function splitEnd(found: string): { url: string; after: string } {
  const url = found.replace(/[.,;:!?*_]+$/, '');
  return { url, after: found.slice(url.length) };
}

function canonical(url: string): string {
  return url
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/+$/, '')
    .toLowerCase();
}
