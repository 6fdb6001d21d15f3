import { useId } from 'react';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { ASKED_TEXTS as texts } from '../../../texts/asked.ts';
import { useClaimInContext } from '../api/get-claim.ts';
import { useClaimDesk, type ClaimDesk } from './claim-context.ts';
import { ClaimEntry } from './claim-entry.tsx';

/** Claims that an author is to know before answering; a press shows each where it stands. */
export function FindingList({ claimIds }: { claimIds: readonly string[] }) {
  const titleId = useId();
  const desk = useClaimDesk();
  if (!desk || claimIds.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mb-6">
      <h4 id={titleId} className="text-sm font-semibold">
        {texts.findings}
      </h4>
      <p className="mt-0.5 mb-2 text-2sm text-muted">{texts.eachOpens}</p>
      <ul className="divide-y divide-border rounded-tile border border-border bg-surface px-1 empty:hidden">
        {claimIds.map((claimId) => (
          <Finding key={claimId} desk={desk} claimId={claimId} />
        ))}
      </ul>
    </section>
  );
}

/** Nothing for a claim that nobody knows any more. */
function Finding({ desk, claimId }: { desk: ClaimDesk; claimId: string }) {
  const { ledger, sources } = desk.research;
  const known = ledger.find(({ id }) => id === claimId);
  const context = useClaimInContext(desk.jobId, claimId, !known);
  const claim = known ?? context.data?.claim;
  const source = sources.find(({ id }) => id === claim?.source_id) ?? context.data?.source;
  // Its panel asks the same, and this entry stays meanwhile: it gets the focus back.
  if (!claim && context.isLoading) {
    return (
      <li className="p-2">
        <Skeleton className="h-12" />
      </li>
    );
  }
  if (!claim || !source) return null;
  return (
    <li className="py-1">
      <ClaimEntry
        claim={claim}
        source={source}
        number={null}
        onOpen={(opener) => desk.show({ claimIds: [claimId], number: null }, opener)}
      />
    </li>
  );
}
