import type { WaitWatch } from '../../limits/waiting.ts';

/** Something with text in it: a fetched page, or a file of the user's. */
export interface Document {
  readonly bytes: Uint8Array;
  /** Content type as declared, with its charset; null when nobody said. */
  readonly mediaType: string | null;
  /** Null for a page. */
  readonly fileName: string | null;
  /** Where a page was fetched from in the end; null for a file. */
  readonly url: string | null;
}

/** What can be quoted of a document. Cleaned text without markup; every field but `text` may be unknown. */
export interface ExtractedText {
  readonly title: string;
  /** As the page names its site, such as "The Guardian". */
  readonly siteName: string | null;
  readonly author: string | null;
  /** ISO 8601, a day or a moment. */
  readonly publishedAt: string | null;
  /** BCP 47 as the document declares it, such as `en` or `pt-BR`. */
  readonly language: string | null;
  /** Paragraphs with an empty line between them; never empty. */
  readonly text: string;
  /** Whether the end was left out because the document is longer than what is kept. */
  readonly shortened: boolean;
}

/** `no-text` in it, behind a `login`, a kind of file that is `unknown`, `broken`, or `too-much` to take apart. */
export type UnreadableKind = 'no-text' | 'login' | 'unknown' | 'broken' | 'too-much';

/** Nothing can be quoted from it; `reason` is a sentence for the user. */
export class UnreadableDocument extends Error {
  readonly kind: UnreadableKind;
  readonly reason: string;

  constructor(kind: UnreadableKind, reason: string, options: { cause?: unknown } = {}) {
    super(reason, options);
    this.name = 'UnreadableDocument';
    this.kind = kind;
    this.reason = reason;
  }
}

/** Takes documents apart outside the thread that serves requests: a hostile one costs time and memory. */
export interface Extractor {
  /**
   * Reads for the current payer, who shares the threads with others. Throws `UnreadableDocument`, the signal's reason when
   * it aborts, or `unavailable` or `too_many_requests` when too much waits already. `watch` hears of the time that it waits.
   */
  extract(document: Document, signal: AbortSignal, watch?: WaitWatch): Promise<ExtractedText>;
  close(): Promise<void>;
}
