import type { UseCase } from '../llm/use-cases.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../storage/database.ts';
import type { PricedCall, Prices } from './prices.ts';

/** Who writes, and what that costs. */
export interface UsageContext {
  readonly database: Database;
  readonly clock: Clock;
  /** The model that is asked first for each use; null for the built-in writer. */
  readonly models: Readonly<Record<UseCase, PricedCall>> | null;
  readonly prices: Prices;
  /** Most tokens that one project may use; null for no limit. */
  readonly tokensPerJob: number | null;
  /** Whether research looks beyond what the user brings along. */
  readonly searches: boolean;
}
