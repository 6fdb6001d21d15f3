import type { Span } from '../text/span.ts';

/** `fail` breaks a hard rule; `warn` is a convention missed. */
export type CheckStatus = 'pass' | 'warn' | 'fail';

export interface CheckResult {
  /** Unique within a report. */
  readonly id: string;
  readonly label: string;
  readonly status: CheckStatus;
  /** What was found, in words a marketer can act on: "291 of 280 characters". */
  readonly detail: string;
  /** Where in the text it was found, in order; empty where the rule holds or no one place is to blame. */
  readonly spans: readonly Span[];
}
