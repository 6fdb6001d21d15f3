import { siteOf } from '../fetching/site-of.ts';
import { canonicalAddress } from '../reading/canonical-address.ts';
import { storedLine } from '../reading/stored-text.ts';
import type { FoundPage } from '../research-provider.ts';
import { publishedAt } from './published-at.ts';

/** One result as an API tells it; nothing in it is trusted. */
export interface SearchResult {
  readonly title?: string | null | undefined;
  readonly url: string;
  readonly text?: string | null | undefined;
  readonly snippet?: string | null | undefined;
  readonly author?: string | null | undefined;
  readonly date?: string | null | undefined;
  readonly language?: string | null | undefined;
}

const MAX_SNIPPET = 2_000;

/** The results that are pages of the web, in their order, each address once. */
export function foundPages(results: readonly SearchResult[], limit: number): FoundPage[] {
  const pages = new Map<string, FoundPage>();
  for (const result of results) {
    const address = canonicalAddress(result.url);
    if (address !== null && !pages.has(address)) pages.set(address, foundPage(result, new URL(result.url)));
  }
  return [...pages.values()].slice(0, limit);
}

function foundPage(result: SearchResult, url: URL): FoundPage {
  const site = siteOf(url);
  return {
    title: storedLine(result.title ?? '') || site,
    url: url.href,
    site,
    text: result.text?.trim() ? result.text : null,
    snippet: (result.snippet ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_SNIPPET),
    author: storedLine(result.author ?? '') || null,
    publishedAt: publishedAt(result.date),
    language: /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(result.language ?? '') ? (result.language ?? null) : null,
    kind: /(?:^|\.)wikipedia\.org$/.test(url.hostname) ? 'encyclopaedia' : 'web',
    license: null,
  };
}
