import type { Claim, ClaimInContext } from '../../../../core/contracts/research.ts';
import '../marks/marks.css';

export interface QuoteInTextProps {
  claim: Claim;
  /** Null as long as the text around it is not known. */
  around: Pick<ClaimInContext, 'before' | 'after'> | null;
}

/** A quote, marked where it stands in the source's text. */
export function QuoteInText({ claim, around }: QuoteInTextProps) {
  const before = around?.before ?? '';
  const after = around?.after ?? '';
  return (
    <blockquote dir="auto" className="leading-[1.7] wrap-anywhere whitespace-pre-wrap text-muted">
      {claim.start > before.length && before !== '' && '… '}
      {before}
      <mark className="quote">{claim.quote}</mark>
      {after}
      {after !== '' && ' …'}
    </blockquote>
  );
}
