import { currentPayer } from '../../limits/payer.ts';
import { type Clock, systemClock } from '../../platform/clock.ts';
import { type Extractor, UnreadableDocument } from '../extracting/extractor.ts';
import type { AllowedHosts } from './allowed-hosts.ts';
import { type AnswerHead, createGuardedFetch, type FetchLimits } from './guarded-fetch.ts';
import type { Lookup } from './guarded-connector.ts';
import { leadsToLogin } from './login-address.ts';
import { ACCEPTED_PAGES, canBeText } from './media-types.ts';
import { type PageReader, PageUnreadable } from './page-reader.ts';
import { behindLogin, troubleOfStatus } from './page-troubles.ts';
import { createRobots } from './robots.ts';
import { siteOf } from './site-of.ts';

export interface PageReaderOptions {
  readonly extractor: Extractor;
  /** As RESEARCH_ALLOWED_HOSTS gives it. */
  readonly allowedHosts: AllowedHosts;
  readonly limits?: Partial<PageLimits>;
  readonly lookup?: Lookup;
  readonly clock?: Clock;
}

export interface PageLimits extends FetchLimits {
  /** Of a page, unpacked. */
  readonly maxBytes: number;
}

const MAX_BYTES = 5_000_000;

/** Reads pages of the public web: nothing private is reached, robots.txt is respected, and every page ends in time. */
export function createPageReader({ extractor, allowedHosts, ...options }: PageReaderOptions): PageReader {
  const { limits = {}, lookup, clock = systemClock } = options;
  const fetch = createGuardedFetch({ allowedHosts, limits, ...(lookup ? { lookup } : {}) });
  const robots = createRobots({ fetch, clock });

  return {
    async read(address, signal, watch) {
      signal.throwIfAborted();
      const { url, bytes, mediaType } = await fetch({
        url: address,
        payer: currentPayer(),
        accept: ACCEPTED_PAGES,
        maxBytes: limits.maxBytes ?? MAX_BYTES,
        signal,
        visit: (next, inTime) => robots.check(next, inTime),
        judge: (head) => judge(address, head),
      });
      if (bytes.byteLength === 0) throw new PageUnreadable('unreadable', `The page on ${siteOf(url)} is empty.`);
      try {
        const text = await extractor.extract({ bytes, mediaType, fileName: null, url: url.href }, signal, watch);
        return { ...text, url: url.href, site: siteOf(url) };
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof UnreadableDocument)) throw error;
        throw new PageUnreadable('unreadable', error.reason, { cause: error });
      }
    },
  };
}

/** Leaves an answer that cannot be a page with text before its body is read. */
function judge(asked: string, { url, status, mediaType }: AnswerHead): void {
  const site = siteOf(url);
  const trouble = troubleOfStatus(status, site);
  if (trouble) throw trouble;
  if (leadsToLogin(new URL(asked), url)) throw behindLogin(site);
  if (!canBeText(mediaType)) throw new PageUnreadable('unreadable', `This address on ${site} is no page with text.`);
}
