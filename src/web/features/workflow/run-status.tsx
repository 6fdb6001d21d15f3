import type { Job } from '../../../core/contracts/job.ts';
import { PLAN_TEXTS } from '../../texts/plan.ts';
import { RUN_TEXTS } from '../../texts/run.ts';
import { awaitsReview } from '../../lib/awaits-author.ts';
import { isBeingWritten, type LiveDrafts } from './live/live-drafts.ts';
import { usePaused } from '../../lib/use-paused.ts';
import { useDrafts } from './live/use-live.ts';

const { progress: texts } = RUN_TEXTS;

/** Several pieces that are ready one after another are told at once. */
const QUIET_MS = 1_500;

/** Where a run stands, in a few words; who cannot see it hears of stages and of pieces that are settled. */
export function RunStatus({ job }: { job: Job }) {
  const drafts = useDrafts(job.id);
  return (
    <>
      <p className="mt-2 min-h-6 text-sm text-muted empty:mt-0 empty:min-h-0">{describe(job, drafts)}</p>
      <p role="status" className="sr-only">
        {usePaused(announce(job), QUIET_MS)}
      </p>
    </>
  );
}

/** What it waits for has a notice of its own. */
function describe({ status, progress: { pieces, waiting, message } }: Job, drafts: LiveDrafts): string {
  if (status !== 'generating_formats') return waiting ? '' : message;
  return texts.counts({
    ...settledOf(pieces),
    writing: pieces.filter((piece) => isBeingWritten(piece, drafts)).length,
  });
}

function announce(job: Job): string {
  const { status, progress } = job;
  const { pieces } = progress;
  if (awaitsReview(job)) return PLAN_TEXTS.review.title;
  if (status !== 'generating_formats') return status in texts.stages ? texts.stages[status as Stage] : '';
  const settled = settledOf(pieces);
  const isBegin = settled.ready + settled.failed === 0;
  return isBegin ? texts.stages.generating_formats : texts.counts({ ...settled, writing: 0 });
}

type Stage = keyof typeof texts.stages;

function settledOf(pieces: Job['progress']['pieces']) {
  const count = (wanted: 'completed' | 'failed') => pieces.filter((piece) => piece.status === wanted).length;
  return { all: pieces.length, ready: count('completed'), failed: count('failed') };
}
