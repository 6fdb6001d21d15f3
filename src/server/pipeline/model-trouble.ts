import type { JobWait } from '../../core/contracts/job.ts';
import type { OutputHead } from '../jobs/outputs.store.ts';
import type { GaveUp } from '../writing/writer.ts';
import { RetryLater } from '../writing/writer.ts';
import { MAX_TRIES, MAX_WAIT_MS } from './tries.ts';

/** Whether another try makes sense after `tries` that the model has sent away. */
export function isWorthWaiting(error: RetryLater | GaveUp, tries: number): error is RetryLater {
  return error instanceof RetryLater && tries < MAX_TRIES && (error.isCertain || error.retryAfterMs <= MAX_WAIT_MS);
}

/** What is told of the pieces that the model has sent away: the try that comes first. Null when all can be written now. */
export function waitOf(pieces: readonly OutputHead[], now: Date): JobWait | null {
  const [first] = pieces
    .flatMap(({ status, nextTryAt, errorMessage }) =>
      status === 'pending' && nextTryAt && nextTryAt > now && errorMessage !== null
        ? [{ reason: errorMessage, at: nextTryAt }]
        : [],
    )
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return first ? { reason: first.reason, until: first.at.toISOString() } : null;
}
