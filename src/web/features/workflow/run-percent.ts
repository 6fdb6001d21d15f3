import type { Job } from '../../../core/contracts/job.ts';
import { isEdit, wordsOf, type DraftText, type LiveDrafts } from './live/live-drafts.ts';
import { MOST_WRITTEN, shareWritten } from './live/usual-length.ts';

/**
 * The server counts stages and settled pieces; what is heard of the others' words is added. All pieces and the end of the
 * run have equal shares of what is left.
 */
export function percentOf({ status, mode, progress: { percent, pieces } }: Job, drafts: LiveDrafts): number {
  if (status !== 'generating_formats') return percent;
  const open = pieces.filter((piece) => piece.status !== 'completed' && piece.status !== 'failed');
  const shares = open.map((piece) => shareOf(piece.format, mode, wordsOf(piece, drafts)));
  const written = shares.reduce((sum, share) => sum + share, 0);
  return percent + Math.floor(((100 - percent) * written) / (open.length + 1));
}

/** A draft that is still to be edited is half of a piece; where there is no edit, all of it. */
function shareOf(format: string, mode: Job['mode'], draft: DraftText | undefined): number {
  if (!draft) return 0;
  const share = shareWritten(format, draft.characters);
  if (mode === 'fast') return isEdit(draft) ? MOST_WRITTEN : share;
  return (isEdit(draft) ? MOST_WRITTEN + share : share) / 2;
}
