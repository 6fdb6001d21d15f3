import type { Clock } from '../platform/clock.ts';
import type { Database } from '../storage/database.ts';

export interface PersonaContext {
  readonly database: Database;
  readonly clock: Clock;
  /** How many personas a user may have; null is no limit. */
  readonly limits: { readonly personas: number | null };
}
