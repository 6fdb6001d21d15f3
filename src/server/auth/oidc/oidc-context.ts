import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../storage/database.ts';
import type { VerifiedToken } from '../hosted/jwt-verifier.ts';
import type { Principal } from '../principal.ts';
import type { Issuer } from './issuer.ts';
import type { OidcConfig } from './oidc-config.ts';
import type { Seal } from './seal.ts';

/** What the verbs of this provider need. */
export interface OidcContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly config: OidcConfig;
  readonly issuer: Issuer;
  /** For what stands in the database, at the place of its row. */
  readonly seal: Seal;
  /** For the cookie of a sign-in that is under way. */
  readonly startSeal: Seal;
  /** Null for a token that is no access token of the issuer for this product. */
  verify(token: string): Promise<VerifiedToken | null>;
  /** Null for a token that stands for nobody (any more). */
  principalOf(token: VerifiedToken): Promise<Principal | null>;
}

/** Where a request came from, for the sign-in's row and the log. */
export interface Origin {
  readonly address: string;
  readonly userAgent: string | undefined;
  readonly requestId: string;
}

/** So many sign-ins of an account are open at once; one more ends the one that nobody has come back to for longest. */
export const MOST_SIGN_INS = 50;

/** A sign-in that nobody comes back to ends after that time. */
export const SIGN_IN_MS = 30 * 24 * 60 * 60 * 1000;
