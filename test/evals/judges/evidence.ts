import type { Dossier } from '../subject/dossier.ts';
import type { Fact } from './fact.ts';
import { readFacts } from './read-facts.ts';
import { says } from './read-quotations.ts';

/** Texts that a fact may stand in. */
export interface Evidence {
  readonly texts: readonly string[];
  readonly keys: ReadonlySet<string>;
}

export function evidenceOf(texts: readonly string[]): Evidence {
  const keys = new Set(texts.flatMap((text) => readFacts(text).flatMap((fact) => fact.keys.flatMap(coarser))));
  return { texts, keys };
}

export function standsIn(fact: Fact, { texts, keys }: Evidence): boolean {
  if (fact.kind === 'quotation') return texts.some((text) => says(text, fact.keys[0] ?? ''));
  return fact.keys.some((key) => keys.has(key));
}

/** A whole date tells its month and its year, too. */
function coarser(key: string): string[] {
  const [, year = '', month = '', day = ''] = /^d:(\d*)-(\d*)-(\d*)$/.exec(key) ?? [];
  if (month === '') return [key];
  return [key, `d:-${month}-${day}`, `d:${year}-${month}-`, `d:${year}--`, `n:${year}`];
}

/** What a piece of this job may draw its facts from: the ledger, how its sources are named, and what the user gave. */
export function evidenceForPieces({ claims, sources, given }: Dossier): Evidence {
  const named = sources.flatMap(({ title, site, author, published_at: date, license }) => [
    title,
    site,
    author ?? '',
    date?.slice(0, 10) ?? '',
    license ?? '',
  ]);
  return evidenceOf([...claims.map(({ claim }) => claim.quote), ...named, ...ownTexts(given)].filter(Boolean));
}

export function ownTexts({ topic, opinion, persona, material }: Dossier['given']): string[] {
  return [topic, opinion, persona, ...material];
}
