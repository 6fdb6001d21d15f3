import type { TextModel } from '../llm/text-model.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import type { UsageMeters } from '../usage/meters.ts';
import type { Database } from '../storage/database.ts';

export interface PersonaContext {
  readonly database: Database;
  readonly clock: Clock;
  /** How many personas a user may have, and the model tokens of a day; null is no limit. */
  readonly limits: { readonly personas: number | null; readonly tokensPerDay: number | null };
  /** Describes how texts sound; without it their traits are counted. */
  readonly model: TextModel | null;
  readonly meters: Pick<UsageMeters, 'ofUser'>;
  readonly logger: Logger;
}
