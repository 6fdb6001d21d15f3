import type { JobSummary } from '../../../core/contracts/job.ts';
import { sumUsage } from '../../lib/sum-usage.ts';
import { describeUsage } from '../../lib/usage-words.ts';
import { HISTORY_TEXTS as texts } from '../../texts/history.ts';

export interface TakenInAllProps {
  /** Those that are counted beside it; null where not all of them are here. */
  jobs: readonly JobSummary[] | null;
  onShowUsage: () => void;
}

/** What these projects took together, and the way to all usage; nothing where no model was called. */
export function TakenInAll({ jobs, onShowUsage }: TakenInAllProps) {
  if (!jobs) return null;
  const sum = sumUsage(jobs.map(({ usage }) => usage));
  if (sum.calls === 0) return null;
  return (
    <p className="mb-4 flex flex-wrap items-baseline gap-x-2 text-sm text-muted tabular-nums">
      {texts.tookAll(describeUsage(sum))}
      <button
        type="button"
        className="min-h-6 font-medium text-foreground underline underline-offset-2 pointer-coarse:min-h-11"
        onClick={onShowUsage}
      >
        {texts.showUsage}
      </button>
    </p>
  );
}
