import type { Job } from '../../../../core/contracts/job.ts';
import type { Output } from '../../../../core/contracts/output.ts';
import { MESSAGES } from '../../../../core/rules/messages.ts';
import { ApiError, hasStatus } from '../../../lib/api-error.ts';
import { api } from '../../../lib/api.ts';
import { readJob, readJobIfTold, unknownJob } from '../../../lib/wire/read-job.ts';
import { readOutputs } from '../../../lib/wire/read-output.ts';
import { isWrittenAgain } from '../written-again.ts';
import { toFusion, type GivenOpinion } from './to-fusion.ts';

/** A check that hangs is given up, so that the next one can be made. */
const CHECK_TIMEOUT_MS = 20_000;

/** An opinion that the server did not take, and why. */
export interface RefusedOpinion {
  readonly opinion: string;
  readonly reason: string;
}

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
  /** As long as the job waits for another one. */
  readonly refused?: RefusedOpinion;
}

export interface RunCheck {
  readonly jobId: string;
  readonly known: RunSnapshot | undefined;
  /** With what opinion it was started here; undefined where it was not. */
  readonly typed: string | undefined;
  readonly cancelled: AbortSignal;
}

/**
 * One look at a run: reads the job, hands in the opinion that it was started with when the job waits for it, and fetches the
 * outputs of a completed one, of one that writes some once more, and of one whose pieces have all failed, since they know
 * why. A job without an opinion, not even an empty one, is left waiting for its author, and so is one whose opinion was refused.
 */
export async function checkRun({ jobId, known, typed, cancelled }: RunCheck): Promise<RunSnapshot> {
  const signal = AbortSignal.any([cancelled, AbortSignal.timeout(CHECK_TIMEOUT_MS)]);
  const job = withTyped(await fetchJob(known?.job ?? unknownJob(jobId), signal), typed);
  if (job.status === 'fusion_pending') {
    if (known?.refused) return { job, outputs: null, refused: known.refused };
    return job.fusion ? await handIn(job, job.fusion.answers.fusion_content, signal) : { job, outputs: null };
  }
  const isTold = job.status === 'completed' || (job.status === 'failed' && job.error_message === MESSAGES.noContent);
  if (!isTold && !isWrittenAgain(job)) return { job, outputs: null };
  return { job, outputs: await api.get(`/jobs/${jobId}/outputs`, { signal, read: readOutputs }) };
}

/** What was typed here is what counts, whatever the server tells of it; where that is the same, it may tell of replies, too. */
function withTyped(job: Job, typed: string | undefined): Job {
  if (typed === undefined || job.fusion?.answers.fusion_content === typed.trim()) return job;
  return { ...job, fusion: toFusion(typed) };
}

async function handIn(job: Job, opinion: string, signal: AbortSignal): Promise<RunSnapshot> {
  try {
    const answered = await submitFusion(job, { opinion }, signal);
    return { job: { ...answered, fusion: job.fusion }, outputs: null };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { job, outputs: null, refused: { opinion, reason: error.message } };
  }
}

/** `light` with an opinion, `zero` without. Answers the job as it stands afterwards. */
export async function submitFusion(job: Job, given: GivenOpinion, signal?: AbortSignal): Promise<Job> {
  const body = { ...toFusion(given.opinion, given.replies), ...(given.keepsReplies && { keep_answers: true }) };
  try {
    const read = (wire: unknown) => readJobIfTold(wire, job);
    return await api.post(`/jobs/${job.id}/fusion`, body, { signal, read });
  } catch (error) {
    if (!hasStatus(error, 409)) throw error;
    // Another tab or the server itself may have gone on with it.
    const now = await fetchJob(job, signal);
    if (now.status === 'fusion_pending') throw error;
    return now;
  }
}

function fetchJob(known: Job, signal?: AbortSignal): Promise<Job> {
  return api.get(`/jobs/${known.id}`, { signal, read: (wire) => readJob(wire, known) });
}

/** An answer that would be the same if the same were sent again; a job that is gone and a sign-in that ended are told elsewhere. */
function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && ![401, 404, 408, 425, 429].includes(error.status);
}
