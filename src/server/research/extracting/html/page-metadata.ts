import type { DefuddleResponse } from 'defuddle/node';
import { declaredDate } from '../declared-date.ts';
import { declaredLanguage } from '../declared-language.ts';
import type { Finding } from '../finish-text.ts';
import type { PageDocument } from './page-dom.ts';

/** What a page says about itself. */
export function readMetadata(
  page: PageDocument,
  found: DefuddleResponse,
): Pick<Finding, 'siteName' | 'author' | 'publishedAt' | 'language'> {
  const named = metaOf(page, 'meta[property="og:site_name"]') ?? metaOf(page, 'meta[name="application-name"]');
  // Without a name the library gives the author or the host instead.
  const isGuessed = found.site === found.domain || found.site === found.author;
  const siteName = named ?? (isGuessed ? null : found.site) ?? null;
  return {
    siteName: siteName || null,
    author: found.author === siteName ? null : found.author,
    publishedAt: declaredDate(found.published) ?? timeOf(page),
    language:
      declaredLanguage(page.documentElement.getAttribute('lang')) ??
      declaredLanguage(page.documentElement.getAttribute('xml:lang')) ??
      declaredLanguage(metaOf(page, 'meta[http-equiv="content-language" i]')) ??
      declaredLanguage(metaOf(page, 'meta[property="og:locale"]')) ??
      declaredLanguage(found.language),
  };
}

function metaOf(page: PageDocument, selector: string): string | null {
  return page.querySelector(selector)?.getAttribute('content')?.trim() || null;
}

function timeOf(page: PageDocument): string | null {
  const time = page.querySelector('article time[datetime], time[pubdate], time[itemprop="datePublished"]');
  return declaredDate(time?.getAttribute('datetime') ?? '');
}
