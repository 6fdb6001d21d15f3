import type { AuthProvider } from '../auth/auth-provider.ts';
import type { JobFlow, JobLimits } from '../jobs/job-context.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import type { Database } from '../storage/database.ts';

export interface AccountContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly auth: AuthProvider;
  readonly flow: Pick<JobFlow, 'forget'>;
  readonly limits: Pick<JobLimits, 'projectsKept' | 'storageBytes'>;
}
