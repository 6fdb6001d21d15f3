import type { ResearchOptions } from '../../core/contracts/research.ts';

/** A page that a search named. */
export interface FoundPage {
  readonly title: string;
  /** Absolute, http or https. */
  readonly url: string;
  readonly site: string;
  /** Its plain text where the provider hands it over; null when the page has to be read. */
  readonly text: string | null;
  /** What the search shows of it: good for judging the page, never quoted. May be empty. */
  readonly snippet: string;
  readonly author: string | null;
  /** ISO 8601. What it dates is the provider's to say: a publication, or the last revision. */
  readonly publishedAt: string | null;
  /** BCP 47 where the provider knows it. */
  readonly language: string | null;
  readonly kind: 'encyclopaedia' | 'web';
  readonly license: string | null;
}

/** A page that an article gives as its own source. */
export interface CitedPage {
  /** As the article names it; may be empty. */
  readonly title: string;
  readonly url: string;
  /** The article that cites it. */
  readonly citedBy: string;
}

export interface SearchRequest {
  readonly topic: string;
  readonly limit: number;
  /** Passed on as far as the provider knows them; research holds what comes back against them in any case. */
  readonly options: ResearchOptions;
  /** Once it aborts, the pages read so far are returned; the promise rejects with the reason when there are none. */
  readonly signal: AbortSignal;
}

/** A place to look things up. One file each in `providers/`, one line in `registry.ts`. */
export interface ResearchProvider {
  readonly id: string;
  /** The name that a user reads, such as "Wikipedia". */
  readonly label: string;
  /** What is asked for a search with these options, as `https://host:port`: trouble with it says nothing of any other. */
  origin(options: ResearchOptions): string;
  /**
   * Pages that may fit the topic, best first, at most `limit`; none when it holds nothing. What is no source in the end
   * is for research to judge. Throws `SourceUnavailable` when the source cannot be asked.
   */
  search(request: SearchRequest): Promise<FoundPage[]>;
  /** The pages that some of its own articles cite, those that promise most for the topic first. Throws as `search` does. */
  cited?(pages: readonly FoundPage[], request: SearchRequest): Promise<CitedPage[]>;
}

/**
 * `unreachable` or too slow, `limited` because too much was asked of it, `partly-limited` where that holds for what this
 * question needs and not for every one, or an answer that is `unusable`.
 */
export type UnavailableKind = 'unreachable' | 'limited' | 'partly-limited' | 'unusable';

/** The source cannot be asked now; `reason` is a sentence for the user, without addresses or stack. */
export class SourceUnavailable extends Error {
  readonly kind: UnavailableKind;
  /** How long the source itself asks to be left alone. */
  readonly retryAfterMs: number | undefined;

  constructor(reason: string, options: { kind?: UnavailableKind; retryAfterMs?: number; cause?: unknown } = {}) {
    super(reason, { cause: options.cause });
    this.name = 'SourceUnavailable';
    this.kind = options.kind ?? 'unreachable';
    this.retryAfterMs = options.retryAfterMs;
  }
}
