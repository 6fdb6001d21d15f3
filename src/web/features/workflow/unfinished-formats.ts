import type { Job } from '../../../core/contracts/job.ts';

export interface FormatSelection {
  desired_formats: string[];
  batch_formats: Record<string, number>;
}

/** The pieces of a job that were not written, as an order for `generate_formats`; all of them when none was begun. */
export function unfinishedFormats(job: Job): FormatSelection {
  const unfinished = job.progress.pieces.filter((piece) => piece.status !== 'completed');
  if (unfinished.length > 0) return toSelection(unfinished);
  return { desired_formats: job.desired_formats, batch_formats: job.batch_formats };
}

export function toSelection(pieces: readonly { format: string }[]): FormatSelection {
  const batch: Record<string, number> = {};
  for (const piece of pieces) batch[piece.format] = (batch[piece.format] ?? 0) + 1;
  return { desired_formats: Object.keys(batch), batch_formats: batch };
}
