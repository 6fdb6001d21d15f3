import { jobWriterChoice } from '../../core/contracts/job.ts';
import type { Job } from '../../core/contracts/job.ts';
import type { Principal } from '../auth/principal.ts';
import { parseInput } from '../platform/parse-input.ts';
import { wholeJob } from './get-job.ts';
import type { JobContext } from './job-context.ts';
import { handOver } from './job-lifecycle.ts';
import { listOutputHeads } from './outputs.store.ts';
import { lockOwnedJob } from './owned-job.ts';

/**
 * Says who writes the job from now on. Written pieces stay; a running job goes on at once, a settled one remembers it for
 * what is asked of it later. Saying the same again changes nothing.
 */
export async function chooseWriter(context: JobContext, principal: Principal, id: string, body: unknown): Promise<Job> {
  return await context.database.transaction(async (tx) => {
    const job = await lockOwnedJob(tx, principal, id);
    const { writer } = parseInput(jobWriterChoice, body);
    // One piece may have been asked of another writer than the job has.
    const pieces = await listOutputHeads(tx, job.id);
    const isChange = job.writer !== writer || pieces.some(({ redoWriter }) => (redoWriter ?? writer) !== writer);
    if (isChange) await handOver(context, tx, job, writer);
    return await wholeJob(tx, principal, id);
  });
}
