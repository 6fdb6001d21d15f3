import type { SettingsOf } from '../config/define-settings.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import type { Database } from '../storage/database.ts';
import type { clerkSettings } from './clerk/clerk.settings.ts';
import type { PasswordOptions } from './embedded/passwords.ts';
import type { oidcSettings } from './oidc/oidc.settings.ts';
import type { SignUpPolicy } from './sign-up-policy.ts';

/** What providers are made of; each takes what it needs. */
export interface AuthOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  /** The installation's own: 32 random bytes or more, kept across restarts. Keys of other purposes are derived from it. */
  readonly secret: string;
  readonly publicUrl: string;
  readonly signUp: SignUpPolicy;
  /** Wrong passwords a minute and address; null is no limit. */
  readonly signInLimit: number | null;
  /** How the embedded provider hashes passwords; by default as slowly as it should be. */
  readonly passwords?: PasswordOptions;
  /** Null where the product cannot send mail. */
  readonly mailer: Mailer | null;
  readonly settings: SettingsOf<typeof clerkSettings> & SettingsOf<typeof oidcSettings>;
}
