import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../storage/database.ts';

export interface TokenContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
}
