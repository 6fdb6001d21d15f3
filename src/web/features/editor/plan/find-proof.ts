import type { Claim, Source } from '../../../../core/contracts/research.ts';
import type { Research } from '../read-research.ts';

export interface ProofGround {
  /** Null for words of our own, and for a source that is not known any more. */
  readonly source: Source | null;
  /** The claim that holds these words, or that they hold; null where no quote of the source does. */
  readonly claim: Claim | null;
}

/** What stands behind a fact of the plan. */
export function findProof(
  { ledger, sources }: Research,
  { source_id, words }: { readonly source_id: string | null; readonly words: string },
): ProofGround {
  const source = sources.find(({ id }) => id === source_id) ?? null;
  const wanted = plain(words);
  const claim = ledger.find((one) => {
    if (source === null || one.source_id !== source.id) return false;
    const quote = plain(one.quote);
    return quote !== '' && (quote.includes(wanted) || wanted.includes(quote));
  });
  return { source, claim: claim ?? null };
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
