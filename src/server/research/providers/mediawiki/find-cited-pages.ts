import { detectLanguage } from '../../../text/language.ts';
import { termsOf } from '../../../text/terms.ts';
import { readTopic, type Topic } from '../../topic/topic.ts';
import type { CitedPage, FoundPage } from '../../research-provider.ts';
import { externalLinksAnswer, parseAnswer } from './answers.ts';
import { type ApiClient, ApiError } from './api-client.ts';
import { readReferences, type Reference } from './read-references.ts';

/** Archives, catalogues, shops, identifiers and walled gardens: no page with a text to quote stands there. */
const NO_TEXT =
  /(?:^|\.)(?:archive\.(?:org|today|is|ph)|webcitation\.org|doi\.org|jstor\.org|worldcat\.org|hdl\.handle\.net|semanticscholar\.org|amazon\.[a-z.]+|books\.google\.[a-z.]+|google\.com|youtube\.com|youtu\.be|facebook\.com|twitter\.com|x\.com|linkedin\.com|instagram\.com|wikipedia\.org|wikimedia\.org|wikidata\.org|wiktionary\.org|mediawiki\.org|toolforge\.org|viaf\.org|d-nb\.info|loc\.gov|isni\.org|id\.ndl\.go\.jp)$/i;
const NO_PAGE = /\.(?:jpe?g|png|gif|svg|webp|mp[34]|webm|zip|xlsx?|pptx?|epub)$/i;

/** Pages of one site, so that more than one voice is heard. */
const OF_ONE_SITE = 2;

interface Search {
  readonly client: ApiClient;
  readonly topic: string;
  readonly limit: number;
  readonly signal: AbortSignal;
}

/**
 * The pages that the articles cite, those first whose title or address has most of the topic's words. An article whose
 * citations cannot be read is passed over; when none can, that is the wiki's failure.
 */
export async function findCitedPages(articles: readonly FoundPage[], search: Search): Promise<CitedPage[]> {
  const cited: CitedPage[] = [];
  let failure: Error | null = null;
  for (const article of articles) {
    try {
      const references = await referencesOf(article.title, search);
      cited.push(...references.filter(isPage).map(({ url, label }) => ({ url, title: label, citedBy: article.title })));
    } catch (error) {
      failure = error instanceof Error ? error : new Error('no error', { cause: error });
      if (search.signal.aborted) break;
    }
  }
  if (cited.length === 0 && failure !== null) throw failure;
  return bestOf(cited, readTopic(search.topic)).slice(0, search.limit);
}

/** From the parsed page, whose citations have titles; else the bare list of its links. */
async function referencesOf(title: string, { client, signal }: Search): Promise<Reference[]> {
  try {
    const page = { action: 'parse', page: title, prop: 'text', disabletoc: '1', disablelimitreport: '1' };
    const references = readReferences((await client.get(parseAnswer, page, signal)).parse.text);
    if (references.length > 0) return references;
  } catch (error) {
    if (signal.aborted || !(error instanceof ApiError)) throw error;
  }
  const query = { action: 'query', prop: 'extlinks', titles: title, ellimit: '100' };
  const answer = await client.get(externalLinksAnswer, query, signal);
  return (answer.query?.pages ?? []).flatMap(({ extlinks }) => extlinks.map(({ url }) => ({ url, label: '' })));
}

function isPage({ url }: Reference): boolean {
  const address = URL.parse(url);
  return (
    address !== null &&
    /^https?:$/.test(address.protocol) &&
    !NO_TEXT.test(address.hostname) &&
    !NO_PAGE.test(address.pathname)
  );
}

function bestOf(cited: readonly CitedPage[], topic: Topic): CitedPage[] {
  const perSite = new Map<string, number>();
  return cited
    .map((page) => ({ page, promise: promiseOf(page, topic) }))
    .toSorted((a, b) => b.promise - a.promise)
    .map(({ page }) => page)
    .filter(({ url }) => {
      const { host } = new URL(url);
      perSite.set(host, (perSite.get(host) ?? 0) + 1);
      return (perSite.get(host) ?? 0) <= OF_ONE_SITE;
    });
}

/** Share of the topic's words in the title and, less, in the path: `/guides/email-marketing` tells a lot. */
function promiseOf({ title, url }: CitedPage, topic: Topic): number {
  const path = decoded(new URL(url).pathname).replace(/[^\p{L}\p{N}]+/gu, ' ');
  return shareIn(title, topic) + 0.8 * shareIn(path, topic);
}

function shareIn(text: string, topic: Topic): number {
  const language = detectLanguage(text);
  const wanted = topic.terms(language);
  const found = new Set(termsOf(text.slice(0, 500), language));
  return wanted.length === 0 ? 0 : wanted.filter((term) => found.has(term)).length / wanted.length;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
