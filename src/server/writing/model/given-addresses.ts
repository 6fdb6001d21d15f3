import type { Assignment } from '../writer.ts';
import { findAddresses, type Address } from './find-addresses.ts';

/** What a piece may lead to. */
export interface GivenAddresses {
  holds(address: Pick<Address, 'url' | 'kind'>): boolean;
}

const prepared = new WeakMap<Assignment, GivenAddresses>();

/** Made once for all pieces of a job, which share one assignment. */
export function givenAddresses(assignment: Assignment): GivenAddresses {
  const known = prepared.get(assignment);
  if (known) return known;
  const given = prepare(assignment);
  prepared.set(assignment, given);
  return given;
}

/**
 * The sources' addresses and what the user wrote. A name alone, "Booking.com", and the number of a paper may stand in
 * what was found, too; an address may not: a page must not send the readers of a piece anywhere.
 */
function prepare({ topic, opinion, persona, sources, ledger, material }: Assignment): GivenAddresses {
  const own = [topic, opinion, persona.name, persona.audience, ...persona.objectives, ...persona.requiredTerms].join(
    '\n',
  );
  const found = [
    ...ledger.map(({ quote }) => quote),
    ...sources.flatMap(({ title, site, url }) => [title, site, url ?? '']),
  ];
  const told = [own, ...found, ...material];
  const urls = [
    ...findAddresses(own).map(({ url }) => url),
    ...sources.flatMap(({ url, also }) => [url ?? '', ...also]),
  ];
  const addresses = new Set(urls.filter(Boolean).map(canonical));
  const hosts = new Set([
    ...told.flatMap(findAddresses).map(({ url }) => hostOf(url)),
    ...sources.map(({ site }) => hostOf(site)),
  ]);
  const ownHosts = new Set([...urls, ...sources.map(({ site }) => site)].filter(Boolean).map(hostOf));
  const text = told.join('\n').toLowerCase();
  return {
    holds({ url, kind }) {
      if (kind === 'paper') return text.includes(url.toLowerCase());
      if (kind === 'name') return hosts.has(hostOf(url)) || [...hosts].some((host) => host.endsWith(`.${hostOf(url)}`));
      // A source named by its host alone, as in "www.example.com".
      return addresses.has(canonical(url)) || (!/^[a-z]+:/i.test(url) && ownHosts.has(canonical(url)));
    },
  };
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

function hostOf(url: string): string {
  return canonical(url).replace(/[/?#:].*$/, '');
}
