import type { AuthProvider } from '../auth/auth-provider.ts';
import type { JobContext } from '../jobs/job-context.ts';
import type { LiveContext } from '../live/live-context.ts';
import type { MaterialContext } from '../materials/material-context.ts';
import type { PersonaContext } from '../personas/persona-context.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import type { Database } from '../storage/database.ts';
import type { UsageContext } from '../usage/usage-context.ts';
import type { FixedClientConfig } from './current-client-config.ts';
import type { PaceLimits } from './fair-use/request-pace.ts';

/** What the API and the pages are made of. */
export interface HttpDeps {
  readonly auth: AuthProvider;
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly personas: PersonaContext;
  readonly jobs: JobContext;
  readonly materials: MaterialContext;
  readonly live: LiveContext;
  readonly usage: UsageContext;
  /** What does not change while the product runs; `auth` and `writer.trouble` are asked for at every call. */
  readonly clientConfig: FixedClientConfig;
  /** What keeps the model from writing right now, in words; null while nothing is known to. */
  readonly writerTrouble?: () => string | null;
  /** How many requests a payer may make; unless given, as the product has it. */
  readonly requestPace?: PaceLimits | undefined;
  /** The built web client; null serves the API alone. */
  readonly webDir: string | null;
  readonly publicUrl: string;
  /** Address ranges of the reverse proxies whose forwarded headers count. */
  readonly trustProxy: readonly string[];
}
