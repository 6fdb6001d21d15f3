import type { FastifyInstance } from 'fastify';
import type { Principal } from './principal.ts';

/** What the browser has to know of a provider before anybody is signed in. All of it is public. */
export interface PublicAuthConfig {
  /** Clerk's publishable key; null with other providers. */
  readonly publishable_key: string | null;
  /** Host of the OpenID Connect issuer, by which people know where they sign in; null with other providers. */
  readonly issuer: string | null;
  /** Whether the product sends mail: then addresses are verified and forgotten passwords set anew by it. */
  readonly mail: boolean;
}

/** Origins, or other sources of a Content-Security-Policy, that a provider's own code in the pages needs beside ours. */
export interface PageSources {
  readonly script?: readonly string[];
  readonly style?: readonly string[];
  readonly connect?: readonly string[];
  readonly img?: readonly string[];
  readonly frame?: readonly string[];
  readonly worker?: readonly string[];
}

/** What somebody who is signed in gives to say once more that it is them. */
export interface IdentityProof {
  readonly secret: string;
  /** Where the call comes from, since wrong ones are counted by that. */
  readonly address: string;
}

/** A way of signing in. One file each in `providers/`, one line in `registry.ts`. */
export interface AuthProvider {
  readonly id: string;
  readonly publicConfig: PublicAuthConfig;
  /** Nothing but the product itself is loaded into its pages, unless the provider says so here. */
  readonly pageSources: PageSources;
  /** Who the bearer token stands for, or null when it stands for nobody (unknown, expired, revoked). */
  authenticate(token: string): Promise<Principal | null>;
  /** Whether a stranger may make an account now. */
  signUpOpen(): Promise<boolean>;
  /**
   * Asks once more before something that cannot be taken back; absent where the product keeps no password.
   *
   * @throws DomainError `invalid_input` when the proof is wrong.
   */
  confirmIdentity?(principal: Principal, proof: IdentityProof): Promise<void>;
  /**
   * Deletes somebody where the provider keeps them, beside the account here; absent where the product may not.
   *
   * @throws DomainError with a sentence for them when it could not be done.
   */
  deleteIdentity?(subject: string): Promise<void>;
  /** Adds the provider's own routes to `app`, which stands at `/api/auth`. */
  mount(app: FastifyInstance): Promise<void>;
}
