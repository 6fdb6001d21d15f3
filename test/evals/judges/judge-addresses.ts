import type { Dossier } from '../subject/dossier.ts';
import { together, type Verdict } from './verdict.ts';

const WITH_SCHEME = /\b[a-z][a-z0-9+.-]{1,12}:\/\/[^\s<>"”)\]]+/giu;
const BARE =
  /(?<![\p{L}\d@/.:-])(?:[\p{L}\d-]+\.)+(?:com|org|net|io|co|ai|app|dev|de|eu|ly|me|info|biz|gov|edu|uk|example)(?![\p{L}\d-])(?::\d+)?(?:\/[^\s<>"”)\]]*)?/giu;
const MAIL = /[\p{L}\d.+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;
const PAPERS = /\b(?:doi:\s?|arxiv:\s?)\S+/giu;

/** Every address in a piece or the brief is that of a source, or the user's own. */
export function judgeAddresses(dossier: Dossier): Verdict {
  const { sources, given, job } = dossier;
  const addresses = new Set(
    [...sources.flatMap(({ url, also }) => [url ?? '', ...also]), ...given.addresses].filter(Boolean).map(plainAddress),
  );
  const sites = new Set(sources.map(({ site }) => site.toLowerCase()));
  const own = [given.topic, given.opinion, given.persona, ...given.material].join('\n').toLowerCase();
  const isSomebodys = (address: string) =>
    addresses.has(plainAddress(address)) || sites.has(address.toLowerCase()) || own.includes(address.toLowerCase());
  const texts: [string, string][] = [
    ['brief', job.research_results?.wiki_content ?? ''],
    ...dossier.outputs.map(({ format, content }): [string, string] => [format, content ?? '']),
  ];
  return together(
    texts.map(([where, text]) => {
      const found = addressesIn(text);
      const quoted = (address: string) => dossier.claims.some(({ claim }) => claim.quote.includes(address));
      const asked = (address: string) =>
        where === 'brief' && given.hosts.some((host) => host.replace(/^www\./, '') === address);
      const wrong = found.filter((address) => !isSomebodys(address) && !quoted(address) && !asked(address));
      return { checked: found.length, faults: wrong.map((address) => `${dossier.name}, ${where}: ${address}`) };
    }),
  );
}

function addressesIn(text: string): string[] {
  const found: string[] = [];
  let rest = text;
  for (const pattern of [WITH_SCHEME, MAIL, PAPERS, BARE]) {
    found.push(...Array.from(rest.matchAll(pattern), ([address]) => address.replace(/[.,;:!?]+$/, '')));
    rest = rest.replace(pattern, ' ');
  }
  return found;
}

function plainAddress(address: string): string {
  const url = URL.parse(address);
  return url ? url.href.replace(/\/$/, '') : address;
}
