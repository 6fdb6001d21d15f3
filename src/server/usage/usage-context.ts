import type { WritingMode } from '../../core/contracts/job.ts';
import type { UseCase } from '../llm/use-cases.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../storage/database.ts';
import type { PricedCall, Prices } from './prices.ts';

/** What a payer may use; null is no limit. */
export interface UsageLimits {
  /** Tokens of one project. */
  readonly tokensPerJob: number | null;
  /** Tokens of a UTC day. */
  readonly tokensPerDay: number | null;
  /** Projects that are started on a UTC day. */
  readonly jobsPerDay: number | null;
}

/** Who writes, and what that costs. */
export interface UsageContext {
  readonly database: Database;
  readonly clock: Clock;
  /** The model that is asked first for each use; null for the built-in writer. */
  readonly models: Readonly<Record<UseCase, PricedCall>> | null;
  readonly prices: Prices;
  readonly limits: UsageLimits;
  /** Whether research looks beyond what the user brings along. */
  readonly searches: boolean;
  /** How pieces are written unless a project says otherwise. */
  readonly mode: WritingMode;
}
