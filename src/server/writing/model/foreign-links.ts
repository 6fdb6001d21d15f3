import { findAddresses, type Address } from '../../../core/checks/addresses.ts';
import { strangersAmong } from '../../../core/checks/foreign-addresses.ts';
import { LINK_PLACEHOLDER } from '../../../core/formats/layout/placeholders.ts';
import type { Assignment } from '../writer.ts';
import { givenAddresses } from './given-addresses.ts';

const LABEL = String.raw`((?:[^[\]\n]|\[[^[\]\n]{0,100}\]){0,300})`;
const TARGET = String.raw`(?:<([^<>\n]{0,2000})>|((?:[^()\s<>]|\([^()\s]{0,300}\)){0,2000}))`;
const TITLE = String.raw`(?:\s{1,3}(?:"[^"]{0,300}"|'[^']{0,300}'|\([^()]{0,300}\)))?`;
const MARKDOWN_LINK = new RegExp(String.raw`!?\[${LABEL}\]\(\s{0,3}${TARGET}${TITLE}\s{0,3}\)`, 'g');
/** A call to action: without its link it keeps a gap for one. */
const BOLD_LINK_LINE = new RegExp(String.raw`^\*\*\[${LABEL}\]\(\s{0,3}<?([^\s>]*?)>?\s{0,3}\)\*\*$`, 'gm');
/** `[label]: target`, where links of the text may point. */
const DEFINITION = new RegExp(
  String.raw`^ {0,3}\[([^[\]^\n][^[\]\n]{0,200})\]:[ \t]{0,9}<?([^\s<>]{1,2000})>?${TITLE}[ \t]{0,9}$`,
  'gm',
);
const HTML_LINK =
  /<[a-z][^<>]{0,300}?(?:href|src|srcset|action|formaction|poster|data|background|cite)\s{0,3}=\s{0,3}(?:"([^"<>]{0,2000})"|'([^'<>]{0,2000})'|([^\s"'<>]{0,2500}(?=[\s"'>])))[^<>]{0,500}>/gi;

/** What stood around an address can make a new one with it, so the text is read again; this often at most. */
const MOST_ROUNDS = 6;

/** The text without every link and address that nobody gave; the words of a link stay, and the name in a bare host. */
export function withoutForeignLinks(text: string, assignment: Assignment): string {
  let left = text;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = left;
    left = withoutVisibleLinks(before, assignment);
    if (left === before) break;
  }
  return left;
}

function withoutVisibleLinks(text: string, assignment: Assignment): string {
  const given = givenAddresses(assignment);
  const isForeign = (url: string) => !url.startsWith('#') && !given.holds({ url, kind: 'address' });
  const unlinked = withoutDefinitions(withoutHtml(text, isForeign), isForeign)
    .replace(BOLD_LINK_LINE, (line, label: string, url: string) =>
      isForeign(url) ? `**${label}** ${LINK_PLACEHOLDER}` : line,
    )
    .replace(MARKDOWN_LINK, (link, label: string, bracketed: string | undefined, bare: string | undefined) =>
      isForeign(bracketed ?? bare ?? '') ? label : link,
    );
  return withoutAddresses(
    unlinked,
    findAddresses(unlinked).filter((address) => !given.holds(address)),
  );
}

/** What is written there as an address and was given by nobody. */
export function foreignAddresses(text: string, assignment: Assignment): Address[] {
  return strangersAmong(findAddresses(text), givenAddresses(assignment));
}

function withoutHtml(text: string, isForeign: (url: string) => boolean): string {
  if (!text.includes('<')) return text;
  let opened = false;
  const left = text.replace(HTML_LINK, (tag: string, double?: string, single?: string, bare?: string) => {
    if (!isForeign(double ?? single ?? bare ?? '')) return tag;
    opened = true;
    return '';
  });
  return opened ? left.replace(/<\/(?:a|iframe|form|video|audio|object)>/gi, '') : text;
}

/** Links by reference lose their targets first, then their look. */
function withoutDefinitions(text: string, isForeign: (url: string) => boolean): string {
  const labels = new Set<string>();
  const left = text.replace(DEFINITION, (line, label: string, url: string) => {
    if (!isForeign(url)) return line;
    labels.add(label.trim().toLowerCase());
    return '';
  });
  if (labels.size === 0) return text;
  return left.replace(/!?\[([^[\]\n]{1,300})\]\[([^[\]\n]{0,200})\]/g, (link, words: string, label: string) =>
    labels.has((label === '' ? words : label).trim().toLowerCase()) ? words : link,
  );
}

/** What was cut out of them has left nothing but punctuation. */
const HOLLOW_BRACKETS = /(?<![ \t\]])[ \t]*\([\s,;:–-]{1,20}\)/g;

/** Cuts the addresses out, with the brackets and blanks that held them; of a bare host its name stays. */
function withoutAddresses(text: string, addresses: readonly Address[]): string {
  if (addresses.length === 0) return text;
  let rest = '';
  let from = 0;
  for (const { url, start, kind } of addresses) {
    const end = start + url.length;
    const before = text.slice(from, start);
    if (kind === 'name') {
      rest += before + nameOf(url);
      from = end;
      continue;
    }
    const held = /[<(]$/.test(before) && /^[>)]/.test(text.slice(end));
    rest += before.replace(held ? /(?<![ \t])[ \t]*[<(]$/ : /(?<![ \t])[ \t]*$/, '');
    from = held ? end + 1 : end;
  }
  return (rest + text.slice(from)).replace(HOLLOW_BRACKETS, '');
}

/** "Booking.com" is Booking, which leads nowhere. */
function nameOf(host: string): string {
  return host
    .replace(/^www\./i, '')
    .replace(/\.(?:(?:co|com|org|net|ac|gov|edu)\.)?[^.]+$/i, '')
    .replaceAll('.', ' ');
}
