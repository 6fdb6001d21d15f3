import type { BetterAuth } from './better-auth.ts';
import type { DoorContext } from './door.ts';

export interface EmbeddedRoutesOptions {
  readonly auth: BetterAuth;
  readonly door: DoorContext;
  readonly trustedOrigins: readonly string[];
  /** Throws when nobody may make an account now. */
  readonly assertSignUpOpen: () => Promise<void>;
}

/** Common to all routes: who is calling is better-auth's to find out, by cookie or token; bodies are small. */
export const AUTH_ROUTE = { config: { public: true }, bodyLimit: 16 * 1024 } as const;
