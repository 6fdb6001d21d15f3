import type { Source } from '../../core/contracts/job.ts';

/** A page that a search brought home, with its plain text. */
export interface FoundPage {
  readonly title: string;
  /** Absolute, http or https. */
  readonly url: string;
  readonly site: string;
  readonly text: string;
  /** ISO 8601. What it dates is the provider's to say: a publication, or the last revision. */
  readonly publishedAt: string | null;
  readonly kind: Source['kind'];
  readonly license: string | null;
}

export interface SearchRequest {
  readonly topic: string;
  readonly limit: number;
  /** Once it aborts, the pages read so far are returned; the promise rejects with the reason when there are none. */
  readonly signal: AbortSignal;
}

/** A place to look things up. One file each in `providers/`, one line in `registry.ts`. */
export interface ResearchProvider {
  readonly id: string;
  /** The name that a user reads, such as "Wikipedia". */
  readonly label: string;
  /**
   * Pages that may fit the topic, best first, at most `limit`; none when it holds nothing. What is no source in the end
   * is for research to judge. Throws `SourceUnavailable` when the source cannot be asked.
   */
  search(request: SearchRequest): Promise<FoundPage[]>;
}

/** `unreachable` or too slow, `limited` because too much was asked of it, or an answer that is `unusable`. */
export type UnavailableKind = 'unreachable' | 'limited' | 'unusable';

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
