import type { DayUsage } from '../../../../core/contracts/usage.ts';
import { tokensToday, worthOfRest } from '../../../components/usage/today-words.ts';
import { Notice } from '../../../components/ui/notice.tsx';
import { cn } from '../../../lib/class-names.ts';
import { useNow } from '../../../lib/use-now.ts';
import { ESTIMATE_TEXTS as texts } from '../../../texts/estimate.ts';
import { TODAY_TEXTS } from '../../../texts/today.ts';
import { countPieces, type Draft } from '../draft.ts';
import { SummaryEntry } from '../summary-entry.tsx';
import {
  explainEstimate,
  likelyCost,
  likelyFigures,
  likelyTokens,
  lineOfDay,
  warnOfDay,
  warnOfLimit,
} from './estimate-words.ts';
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
    <>
      <SummaryEntry term={texts.term} value={cost ?? likelyTokens(figures)} className={dimmed(isOld)}>
        <div className="mt-0.5 text-2sm text-muted tabular-nums">
          {cost !== null && <p>{likelyTokens(figures)}</p>}
          <p className="text-xs wrap-anywhere">{explainEstimate(figures)}</p>
        </div>
      </SummaryEntry>
      <TodayEntry today={figures.today} />
    </>
  );
}

/** What is left of the day that the project draws on. */
function TodayEntry({ today }: { today: DayUsage }) {
  const tokens = tokensToday(today);
  if (tokens === null) return null;
  const worth = worthOfRest(today);
  return (
    <SummaryEntry term={TODAY_TEXTS.term} value={tokens.left}>
      <p className="mt-0.5 text-2sm text-muted tabular-nums">
        {worth === null ? tokens.used : TODAY_TEXTS.usedAndWorth(tokens.used, worth)}
      </p>
    </SummaryEntry>
  );
}

/** Above Start Workflow: a warning where the limit is near, and on a phone, where no summary is beside it, the estimate. */
export function EstimateAtStart({ draft }: EstimateProps) {
  const now = useNow();
  const estimate = useEstimate(draft);
  if (!estimate) return null;
  if (estimate.kind === 'builtin') return <p className="text-sm text-muted lg:hidden">{texts.builtin}</p>;
  const { figures, isOld } = estimate;
  const pieces = countPieces(draft.formats);
  const warnings = [warnOfLimit(figures, pieces), warnOfDay(figures, pieces, now)].filter(
    (warning) => warning !== null,
  );
  const today = lineOfDay(figures);
  return (
    <>
      {warnings.map(({ title, text }) => (
        <Notice key={title} tone="warning" title={title} className={dimmed(isOld)}>
          {text}
        </Notice>
      ))}
      <p className={cn('text-sm text-muted tabular-nums lg:hidden', dimmed(isOld))}>
        <span className="font-medium text-foreground">{likelyFigures(figures)}</span>{' '}
        <span className="wrap-anywhere">{explainEstimate(figures)}</span>
        {today !== null && <span className="mt-1 block">{today}</span>}
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
