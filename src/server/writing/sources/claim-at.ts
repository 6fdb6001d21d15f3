import type { Claim } from '../../../core/contracts/research.ts';

/** A passage of a source, verbatim. */
export interface Passage {
  readonly sourceId: string;
  readonly quote: string;
  /** Index of its first code unit in the source's stored text. */
  readonly start: number;
}

/**
 * The claim that a passage is: that of the ledger whose quote holds it, else one of its own. Its id names the place, so
 * that pieces written at the same time give the same passage the same id.
 */
export function claimAt({ sourceId, quote, start }: Passage, ledger: readonly Claim[]): Claim {
  const end = start + quote.length;
  const holding = ledger.find(
    (claim) => claim.source_id === sourceId && claim.start <= start && end <= claim.start + claim.quote.length,
  );
  return (
    holding ?? {
      id: `${sourceId}.${start}.${quote.length}`,
      source_id: sourceId,
      claim: quote.replace(/\s+/g, ' ').trim(),
      quote,
      start,
      contradicts: [],
    }
  );
}
