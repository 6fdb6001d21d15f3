import type { ExtractedText } from '../extracting/extractor.ts';

/** A page as it was read. */
export interface ReadPage extends ExtractedText {
  /** Absolute, after all redirects, without a fragment. */
  readonly url: string;
  /** Host of `url` without `www.`, with its port where that is not the usual one. */
  readonly site: string;
}

/**
 * `refused` by us, since the address is private or no web address; `forbidden` by the site's robots.txt; `unreachable`,
 * too slow or answered with an error; `limited`, since the site answers to fewer requests only; or `unreadable`: too
 * large, no text, behind a login.
 */
export type PageTrouble = 'refused' | 'forbidden' | 'unreachable' | 'limited' | 'unreadable';

/** The page cannot be read; `reason` is a sentence for the user that names no address but the site. */
export class PageUnreadable extends Error {
  readonly trouble: PageTrouble;
  readonly reason: string;

  constructor(trouble: PageTrouble, reason: string, options: { cause?: unknown } = {}) {
    super(reason, options);
    this.name = 'PageUnreadable';
    this.trouble = trouble;
    this.reason = reason;
  }
}

export interface PageReader {
  /** Throws `PageUnreadable`, or the signal's reason when it aborts. */
  read(url: string, signal: AbortSignal): Promise<ReadPage>;
}
