import type { LookupFunction } from 'node:net';
import { type ApiClient, ApiError, createApiClient } from './mediawiki/api-client.ts';
import { articleText } from './mediawiki/plain-text.ts';
import { readArticle } from './mediawiki/read-article.ts';
import { type Candidate, findCandidates } from './mediawiki/find-candidates.ts';
import { findCitedPages } from './mediawiki/find-cited-pages.ts';
import { type FoundPage, type ResearchProvider, SourceUnavailable } from '../research-provider.ts';
import { isNoSuchName } from './no-such-name.ts';

export interface MediaWikiOptions {
  /** Address of `api.php`. */
  readonly apiUrl: string;
  /** Default 3 s, connection and handshake together. */
  readonly connectMs?: number;
  /** Longest silence of an answer, default 8 s. */
  readonly answerMs?: number;
  /** Largest answer, default 5 MB unpacked. */
  readonly maxBytes?: number;
  /** What host names are looked up with; the system by default. */
  readonly lookup?: LookupFunction | undefined;
}

/**
 * Wikipedia, or any other MediaWiki, by its API. `publishedAt` is the time of an article's last revision: an
 * encyclopaedia has no other date. Requests follow one another, as Wikimedia's API etiquette asks.
 */
export function createMediaWiki(options: MediaWikiOptions): ResearchProvider {
  const label = labelOf(options.apiUrl);
  const clientFor = clientsByLanguage(options, label);
  const isOther = (language: string | null) => editionOf(options.apiUrl, language) !== options.apiUrl;
  return {
    id: 'wikipedia',
    label,
    origin: ({ language }) => new URL(editionOf(options.apiUrl, language)).origin,
    search: ({ topic, limit, options: { language }, signal }) =>
      answered({ label, isChosen: isOther(language) }, async () => {
        const client = clientFor(language);
        const candidates = await findCandidates({ client, topic, signal });
        return await readAll({ client, candidates: candidates.slice(0, limit), signal });
      }),
    cited: (pages, { topic, limit, options: { language }, signal }) =>
      answered({ label, isChosen: isOther(language) }, () =>
        findCitedPages(pages, { client: clientFor(language), topic, limit, signal }),
      ),
  };
}

interface Asked {
  readonly label: string;
  /** The user's language chose the edition, so it need not exist. */
  readonly isChosen: boolean;
}

async function answered<Answer>({ label, isChosen }: Asked, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (isChosen && isNoSuchName(error)) {
      throw new SourceUnavailable(`There is no ${label} in this language`, { kind: 'unusable', cause: error });
    }
    if (!(error instanceof ApiError)) throw error;
    throw new SourceUnavailable(`${label} could not answer the search`, { kind: 'unusable', cause: error });
  }
}

/** Wikipedia has an edition for each language; any other wiki is asked as it is. */
function clientsByLanguage(options: MediaWikiOptions, label: string): (language: string | null) => ApiClient {
  const clients = new Map<string, ApiClient>();
  return (language) => {
    const apiUrl = editionOf(options.apiUrl, language);
    const client =
      clients.get(apiUrl) ??
      createApiClient({
        apiUrl,
        label,
        connectMs: options.connectMs ?? 3_000,
        answerMs: options.answerMs ?? 8_000,
        maxBytes: options.maxBytes ?? 5_000_000,
        lookup: options.lookup,
      });
    clients.set(apiUrl, client);
    return client;
  };
}

/** Address of the API of Wikipedia's edition in a language of two letters; any other address as it is. */
export function editionOf(apiUrl: string, language: string | null): string {
  if (language === null) return apiUrl;
  return apiUrl.replace(/^(https?:\/\/)[a-z-]+(\.wikipedia\.org(?:[:/]|$))/, `$1${language}$2`);
}

interface Reading {
  readonly client: ApiClient;
  readonly candidates: readonly Candidate[];
  readonly signal: AbortSignal;
}

/** One article that cannot be read is left out; when none can, that is the source's failure. */
async function readAll({ client, candidates, signal }: Reading): Promise<FoundPage[]> {
  const pages: FoundPage[] = [];
  let failure: Error | null = null;
  for (const candidate of candidates) {
    try {
      const text = articleText(await readArticle(client, candidate.pageId, signal));
      if (text) pages.push(foundPage(candidate, text));
    } catch (error) {
      failure = error instanceof Error ? error : new Error('no error', { cause: error });
      // Out of time, or asked to wait: what is read so far must do.
      if (signal.aborted || (error instanceof SourceUnavailable && error.kind !== 'unusable')) break;
    }
  }
  if (pages.length === 0 && failure !== null) throw failure;
  return pages;
}

function foundPage(candidate: Candidate, text: string): FoundPage {
  const { title, url, site, license, language, revisedAt } = candidate;
  return {
    title,
    url,
    site,
    license,
    text,
    snippet: '',
    author: null,
    publishedAt: revisedAt,
    language,
    kind: 'encyclopaedia',
  };
}

/** An address is no name to show to a user, and what a wiki calls itself is known only once it has answered. */
function labelOf(apiUrl: string): string {
  return /(^|\.)wikipedia\.org$/.test(new URL(apiUrl).hostname) ? 'Wikipedia' : 'The wiki';
}
