import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { MESSAGES } from '../../core/rules/messages.ts';
import type { AuthProvider } from '../auth/auth-provider.ts';
import type { Principal } from '../auth/principal.ts';
import { DomainError } from '../platform/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route needs no token. Without it, every route of the API does. */
    public?: true;
    /** The answer carries an ETag, and `If-None-Match` is answered 304. */
    etag?: true;
  }
  interface FastifyRequest {
    principal: Principal | null;
  }
}

/** Finds out who is calling before the body is read. The `Authorization` header alone counts here. */
export function requireSignIn(auth: AuthProvider): onRequestAsyncHookHandler {
  return async (request) => {
    if (request.routeOptions.config.public) return;
    request.principal = await callerOf(auth, request);
    if (!request.principal) throw unauthenticated();
  };
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
