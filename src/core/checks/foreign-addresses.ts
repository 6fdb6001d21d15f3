import { findAddresses, type Address } from './addresses.ts';
import type { Span } from '../text/span.ts';
import { blankGaps } from './running-text.ts';

/** What a piece may lead to. */
export interface GivenAddresses {
  holds(address: Pick<Address, 'url' | 'kind'>): boolean;
}

export interface AddressSources {
  /** The user's own texts: every address in them is given. */
  readonly own: readonly string[];
  /** Addresses of sources. */
  readonly urls: readonly string[];
  /** Names of sites, with or without their domain: "Wikipedia", "example.org". */
  readonly sites: readonly string[];
  /** Texts that were found: a name alone, "Booking.com", and the number of a paper may come from them, an address may not. */
  readonly told: readonly string[];
}

export interface ForeignAddress {
  /** As it stands in the text. */
  readonly address: string;
  readonly span: Span;
}

/** Reads all texts once; made once for all pieces of a job. */
export function prepareAddresses({ own, urls, sites, told }: AddressSources): GivenAddresses {
  const given = [...own.flatMap(findAddresses).map(({ url }) => url), ...urls].filter(Boolean);
  const addresses = new Set(given.map(canonical));
  const ownHosts = new Set([...given, ...sites].filter(Boolean).map(hostOf));
  const all = [...own, ...told];
  const hosts = new Set([...all.flatMap(findAddresses).map(({ url }) => hostOf(url)), ...sites.map(hostOf)]);
  const text = all.join('\n').toLowerCase();
  const ownText = own.join('\n').toLowerCase();
  return {
    holds({ url, kind }) {
      if (kind === 'paper') return text.includes(url.toLowerCase());
      if (kind === 'name') return hosts.has(hostOf(url)) || [...hosts].some((host) => host.endsWith(`.${hostOf(url)}`));
      // A source named by its host alone, as in "www.example.com".
      if (addresses.has(canonical(url)) || (!/^[a-z]+:/i.test(url) && ownHosts.has(canonical(url)))) return true;
      return isWrittenIn(ownText, canonical(url));
    },
  };
}

/**
 * The addresses of a text that nobody gave, in order: links with and without a scheme, e-mail addresses, numbers of papers.
 * A company that is called like its site ("Booking.com") leads nowhere and is none. `given` are addresses, or texts with
 * addresses in them.
 */
export function foreignAddressesIn(text: string, given: readonly string[] | GivenAddresses): ForeignAddress[] {
  const known = 'holds' in given ? given : prepareAddresses({ own: given, urls: given, sites: [], told: [] });
  return strangersAmong(findAddresses(blankGaps(text)), known).map(({ url, start }) => ({
    address: url,
    span: { start, end: start + url.length },
  }));
}

/** Those of the addresses that nobody gave. */
export function strangersAmong(addresses: readonly Address[], given: GivenAddresses): Address[] {
  return addresses.filter((address) => address.kind !== 'name' && !given.holds(address));
}

/** Layouts encode brackets, and a link to a given e-mail address leads where the address does. */
function canonical(url: string): string {
  return url
    .replace(/%28/g, '(')
    .replace(/%29/g, ')')
    .replace(/%5b/gi, '[')
    .replace(/%5d/gi, ']')
    .replace(/^(?:https?:\/\/|mailto:)/i, '')
    .replace(/^www\./i, '')
    .replace(/(?<!\/)\/+$/, '')
    .toLowerCase();
}

/** Whether the text has this whole address: no finder of links knows "shop.internal/book", but the user has written it. */
function isWrittenIn(text: string, address: string): boolean {
  if (!address.includes('.')) return false;
  for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1)) {
    const end = at + address.length;
    const [before, behind] = [text.charAt(at - 1), text.slice(end, end + 2)];
    if (!/[\w.@/-]/.test(before) && !/^(?:[\w@/%&=+~#-]|[.?:]\w)/.test(behind)) return true;
  }
  return false;
}

function hostOf(url: string): string {
  return canonical(url).replace(/[/?#:][^]*$/, '');
}
