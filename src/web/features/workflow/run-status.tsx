import type { Job } from '../../../core/contracts/job.ts';
import { WORKFLOW_TEXTS } from '../../texts/workflow.ts';
import { isBeingWritten, type LiveDrafts } from './live/live-drafts.ts';
import { useDrafts } from './live/use-live.ts';

const { progress: texts } = WORKFLOW_TEXTS;

/** Where a run stands, in a few words. */
export function RunStatus({ job }: { job: Job }) {
  const drafts = useDrafts(job.id);
  return (
    <p role="status" className="mt-2 min-h-6 text-sm text-muted empty:mt-0 empty:min-h-0">
      {describe(job, drafts)}
    </p>
  );
}

/** What it waits for has a notice of its own. */
function describe({ status, progress: { pieces, waiting, message } }: Job, drafts: LiveDrafts): string {
  if (status !== 'generating_formats') return waiting ? '' : message;
  const count = (wanted: 'completed' | 'failed') => pieces.filter((piece) => piece.status === wanted).length;
  return texts.counts({
    all: pieces.length,
    ready: count('completed'),
    writing: pieces.filter((piece) => isBeingWritten(piece, drafts)).length,
    failed: count('failed'),
  });
}
