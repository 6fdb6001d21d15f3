import {
  APICallError,
  EmptyResponseBodyError,
  InvalidResponseDataError,
  NoOutputGeneratedError,
  StreamProviderError,
} from 'ai';
import { AttemptFailed } from './model-failure.ts';
import type { FailureKind } from './model-failure.ts';
import { askedWait } from './retry-after.ts';

/** What was known of the call when the error came. */
interface Moment {
  /** Whether any of the answer had arrived. */
  readonly begun: boolean;
  readonly now: Date;
}

/** Whatever a call threw or reported, as one of our kinds. Judged by type and status alone. */
export function classifyFailure(error: unknown, moment: Moment): AttemptFailed {
  const own = ownFailure(error);
  if (own) return own;
  const fault = faultOf(error);
  if (APICallError.isInstance(error)) {
    const status = error.statusCode ?? null;
    // A 200 that failed is a body that broke off.
    if (status === null || status < 300) return new AttemptFailed(brokenOff(moment), { fault });
    return new AttemptFailed(kindOfStatus(status), {
      status,
      fault,
      askedWaitMs: askedWait(error.responseHeaders, moment.now),
    });
  }
  if (StreamProviderError.isInstance(error)) {
    const status = error.statusCode ?? null;
    return new AttemptFailed(status === null ? 'overloaded' : kindOfStatus(status), { status, fault });
  }
  if (EmptyResponseBodyError.isInstance(error) || NoOutputGeneratedError.isInstance(error)) {
    return new AttemptFailed('empty', { fault });
  }
  // The stream ended without a finish reason.
  if (InvalidResponseDataError.isInstance(error))
    return new AttemptFailed(moment.begun ? 'interrupted' : 'empty', { fault });
  if (networkCode(error)) return new AttemptFailed(brokenOff(moment), { fault });
  return new AttemptFailed('unreadable', { fault });
}

/** A failure that we told ourselves while the answer came; the SDK wraps it. */
function ownFailure(error: unknown, depth = 0): AttemptFailed | null {
  if (error instanceof AttemptFailed) return error;
  return error instanceof Error && depth < 5 ? ownFailure(error.cause, depth + 1) : null;
}

const brokenOff = (moment: Moment): FailureKind => (moment.begun ? 'interrupted' : 'unreachable');

export function kindOfStatus(status: number): FailureKind {
  if (status === 429) return 'quota';
  if (status === 408 || status === 409 || status >= 500) return 'overloaded';
  if (status === 401) return 'key';
  // Vendors and gateways refuse flagged texts by it as well as keys: `judge-denial.ts` finds out which.
  if (status === 403) return 'denied';
  if (status === 402) return 'credit';
  if (status === 404) return 'unknown-model';
  // Sent elsewhere, where the key does not follow.
  if (status < 400) return 'unreadable';
  return 'rejected';
}

function faultOf(error: unknown): string | null {
  return networkCode(error) ?? (error instanceof Error ? error.name : null);
}

/** The code of a socket, DNS or TLS error anywhere in the chain, such as `ECONNRESET`. */
function networkCode(error: unknown, depth = 0): string | null {
  if (!(error instanceof Error) || depth > 5) return null;
  const code: unknown = 'code' in error ? error.code : null;
  if (typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,60}$/.test(code)) return code;
  return networkCode(error.cause, depth + 1);
}
