import { ArrowDown } from '../../components/icons.ts';
import { Suspense, useEffect, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { optionalPart } from '../../lib/lazy-part.ts';
import { WORKFLOW_TEXTS } from '../../texts/workflow.ts';
import { countPieces, type Draft } from './draft.ts';
import { goToStart, type StartPlace } from './go-to-start.ts';

const { summary: texts } = WORKFLOW_TEXTS;

const EstimateShort = optionalPart(() => import('./estimate/estimate-parts.tsx').then((parts) => parts.EstimateShort));

export interface StartBarProps {
  draft: Draft;
  placeRef: StartPlace;
}

/** On a phone: says how much is chosen, what that would cost, and leads to Start Workflow, as long as that is out of sight. */
export function StartBar({ draft, placeRef }: StartBarProps) {
  const pieces = countPieces(draft.formats);
  const inSight = useInSight(placeRef);
  if (inSight) return null;
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 border-t border-border bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-raised lg:hidden"
    >
      <div className="page flex items-center justify-between gap-3 px-0">
        <span className="text-sm font-medium">
          {pieces > 0 ? texts.pieceCount(pieces) : texts.nothingChosen}
          <Suspense>{pieces > 0 && <EstimateShort draft={draft} />}</Suspense>
        </span>
        <Button size="lg" onClick={() => goToStart(placeRef)}>
          {texts.goToStart}
          <ArrowDown aria-hidden />
        </Button>
      </div>
    </div>
  );
}

function useInSight(place: StartPlace): boolean {
  // Until the browser has said otherwise, no bar: it must not flash up where the button is in sight.
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? true));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return inSight;
}
