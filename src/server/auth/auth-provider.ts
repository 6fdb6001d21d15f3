import type { FastifyInstance } from 'fastify';
import type { Principal } from './principal.ts';

/** A way of signing in. One file each in `providers/`, one line in `registry.ts`. */
export interface AuthProvider {
  readonly id: string;
  /** Who the bearer token stands for, or null when it stands for nobody (unknown, expired, revoked). */
  authenticate(token: string): Promise<Principal | null>;
  /** Whether a stranger may make an account now. */
  signUpOpen(): Promise<boolean>;
  /** Adds the provider's own routes to `app`, which stands at `/api/auth`; hosted providers have none. */
  mount(app: FastifyInstance): Promise<void>;
}
