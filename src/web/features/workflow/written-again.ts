import type { Job } from '../../../core/contracts/job.ts';
import type { Output } from '../../../core/contracts/output.ts';
import { isSettled } from '../../../core/rules/job-status.ts';

/** Whether all that is still to be written are pieces written once more: the others can be read and edited meanwhile. */
export function isWrittenAgain({ status, progress: { pieces } }: Pick<Job, 'status' | 'progress'>): boolean {
  if (isSettled(status) || pieces.length === 0) return false;
  return pieces.every((piece) => piece.redo !== null || piece.status === 'completed' || piece.status === 'failed');
}

type Outputs = readonly Output[] | null;

/** What may stay on the screen beside a newer state of the job, until its outputs are asked for again. */
export function outputsBeside(job: Pick<Job, 'status' | 'progress'>, known: Outputs): Outputs {
  return job.status === 'completed' || isWrittenAgain(job) ? known : null;
}
