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

type Context = Pick<EmbeddedRoutesOptions, 'auth' | 'door' | 'mailer'>;

/** Whether a sign-in counts: not once it is too old, and with mail not before its address is confirmed. */
export function isInForce(
  { door, mailer }: Pick<Context, 'door' | 'mailer'>,
  { openedAt, isConfirmed }: { openedAt: Date; isConfirmed: boolean },
): boolean {
  return openedAt > oldestSignIn(door.clock.now()) && (mailer === null || isConfirmed);
}

/** The open sign-in that makes the call, by cookie or token, or null. */
export async function currentSession(options: Context, request: FastifyRequest): Promise<CurrentSession | null> {
  const headers = headersFor(request);
  const query = { disableRefresh: true };
  const found = await withoutHiddenErrors(() => options.auth.api.getSession({ headers, query }));
  if (!found) return null;
  const { createdAt: openedAt } = found.session;
  if (!isInForce(options, { openedAt, isConfirmed: found.user.emailVerified })) return null;
  return { id: found.session.id, userId: found.user.id, email: found.user.email };
}

/** @throws DomainError `unauthenticated` when nobody is signed in. */
export async function requireSession(options: Context, request: FastifyRequest): Promise<CurrentSession> {
  const session = await currentSession(options, request);
  if (!session) throw new DomainError('unauthenticated', MESSAGES.authenticationRequired);
  return session;
}
