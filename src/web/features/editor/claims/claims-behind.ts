import type { Citation } from '../../../../core/contracts/output.ts';
import type { Claim } from '../../../../core/contracts/research.ts';
import type { Research } from '../read-research.ts';
import type { ClaimsAt } from './mark-citations.ts';

/**
 * Numbers of a brief count its sources, and each stands right behind one quote: the claim whose quote ends
 * nearest before it, else all claims of the source.
 */
export function claimsOfBrief({ sources, ledger }: Research): ClaimsAt {
  const lettersOf = new Map(ledger.map((claim) => [claim, letters(claim.quote)]));
  return (number, before) => {
    const source = sources[number - 1];
    const claims = ledger.filter((claim) => claim.source_id === source?.id);
    const read = letters(before);
    const nearest = claims.reduce<{ claim: Claim; end: number } | null>((best, claim) => {
      const quote = lettersOf.get(claim) ?? '';
      const at = quote === '' ? -1 : read.lastIndexOf(quote);
      const end = at + quote.length;
      const isNearer =
        best === null || end > best.end || (end === best.end && claim.quote.length > best.claim.quote.length);
      return at >= 0 && isNearer ? { claim, end } : best;
    }, null);
    return (nearest ? [nearest.claim] : claims).map(({ id }) => id);
  };
}

/** Numbers of a piece stand for the claims that it cites under them. */
export function claimsOfPiece(citations: readonly Citation[]): ClaimsAt {
  return (number) => [
    ...new Set(citations.filter((citation) => citation.number === number).map((citation) => citation.claim_id)),
  ];
}

/** Marks, spaces and quotation marks differ between a quote and its place in Markdown; its letters do not. */
function letters(text: string): string {
  return text.normalize('NFKC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
