import type { Dossier } from '../subject/dossier.ts';
import type { CorpusTopic } from '../corpus/read-corpus.ts';
import { FURNITURE } from '../web/render-page.ts';
import type { FakeWeb } from '../web/fake-web.ts';
import { fold } from './fold.ts';
import { single, type Verdict } from './verdict.ts';

const FEWEST_CLAIMS = 5;
const FEWEST_SITES = 3;

/** The sites that the ledger stands on; the user's own material is none. */
export function sitesOf({ claims, sources }: Pick<Dossier, 'claims' | 'sources'>): Set<string> {
  const cited = new Set(claims.map(({ claim }) => claim.source_id));
  return new Set(sources.flatMap(({ id, url }) => (cited.has(id) && url ? [new URL(url).host] : [])));
}

export function judgeCoverage(dossier: Dossier): Verdict {
  const sites = sitesOf(dossier).size;
  const { length } = dossier.claims;
  return single(
    length >= FEWEST_CLAIMS && sites >= FEWEST_SITES,
    `${dossier.name}: ${length} claims from ${sites} sites`,
  );
}

/** No page that shares a word with the topic and nothing else, and no copy beside its original. */
export function judgeSources(dossier: Dossier, topic: CorpusTopic, web: Pick<FakeWeb, 'urlOf'>): Verdict {
  const used = new Set(dossier.sources.map(({ url }) => url));
  const isUsed = (page: CorpusTopic['pages'][number]) => used.has(web.urlOf(page));
  const faults = topic.pages.flatMap((page) => {
    if (!isUsed(page)) return [];
    if (page.role === 'off-topic') return [`${dossier.name}: ${page.title} is beside the point`];
    const isTwin =
      page.role === 'copy' &&
      topic.pages.some((other) => other !== page && isUsed(other) && page.text.startsWith(other.text));
    return isTwin ? [`${dossier.name}: ${page.title} repeats another source`] : [];
  });
  return { checked: dossier.sources.length, faults };
}

/** Menus, cookie notices and footers are no claims. */
export function judgeFurniture(dossier: Dossier): Verdict {
  const faults = dossier.claims.flatMap(({ claim }) =>
    FURNITURE.some((words) => fold(claim.quote).includes(fold(words))) ? [`${dossier.name}: ${claim.quote}`] : [],
  );
  return { checked: dossier.claims.length, faults };
}
