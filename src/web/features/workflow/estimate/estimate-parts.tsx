import { Notice } from '../../../components/ui/notice.tsx';
import { cn } from '../../../lib/class-names.ts';
import { ESTIMATE_TEXTS as texts } from '../../../texts/estimate.ts';
import type { Draft } from '../draft.ts';
import { SummaryEntry } from '../summary-entry.tsx';
import { explainEstimate, likelyCost, likelyFigures, likelyTokens, warnOfLimit } from './estimate-words.ts';
import { useEstimate } from './use-estimate.ts';

export interface EstimateProps {
  draft: Draft;
}

/** In the summary of the run: cost, tokens, and where both come from. */
export function EstimateEntry({ draft }: EstimateProps) {
  const estimate = useEstimate(draft);
  if (!estimate) return null;
  if (estimate.kind === 'builtin') return <SummaryEntry term={texts.term} value={texts.builtin} />;
  const { figures, isOld } = estimate;
  const cost = likelyCost(figures);
  return (
    <SummaryEntry term={texts.term} value={cost ?? likelyTokens(figures)} className={dimmed(isOld)}>
      <div className="mt-0.5 text-2sm text-muted tabular-nums">
        {cost !== null && <p>{likelyTokens(figures)}</p>}
        <p className="text-xs wrap-anywhere">{explainEstimate(figures)}</p>
      </div>
    </SummaryEntry>
  );
}

/** Above Start Workflow: a warning where the limit is near, and on a phone, where no summary is beside it, the estimate. */
export function EstimateAtStart({ draft }: EstimateProps) {
  const estimate = useEstimate(draft);
  if (!estimate) return null;
  if (estimate.kind === 'builtin') return <p className="text-sm text-muted lg:hidden">{texts.builtin}</p>;
  const { figures, isOld } = estimate;
  const warning = warnOfLimit(figures);
  return (
    <>
      {warning && (
        <Notice tone="warning" title={warning.title} className={dimmed(isOld)}>
          {warning.text}
        </Notice>
      )}
      <p className={cn('text-sm text-muted tabular-nums lg:hidden', dimmed(isOld))}>
        <span className="font-medium text-foreground">{likelyFigures(figures)}</span>{' '}
        <span className="wrap-anywhere">{explainEstimate(figures)}</span>
      </p>
    </>
  );
}

/** One figure for the bar on a phone. */
export function EstimateShort({ draft }: EstimateProps) {
  const estimate = useEstimate(draft);
  if (!estimate) return null;
  const isBuiltin = estimate.kind === 'builtin';
  return (
    <span className={cn('block text-2sm text-muted tabular-nums', dimmed(!isBuiltin && estimate.isOld))}>
      {isBuiltin ? texts.builtin : (likelyCost(estimate.figures) ?? likelyTokens(estimate.figures))}
    </span>
  );
}

/** Of an earlier choice, while that of the present one is on its way. */
function dimmed(isOld: boolean): string {
  return cn('transition-opacity', isOld && 'opacity-60');
}
