import { isIP } from 'node:net';
import { type AllowedHosts, bareHost, hasUsualPort, isAllowedHost } from './allowed-hosts.ts';
import { PageUnreadable } from './page-reader.ts';
import { isPublicAddress } from './public-address.ts';
import { siteOf } from './site-of.ts';

/** No page that anybody cites is longer; matching it against a site's rules costs time. */
const MAX_LENGTH = 2_000;

/**
 * The address as the network will be asked for it, judged by what it says alone: names are judged again by what they
 * resolve to. Throws `PageUnreadable` ("refused").
 */
export function parseWebAddress(text: string, allowed: AllowedHosts, base?: URL): URL {
  const url = URL.parse(text, base?.href);
  if (url === null) throw refusal('This is no web address.');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refusal('Only http and https addresses are read.');
  if (url.href.length > MAX_LENGTH) throw refusal(`The address on ${siteOf(url)} is too long to be read.`);
  if (url.username !== '' || url.password !== '') {
    throw refusal(`Addresses with a user name or password are not read, as this one on ${siteOf(url)}.`);
  }
  url.hash = '';
  if (isAllowedHost(url, allowed)) return url;
  if (isPrivateName(url)) throw privateAddress(siteOf(url));
  if (!hasUsualPort(url)) throw refusal(`Only the usual ports of the web are read, not that of ${siteOf(url)}.`);
  return url;
}

function privateAddress(site: string): PageUnreadable {
  return refusal(`${site} is a private address, and pages are read from the public web alone.`);
}

/**
 * A name that leads into a private network, or nowhere: one sentence for both, so that nobody learns which names there are in
 * the network of the product.
 */
export function noPublicSite(site: string, cause?: unknown): PageUnreadable {
  const reason = `There is no site named ${site} on the public web. Check the address; from a page that only your own network shows, paste the text.`;
  return new PageUnreadable('refused', reason, { cause });
}

const refusal = (reason: string) => new PageUnreadable('refused', reason);

function isPrivateName(url: URL): boolean {
  const host = bareHost(url.hostname);
  const literal = host.replace(/^\[(.*)\]$/, '$1');
  if (isIP(literal) !== 0) return !isPublicAddress(literal);
  return host === '' || /(^|\.)localhost$/.test(host);
}
