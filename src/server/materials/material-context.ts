import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import type { Extractor } from '../research/extracting/extractor.ts';
import type { PageReader } from '../research/fetching/page-reader.ts';
import type { Database } from '../storage/database.ts';

export interface MaterialContext {
  readonly database: Database;
  readonly clock: Clock;
  /** Reads links. */
  readonly pageReader: PageReader;
  /** Reads files. */
  readonly extractor: Extractor;
  readonly logger: Logger;
  readonly limits: MaterialLimits;
}

/** Links and files that are read for a user a day, and the room for all that is stored; null is no limit. */
export interface MaterialLimits {
  readonly uploadsPerDay: number | null;
  readonly storageBytes: number | null;
}
