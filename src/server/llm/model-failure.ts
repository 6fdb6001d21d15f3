import type { Usage } from './usage.ts';

/**
 * How a call can end badly, told by type and status. The vendor's own words are left out on purpose:
 * they can repeat the key or the prompt.
 */
export type FailureKind =
  | 'quota'
  | 'overloaded'
  | 'unreachable'
  | 'interrupted'
  | 'silent'
  | 'endless'
  | 'unreadable'
  | 'empty'
  | 'key'
  /** A 403 of which nobody knows whether it is for the key or for what was sent. */
  | 'denied'
  | 'credit'
  | 'unknown-model'
  | 'rejected'
  | 'filtered'
  | 'cut-off'
  | 'budget'
  /** The user has used the tokens of a day. */
  | 'user-budget'
  /** The call would pass the most that one project may use. */
  | 'job-limit';

/** What is known of a try that failed, beside its kind. */
export interface Circumstances {
  readonly status?: number | null;
  readonly askedWaitMs?: number | null;
  readonly fault?: string | null;
  readonly usage?: Usage | null;
  readonly begun?: boolean;
}

/** One try that failed. Carries no cause: the vendor's error stays where it was caught. */
export class AttemptFailed extends Error {
  readonly kind: FailureKind;
  readonly status: number | null;
  /** The wait that the vendor asked for. */
  readonly askedWaitMs: number | null;
  /** An error class or network code for the log, such as `ECONNREFUSED`. */
  readonly fault: string | null;
  /** Tokens as the vendor counted them, where it told of them. */
  readonly usage: Usage | null;
  /** Whether any of an answer had come. */
  readonly begun: boolean;

  constructor(kind: FailureKind, more: Circumstances = {}) {
    super(`The model call failed: ${kind}`);
    this.name = 'AttemptFailed';
    this.kind = kind;
    this.status = more.status ?? null;
    this.askedWaitMs = more.askedWaitMs ?? null;
    this.fault = more.fault ?? null;
    this.usage = more.usage ?? null;
    this.begun = more.begun ?? false;
  }
}

/** The call failed for good or for now. `reason` is a sentence of our own that a marketer can read. */
export class ModelFailure extends Error {
  readonly kind: FailureKind;
  readonly reason: string;
  /** When a new call makes sense, in ms from now; null when none would help. */
  readonly retryAfterMs: number | null;

  constructor(kind: FailureKind, reason: string, retryAfterMs: number | null) {
    super(reason);
    this.name = 'ModelFailure';
    this.kind = kind;
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
  }
}
