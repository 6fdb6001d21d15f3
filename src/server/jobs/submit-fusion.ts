import { fusionInput, QUESTION_IDS } from '../../core/contracts/fusion.ts';
import type { Fusion } from '../../core/contracts/fusion.ts';
import type { Job } from '../../core/contracts/job.ts';
import { fusionFrom } from '../../core/rules/fusion.ts';
import type { Principal } from '../auth/principal.ts';
import { conflict } from '../platform/errors.ts';
import { parseInput } from '../platform/parse-input.ts';
import { wholeJob } from './get-job.ts';
import type { JobContext } from './job-context.ts';
import { takeFusion } from './job-lifecycle.ts';
import type { Executor } from '../storage/database.ts';
import { addApprovedFacts } from '../personas/personas.store.ts';
import { TEXT_LIMITS } from '../../core/rules/limits.ts';
import { shorten } from '../../core/rules/text.ts';
import type { JobRow } from './jobs.store.ts';
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
      if (input.keep_answers) await keepReplies(tx, job, fusion);
    } else if (!job.fusion || !sameFusion(job.fusion, fusion)) {
      throw conflict(job.fusion ? OTHER_OPINION : NOT_WAITING);
    }
    return await wholeJob(tx, principal, id);
  });
}

/** Replies become facts that the persona may state, as long as there is room for them; its owner can change them there. */
async function keepReplies(tx: Executor, job: JobRow, { answers }: Fusion): Promise<void> {
  const replies = QUESTION_IDS.flatMap((key) => answers[key] ?? []);
  const facts = replies.map((reply) => shorten(reply, TEXT_LIMITS.approvedFact));
  if (job.personaId !== null && facts.length > 0) await addApprovedFacts(tx, job.userId, job.personaId, facts);
}

function sameFusion(one: Fusion, other: Fusion): boolean {
  return (
    one.fusion_type === other.fusion_type &&
    one.answers.fusion_content === other.answers.fusion_content &&
    QUESTION_IDS.every((key) => (one.answers[key] ?? '') === (other.answers[key] ?? ''))
  );
}
