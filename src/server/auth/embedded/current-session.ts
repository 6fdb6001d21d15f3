import type { FastifyRequest } from 'fastify';
import { MESSAGES } from '../../../core/rules/messages.ts';
import { DomainError } from '../../platform/errors.ts';
import { oldestSignIn } from '../session-life.ts';
import { headersFor } from './ask.ts';
import type { EmbeddedRoutesOptions } from './auth-route.ts';
import { withoutHiddenErrors } from './better-auth.ts';

export interface CurrentSession {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
}

/** The open sign-in that makes the call, by cookie or token, or null. */
export async function currentSession(
  { auth, door }: Pick<EmbeddedRoutesOptions, 'auth' | 'door'>,
  request: FastifyRequest,
): Promise<CurrentSession | null> {
  const headers = headersFor(request);
  const query = { disableRefresh: true };
  const found = await withoutHiddenErrors(() => auth.api.getSession({ headers, query }));
  if (!found || found.session.createdAt <= oldestSignIn(door.clock.now())) return null;
  return { id: found.session.id, userId: found.user.id, email: found.user.email };
}

/** @throws DomainError `unauthenticated` when nobody is signed in. */
export async function requireSession(
  options: Pick<EmbeddedRoutesOptions, 'auth' | 'door'>,
  request: FastifyRequest,
): Promise<CurrentSession> {
  const session = await currentSession(options, request);
  if (!session) throw new DomainError('unauthenticated', MESSAGES.authenticationRequired);
  return session;
}
