import type { WaitWatch } from '../../limits/waiting.ts';
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
 * too slow or answered with an error; `limited`, since the site answers to fewer requests only; `unreadable`: too
 * large, no text, behind a login; or `no-turn`, since others were read all the time that there was for it.
 */
export type PageTrouble = 'refused' | 'forbidden' | 'unreachable' | 'limited' | 'unreadable' | 'no-turn';

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
  /**
   * Reads for the current payer. Throws `PageUnreadable`, the signal's reason when it aborts, or `unavailable` or
   * `too_many_requests` when too much waits to be read already. `watch` hears of the time that it waits for a thread.
   */
  read(url: string, signal: AbortSignal, watch?: WaitWatch): Promise<ReadPage>;
}
