import type { DefuddleResponse } from 'defuddle/node';
import { declaredDate } from '../declared-date.ts';
import { declaredLanguage } from '../declared-language.ts';
import type { Finding } from '../finish-text.ts';
import type { PageDocument } from './page-dom.ts';

/** What a page says about itself. */
export function readMetadata(
  page: PageDocument,
  found: DefuddleResponse,
): Pick<Finding, 'title' | 'siteName' | 'author' | 'publishedAt' | 'language'> {
  const siteName = siteOf(page, found);
  // An article of a wiki is by whoever wrote to it last, and as old as its last change.
  const isWiki = isMediaWiki(page);
  const heading = isWiki ? page.querySelector('#firstHeading')?.textContent?.trim() : null;
  return {
    title: heading || found.title,
    siteName,
    author: isWiki || found.author === siteName ? null : found.author.replace(/^(?:written )?by\b[\s,:]*/i, ''),
    publishedAt: isWiki ? changedAt(page) : (declaredDate(found.published) ?? timeOf(page)),
    language:
      declaredLanguage(page.documentElement.getAttribute('lang')) ??
      declaredLanguage(page.documentElement.getAttribute('xml:lang')) ??
      declaredLanguage(metaOf(page, 'meta[http-equiv="content-language" i]')) ??
      declaredLanguage(metaOf(page, 'meta[property="og:locale"]')) ??
      declaredLanguage(found.language),
  };
}

export function isMediaWiki(page: PageDocument): boolean {
  return /mediawiki/i.test(metaOf(page, 'meta[name="generator"]') ?? '');
}

function siteOf(page: PageDocument, found: DefuddleResponse): string | null {
  const named = metaOf(page, 'meta[property="og:site_name"]') ?? metaOf(page, 'meta[name="application-name"]');
  // Without a name the library gives the author or the host instead.
  const isGuessed = found.site === found.domain || found.site === found.author;
  const name = named ?? (isGuessed ? '' : found.site);
  return name === '' || /^https?:|^www\./i.test(name) ? null : name;
}

function changedAt(page: PageDocument): string | null {
  const data = Array.from(page.querySelectorAll('script'), (script) => script.textContent ?? '').join('\n');
  return declaredDate(/"dateModified":"([^"]{4,40})"/.exec(data)?.[1] ?? '');
}

function metaOf(page: PageDocument, selector: string): string | null {
  return page.querySelector(selector)?.getAttribute('content')?.trim() || null;
}

function timeOf(page: PageDocument): string | null {
  const time = page.querySelector('article time[datetime], time[pubdate], time[itemprop="datePublished"]');
  return declaredDate(time?.getAttribute('datetime') ?? '');
}
