import { encodedLabelLength } from './punycode.ts';
import { X_TOP_LEVEL_DOMAINS } from './x-tlds.ts';

export interface XLink {
  readonly url: string;
  /** Index of its first code unit. */
  readonly start: number;
}

// Which characters may stand where is X's own rule, as its counter has it (twitter-text 3.1.0).
const SPACES = String.raw`\t-\r \x85\xa0\u1680\u180e\u2000-\u200a\u2028\u2029\u202f\u205f\u3000`;
const DIRECTIONS = String.raw`\u202a-\u202e\u061c\u200e\u200f\u2066-\u2069`;
const NO_CHARACTERS = String.raw`\ufffe\ufeff\uffff`;
const ACCENTED = String.raw`À-ÖØ-öø-ɏɓɔɖɗəɛɣɨɯɲʉʻ\u0300-\u036fḀ-ỿ`;
const CYRILLIC = String.raw`\u0400-\u04ff`;

/** What ends a stretch of host characters; `-` and `_` may stand inside one. */
const BREAKS = String.raw`!'#%&()*+,\\./:;<=>?@\[\]^{|}~$${SPACES}${NO_CHARACTERS}${DIRECTIONS}`;
const HOST = `[^-_${BREAKS}]`;
const TLD = String.raw`(?:(?:${X_TOP_LEVEL_DOMAINS.join('|')})(?=[^0-9a-zA-Z@+\-]|$)|xn--[-0-9a-z]+)`;
const DOMAIN = String.raw`(?:(?:${HOST}[^${BREAKS}]*)?${HOST}\.)*(?:${HOST}[^_${BREAKS}]*)?${HOST}\.${TLD}`;
const PATH_CHAR = String.raw`[a-z0-9!*';:=+,.$/%#\[\]\-–_~@|&${CYRILLIC}${ACCENTED}]`;
const IN_BRACKETS = String.raw`\((?:${PATH_CHAR}+|${PATH_CHAR}*\(${PATH_CHAR}+\)${PATH_CHAR}*)\)`;
const PATH_END = `[-+a-z0-9=_#/${CYRILLIC}${ACCENTED}]`;
/** A path ends with one of few characters, or with brackets that follow one of them. */
const PATH = String.raw`\/(?:(?:${PATH_CHAR}|${IN_BRACKETS})*${PATH_END})?(?:${IN_BRACKETS})*`;
const QUERY_CHAR = String.raw`[a-z0-9!?*'@();:&=+$/%#\[\]\-_.,~|]`;
const QUERY = String.raw`\?${QUERY_CHAR}*[a-z0-9\-_&=#/]`;
const BEFORE = String.raw`(?:[^A-Za-z0-9@＠$#＃${NO_CHARACTERS}]|[${DIRECTIONS}]|^)`;

const LINK = new RegExp(
  `(?<before>${BEFORE})(?<url>(?<scheme>https?://)?(?<domain>${DOMAIN})(?::[0-9]+)?(?<path>${PATH})?(?:${QUERY})?)`,
  'gi',
);
const HOST_RUN = new RegExp(String.raw`[^${BREAKS}]+(?:\.[^${BREAKS}]+)*`, 'g');
const ENDS_LIKE_A_DOMAIN = new RegExp(String.raw`${HOST}\.${TLD}`, 'i');
const PLAIN_DOMAIN = new RegExp(String.raw`(?:[-a-z0-9${ACCENTED}]+\.)+${TLD}`, 'gi');
const SHORT_LINK = new RegExp(String.raw`^https?://t\.co/(?<slug>[a-z0-9]+)(?:${QUERY})?`, 'i');
const GLUED = /[-_./]$/;

const LABEL_MAX = 63;
const URL_MAX = 4096;
const SHORT_LINK_MAX = 40;
const LONGEST_LEAD = ' https://'.length;
/** DNS ends at 253; a stretch far beyond it is no domain, and trying it at each of its characters would cost seconds. */
const RUN_MAX = 512;

/**
 * The links that X would shorten in a text, with or without a scheme. The text must be in NFC.
 * Only stretches that hold a known domain ending are searched, so that a long text without spaces stays quick.
 */
export function findXLinks(text: string): XLink[] {
  const links: XLink[] = [];
  if (!text.includes('.')) return links;
  let searched = 0;
  for (const run of text.matchAll(HOST_RUN)) {
    const end = run.index + run[0].length;
    if (end <= searched || !mayHoldDomain(run[0])) continue;
    LINK.lastIndex = Math.max(searched, run.index - LONGEST_LEAD);
    while (LINK.lastIndex < end) {
      const match = LINK.exec(text);
      if (match === null) return links;
      searched = LINK.lastIndex;
      links.push(...linksOf(match));
    }
  }
  return links;
}

function mayHoldDomain(run: string): boolean {
  return run.includes('.') && run.length <= RUN_MAX && ENDS_LIKE_A_DOMAIN.test(run);
}

function linksOf(match: RegExpExecArray): XLink[] {
  const { before = '', url = '', scheme = '', domain = '', path } = match.groups ?? {};
  const start = match.index + before.length;
  if (!isResolvable(domain) || (scheme || 'https://').length + url.length > URL_MAX) return [];
  if (scheme !== '') return withScheme(url, start);
  return GLUED.test(before) ? [] : withoutScheme(url, domain, path, start);
}

function withScheme(url: string, start: number): XLink[] {
  const short = SHORT_LINK.exec(url);
  if (short === null) return [{ url, start }];
  return (short.groups?.['slug'] ?? '').length > SHORT_LINK_MAX ? [] : [{ url: short[0], start }];
}

/**
 * Without a scheme only the plain part of a domain links: in `見てexample.com` that is `example.com`. X looks for that
 * part from the left, so of two equal ones (`a.com9見てa.com`) the first is taken for the link; so do we.
 */
function withoutScheme(url: string, domain: string, path: string | undefined, start: number): XLink[] {
  const links: XLink[] = [];
  let from = 0;
  for (const [plain] of domain.matchAll(PLAIN_DOMAIN)) {
    const index = domain.indexOf(plain, from);
    links.push({ url: plain, start: start + index });
    from = index + plain.length;
  }
  const last = links.at(-1);
  if (last === undefined || path === undefined) return links;
  return [...links.slice(0, -1), { url: url.replace(domain, () => last.url), start: last.start }];
}

/** A domain that DNS could carry: no label longer than 63 characters in its encoded form. */
function isResolvable(domain: string): boolean {
  if (domain.startsWith('xn--') && domain.match(PLAIN_DOMAIN) === null) return false;
  return domain.split('.').every((label) => {
    const length = label.split(/[\u3002\uff0e\uff61]/).reduce((sum, part) => sum + encodedLabelLength(part) + 1, -1);
    return length > 0 && length <= LABEL_MAX;
  });
}
