import { fusionInput } from '../../core/contracts/fusion.ts';
import type { Fusion } from '../../core/contracts/fusion.ts';
import type { Job } from '../../core/contracts/job.ts';
import { fusionFrom } from '../../core/rules/fusion.ts';
import type { Principal } from '../auth/principal.ts';
import { conflict } from '../platform/errors.ts';
import { parseInput } from '../platform/parse-input.ts';
import { wholeJob } from './get-job.ts';
import type { JobContext } from './job-context.ts';
import { takeFusion } from './job-lifecycle.ts';
import { lockOwnedJob } from './owned-job.ts';

const OTHER_OPINION = 'This project has another opinion already. Start a new project to use this one.';
const NOT_WAITING = 'This project is not waiting for an opinion yet.';

/** Takes the author's opinion. Repeating the one that the project has is fine in any status. */
export async function submitFusion(context: JobContext, principal: Principal, id: string, body: unknown): Promise<Job> {
  return await context.database.transaction(async (tx) => {
    const job = await lockOwnedJob(tx, principal, id);
    const input = parseInput(fusionInput, body);
    const fusion = fusionFrom(input);
    if (job.status === 'fusion_pending') {
      await takeFusion(context, tx, job, fusion);
    } else if (!job.fusion || !sameFusion(job.fusion, fusion)) {
      throw conflict(job.fusion ? OTHER_OPINION : NOT_WAITING);
    }
    return await wholeJob(tx, principal, id);
  });
}

function sameFusion(one: Fusion, other: Fusion): boolean {
  return one.fusion_type === other.fusion_type && one.answers.fusion_content === other.answers.fusion_content;
}
