import { ChevronRight } from '../../../components/icons.ts';
import { memo, useMemo } from 'react';
import type { Citation } from '../../../../core/contracts/output.ts';
import { standingCitations } from '../../../../core/formats/layout/check-mark.ts';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';
import { useClaimDesk } from './claim-context.ts';
import { ClaimEntry } from './claim-entry.tsx';

export interface PieceClaimsProps {
  citations: readonly Citation[];
  /** As it stands once its writer pauses: a number that was edited away cites nothing any more. */
  text: string;
  /** Formats without numbers in their text have nothing else that shows what they stand on. */
  startsOpen: boolean;
}

/** What a piece stands on, in the order of its text. Many claims: not drawn anew for each key. */
export const PieceClaims = memo(function PieceClaims({ citations, text, startsOpen }: PieceClaimsProps) {
  const desk = useClaimDesk();
  const cited = useMemo(() => standingCitations(text, citations), [text, citations]);
  if (!desk) return null;
  const entries = [...new Map(cited.map((citation) => [citation.claim_id, citation])).values()].flatMap(
    ({ claim_id, number }) => {
      const claim = desk.research.ledger.find(({ id }) => id === claim_id);
      const source = desk.research.sources.find(({ id }) => id === claim?.source_id);
      return claim && source ? [{ claim, source, number }] : [];
    },
  );
  if (entries.length === 0) return null;
  const sources = new Set(entries.map(({ source }) => source.id)).size;
  return (
    <details open={startsOpen} className="group border-t border-border">
      <summary className="flex min-h-11 list-none items-center gap-2 px-5 py-2.5 text-sm font-medium -outline-offset-2 sm:px-10">
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90" />
        {EDITOR_TEXTS.claims.standsOn(entries.length, sources)}
      </summary>
      <ol className="flex max-w-reading flex-col gap-1 px-3 pb-4 sm:px-8">
        {entries.map(({ claim, source, number }) => (
          <li key={claim.id}>
            <ClaimEntry
              claim={claim}
              source={source}
              number={number}
              onOpen={(opener) => desk.show({ claimIds: [claim.id], number: null }, opener)}
            />
          </li>
        ))}
      </ol>
    </details>
  );
});
