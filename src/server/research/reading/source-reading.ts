import type { StoredSource } from '../findings.ts';
import type { ArticleTerms, Fit } from '../ledger/relevance.ts';
import type { Sentence } from './sentences.ts';

/** A text taken apart. */
export interface Reading {
  /** BCP 47 primary tag; null where it cannot be told. */
  readonly language: string | null;
  readonly sentences: readonly Sentence[];
  readonly terms: ArticleTerms;
}

/** A source that was read. It has no id yet: sources are numbered when it is known which of them count. */
export interface SourceReading {
  readonly source: Omit<StoredSource, 'id'>;
  readonly reading: Reading;
  /** Null for the user's own material, which needs to fit nothing. */
  readonly fit: Fit | null;
}
