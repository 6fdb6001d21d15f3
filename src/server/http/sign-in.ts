import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { MESSAGES } from '../../core/rules/messages.ts';
import type { Scope } from '../../core/rules/scopes.ts';
import type { AuthProvider } from '../auth/auth-provider.ts';
import type { Principal } from '../auth/principal.ts';
import { lacksScope } from '../auth/require-scope.ts';
import { DomainError } from '../platform/errors.ts';

/** `person`: a token for scripts can do nothing here, whatever it is allowed to do. */
export type RouteScope = Scope | 'person';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route needs no token. Without it, every route of the API does. */
    public?: true;
    /** The answer carries an ETag, and `If-None-Match` is answered 304. */
    etag?: true;
    /**
     * What an access token has to be allowed to do here. `person` is for somebody who signed in, and so is a route that
     * does not say.
     */
    scope?: RouteScope;
  }
  interface FastifyRequest {
    principal: Principal | null;
  }
}

/** Finds out who is calling before the body is read. The `Authorization` header alone counts here. */
export function requireSignIn(auth: AuthProvider): onRequestAsyncHookHandler {
  return async (request, reply) => {
    const { config } = request.routeOptions;
    if (config.public) return;
    request.principal = await callerOf(auth, request);
    if (!request.principal) throw unauthenticated();
    const refusal = refusedScope(request.principal, config.scope);
    if (!refusal) return;
    reply.header('www-authenticate', challenge(config.scope));
    throw refusal;
  };
}

/** @throws unauthenticated when the request's token stands for nobody, or for somebody else, by now. */
export async function stillSignedIn(auth: AuthProvider, request: FastifyRequest): Promise<void> {
  const caller = await callerOf(auth, request);
  if (caller?.userId !== request.principal?.userId) throw unauthenticated();
}

/** Why the caller's access token does not do here; null for one that does, and for a person. */
function refusedScope({ scopes }: Principal, scope: RouteScope | undefined): DomainError | null {
  if (scopes === null) return null;
  if (scope === undefined || scope === 'person') {
    return new DomainError('forbidden', 'An access token cannot do this. Sign in to do it yourself.');
  }
  return scopes.includes(scope) ? null : lacksScope(scope);
}

/** As RFC 6750 has it. */
function challenge(scope: RouteScope | undefined): string {
  const named = scope === undefined || scope === 'person' ? '' : `, scope="${scope}"`;
  return `Bearer error="insufficient_scope"${named}`;
}

/** Whom the request's token stands for right now. */
export async function callerOf(
  auth: AuthProvider,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<Principal | null> {
  const token = /^bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
  return token === undefined ? null : await auth.authenticate(token);
}

/** The caller of a route that is not public. */
export function principalOf(request: Pick<FastifyRequest, 'principal'>): Principal {
  if (!request.principal) throw unauthenticated();
  return request.principal;
}

const unauthenticated = () => new DomainError('unauthenticated', MESSAGES.authenticationRequired);
