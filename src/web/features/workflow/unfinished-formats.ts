import type { Job } from '../../../core/contracts/job.ts';

export interface FormatSelection {
  desired_formats: string[];
  batch_formats: Record<string, number>;
}

/** The pieces of a job that failed, as an order for `generate_formats`; without any, the server goes on where the job failed. */
export function unfinishedFormats(job: Job): FormatSelection {
  return toSelection(job.progress.pieces.filter((piece) => piece.status === 'failed'));
}

export function toSelection(pieces: readonly { format: string }[]): FormatSelection {
  const batch: Record<string, number> = {};
  for (const piece of pieces) batch[piece.format] = (batch[piece.format] ?? 0) + 1;
  return { desired_formats: Object.keys(batch), batch_formats: batch };
}
