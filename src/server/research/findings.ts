import type { Claim, Search, Source } from '../../core/contracts/research.ts';

/** A source together with the text that quotes are checked against. */
export interface StoredSource extends Source {
  readonly text: string;
}

/** What research brought: sources, claims with verbatim quotes, and the brief made of both. */
export interface Findings {
  readonly sources: readonly StoredSource[];
  /** Best first. */
  readonly ledger: readonly Claim[];
  /** How each place that was asked has answered. */
  readonly searches: readonly Search[];
  /** Markdown with numbered citations. */
  readonly brief: string;
  /** Plain text, at most 600 characters. */
  readonly summary: string;
}
