import type { JudgedJob } from '../judging/judge.ts';
import { payerOf } from '../limits/payer.ts';
import { assignmentOf } from './assignment.ts';
import type { JobContext } from './job-context.ts';
import type { JobRow } from './jobs.store.ts';

/** The job as its texts are judged. Not to be used inside a transaction: the judge can take seconds. */
export function judgedJob({ database }: Pick<JobContext, 'database'>, job: JobRow): JudgedJob {
  return {
    payer: payerOf(job),
    id: job.id,
    // A change of the job can change what its pieces may draw on.
    version: String(job.updatedAt.getTime()),
    assignment: () => assignmentOf(database.db, job),
  };
}
