import { useState } from 'react';
import type { Claim } from '../../../../core/contracts/research.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { hasStatus } from '../../../lib/api-error.ts';
import { COMMON } from '../../../texts/common.ts';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';
import { useClaimInContext } from '../api/get-claim.ts';
import { opponentsOf } from '../research/group-claims.ts';
import { SourceFacts } from '../research/source-facts.tsx';
import type { ClaimDesk } from './claim-context.ts';
import { CopyQuote } from './copy-quote.tsx';
import { Opponents } from './opponents.tsx';
import { QuoteInText } from './quote-in-text.tsx';

const { claims: texts } = EDITOR_TEXTS;

export interface ClaimInSourceProps {
  desk: ClaimDesk;
  claimId: string;
  /** Its surroundings are shown at once. */
  alone: boolean;
  showsSource: boolean;
  onShowOther: (claimId: string) => void;
}

/** One claim: what it says, its quote where it stands, and the source. What is known is shown before the server answers. */
export function ClaimInSource({ desk, claimId, alone, showsSource, onShowOther }: ClaimInSourceProps) {
  const { ledger, sources } = desk.research;
  const known = ledger.find(({ id }) => id === claimId);
  const [wanted, setWanted] = useState(alone || !known);
  const context = useClaimInContext(desk.jobId, claimId, wanted);
  const claim = known ?? context.data?.claim;
  const around = (
    <>
      {context.isLoading && <AroundSkeleton />}
      {context.isError && (
        <Failed
          title={claim ? texts.aroundFailed : texts.unknown}
          error={context.error}
          onRetry={() => void context.refetch()}
        />
      )}
    </>
  );
  if (!claim) return around;
  const source = showsSource && (sources.find(({ id }) => id === claim.source_id) ?? context.data?.source);
  return (
    <div className="flex flex-col gap-4">
      <Statement claim={claim} />
      <QuoteInText claim={claim} around={context.data ?? null} />
      {around}
      <div className="flex flex-wrap gap-2">
        <CopyQuote quote={claim.quote} />
        {!wanted && !context.data && (
          <Button variant="ghost" size="sm" onClick={() => setWanted(true)}>
            {texts.around}
          </Button>
        )}
      </div>
      <Opponents opponents={opponentsOf(claim, ledger)} sources={sources} onShow={onShowOther} />
      {source && (
        <div className="border-t border-border pt-4">
          <SourceFacts source={source} />
        </div>
      )}
    </div>
  );
}

/** What the quote says in other words; without a model it is the quote itself. */
function Statement({ claim: { claim, quote } }: { claim: Claim }) {
  if (claim === quote) return null;
  return (
    <p dir="auto" className="font-medium wrap-anywhere">
      {claim}
    </p>
  );
}

function AroundSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-2">
      <p role="status" className="sr-only">
        {texts.loading}
      </p>
      <Skeleton className="h-4" />
      <Skeleton className="h-4 w-4/5" />
    </div>
  );
}

function Failed({ title, error, onRetry }: { title: string; error: Error; onRetry: () => void }) {
  // The project was deleted in another tab: asking again would change nothing.
  if (hasStatus(error, 404)) return <p className="text-2sm text-muted">{texts.gone}</p>;
  return (
    <Notice
      tone="error"
      title={title}
      action={
        <Button variant="outline" size="sm" onClick={onRetry}>
          {COMMON.tryAgain}
        </Button>
      }
    >
      {error.message}
    </Notice>
  );
}
