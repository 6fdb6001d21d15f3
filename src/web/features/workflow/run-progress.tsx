import { useState } from 'react';
import type { Job } from '../../../core/contracts/job.ts';
import { Progress } from '../../components/ui/progress.tsx';
import { RUN_TEXTS } from '../../texts/run.ts';
import { useDrafts } from './live/use-live.ts';
import { percentOf } from './run-percent.ts';

/** How far a run is. It does not go back where a piece is begun once more. */
export function RunProgress({ job }: { job: Job }) {
  const now = percentOf(job, useDrafts(job.id));
  const [percent, setPercent] = useState(now);
  if (now > percent) setPercent(now);
  return (
    <div className="mt-4 flex items-center gap-3">
      <Progress value={percent} aria-label={RUN_TEXTS.progress.bar} />
      <span className="w-10 text-right text-sm text-muted tabular-nums">{percent}%</span>
    </div>
  );
}
