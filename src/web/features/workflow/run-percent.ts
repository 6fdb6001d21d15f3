import type { Job } from '../../../core/contracts/job.ts';
import { wordsOf, type LiveDrafts } from './live/live-drafts.ts';
import { shareWritten } from './live/usual-length.ts';

/**
 * The server counts stages and settled pieces; what is heard of the others' words is added. All pieces and the end of the
 * run have equal shares of what is left.
 */
export function percentOf({ status, progress: { percent, pieces } }: Job, drafts: LiveDrafts): number {
  if (status !== 'generating_formats') return percent;
  const open = pieces.filter((piece) => piece.status !== 'completed' && piece.status !== 'failed');
  const shares = open.map((piece) => shareWritten(piece.format, wordsOf(piece, drafts)?.characters ?? 0));
  const written = shares.reduce((sum, share) => sum + share, 0);
  return percent + Math.floor(((100 - percent) * written) / (open.length + 1));
}
