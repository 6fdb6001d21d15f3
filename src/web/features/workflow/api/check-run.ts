import type { Job } from '../../../../core/contracts/job.ts';
import type { Output } from '../../../../core/contracts/output.ts';
import { MESSAGES } from '../../../../core/rules/messages.ts';
import { hasStatus } from '../../../lib/api-error.ts';
import { api } from '../../../lib/api.ts';
import { isWrittenAgain } from '../written-again.ts';

/** A check that hangs is given up, so that the next one can be made. */
const CHECK_TIMEOUT_MS = 20_000;

/**
 * What is known of a run at one moment; `outputs` are there once it is completed, or each of them failed for itself, and
 * while some are written once more.
 */
export interface RunSnapshot {
  readonly job: Job;
  readonly outputs: readonly Output[] | null;
  /** How many states of it were told live so far; none unless given. */
  readonly told?: number;
  /** It was seen running, and this is the first that is known of its end. */
  readonly hasJustEnded?: boolean;
}

/**
 * One look at a run: reads the job, hands in the opinion that stands in it when the job waits for it, and fetches the outputs of a
 * completed one, of one that writes some once more, and of one whose pieces have all failed, since they know why. A job without an opinion, not even an empty one, is left waiting for its author.
 */
export async function checkRun(jobId: string, cancelled: AbortSignal): Promise<RunSnapshot> {
  const signal = AbortSignal.any([cancelled, AbortSignal.timeout(CHECK_TIMEOUT_MS)]);
  const job = await api.get<Job>(`/jobs/${jobId}`, { signal });
  if (job.status === 'fusion_pending' && job.fusion) {
    return { job: await submitFusion(job, job.fusion.answers.fusion_content, signal), outputs: null };
  }
  const isTold = job.status === 'completed' || (job.status === 'failed' && job.error_message === MESSAGES.noContent);
  if (!isTold && !isWrittenAgain(job)) return { job, outputs: null };
  return { job, outputs: await api.get<Output[]>(`/jobs/${jobId}/outputs`, { signal }) };
}

/** `light` with an opinion, `zero` without. Answers the job as it stands afterwards. */
export async function submitFusion(job: Job, opinion: string, signal?: AbortSignal): Promise<Job> {
  const body = toFusion(opinion);
  try {
    return await api.post<Job>(`/jobs/${job.id}/fusion`, body, { signal });
  } catch (error) {
    // Another tab or the server itself has already gone on with it.
    if (hasStatus(error, 409)) return job;
    throw error;
  }
}

export function toFusion(opinion: string) {
  const text = opinion.trim();
  return { fusion_type: text ? ('light' as const) : ('zero' as const), answers: { fusion_content: text } };
}
