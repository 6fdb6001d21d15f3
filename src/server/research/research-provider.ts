import type { Source } from '../../core/contracts/job.ts';

/** A page that a search brought home, with its plain text. */
export interface FoundPage {
  readonly title: string;
  readonly url: string;
  readonly site: string;
  readonly text: string;
  readonly publishedAt: string | null;
  readonly kind: Source['kind'];
  readonly license: string | null;
}

export interface SearchRequest {
  readonly topic: string;
  readonly limit: number;
  readonly signal: AbortSignal;
}

/** A place to look things up. One file each in `providers/`, one line in `registry.ts`. */
export interface ResearchProvider {
  readonly id: string;
  /** The name that a user reads, such as "Wikipedia". */
  readonly label: string;
  /** Pages that fit the topic, best first. Throws `SourceUnavailable` when the source cannot be asked. */
  search(request: SearchRequest): Promise<FoundPage[]>;
}

/** The source cannot be asked now; `reason` is a sentence for the user, without addresses or stack. */
export class SourceUnavailable extends Error {
  constructor(reason: string, options: { cause?: unknown } = {}) {
    super(reason, options);
    this.name = 'SourceUnavailable';
  }
}
