import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { openerOf, type SheetOpener } from '../../../components/ui/sheet-opener.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { readResearch } from '../read-research.ts';
import { ClaimDeskContext, type ClaimTarget } from './claim-context.ts';

const ClaimPanel = lazyPart(() => import('./claim-panel.tsx').then((module) => module.ClaimPanel));

export interface ClaimLookupProps {
  jobId: string;
  /** In any of the forms of the wire. */
  results: unknown;
  children: ReactNode;
}

/** Lets everything within open the panel that shows claims in their sources. */
export function ClaimLookup({ jobId, results, children }: ClaimLookupProps) {
  const [shown, setShown] = useState<{ target: ClaimTarget; opener: SheetOpener } | null>(null);
  const desk = useMemo(
    () => ({
      jobId,
      research: readResearch(results),
      show: (target: ClaimTarget, opener: HTMLElement) => setShown({ target, opener: openerOf(opener) }),
    }),
    [jobId, results],
  );
  return (
    <ClaimDeskContext value={desk}>
      {children}
      <Suspense>
        {shown && (
          <ClaimPanel
            desk={desk}
            target={shown.target}
            opener={shown.opener}
            onShow={(target) => setShown({ ...shown, target })}
            onClose={() => setShown(null)}
          />
        )}
      </Suspense>
    </ClaimDeskContext>
  );
}
