import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { DomainError } from '../../platform/errors.ts';
import { ask, keptUserAgent } from './ask.ts';
import type { EmbeddedRoutesOptions } from './auth-route.ts';
import { findCredential, lockCredential, renewHash } from './credentials.store.ts';
import { visitorAt } from './door.ts';
import { openSession } from './open-sessions.store.ts';
import * as wire from './wire.ts';

/** Whoever knows the password learns it. */
export const UNCONFIRMED =
  'Please confirm your email address first: open the link in the mail that we sent you. It works for one hour.';

export interface SignIn {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly body: z.output<typeof wire.signInBody>;
}

export type SignedIn = z.output<typeof wire.signedIn>;

/**
 * Opens a sign-in for whoever knows the password.
 *
 * @throws DomainError `unauthenticated` for a wrong one, `forbidden` where the address is to be confirmed first.
 */
export async function signIn(options: EmbeddedRoutesOptions, call: SignIn): Promise<SignedIn> {
  // A hash that another sign-in renewed meanwhile is still of the same password.
  const token = (await tryToOpen(options, call)) ?? (await tryToOpen(options, call));
  if (token === null) throw wrongPassword();
  return await handOver(options, call, token);
}

/** Null when the password was set anew while it was checked: that ended all sign-ins, and none comes after it. */
async function tryToOpen({ door, passwords, mailer }: EmbeddedRoutesOptions, { request, body }: SignIn) {
  const account = await findCredential(door.database.db, body.email);
  const visitor = await visitorAt(door, { ip: request.ip, email: body.email });
  const { isRight, renewed } = await passwords.check(visitor, body.password, account?.hash ?? null);
  if (!account || !isRight) throw wrongPassword();
  if (mailer && !account.verified) throw new DomainError('forbidden', UNCONFIRMED);
  return await door.database.transaction(async (tx) => {
    const { userId, hash } = account;
    if ((await lockCredential(tx, body.email))?.hash !== hash) return null;
    if (renewed) await renewHash(tx, userId, renewed);
    return await openSession(tx, { userId, ip: request.ip, userAgent: keptUserAgent(request) });
  });
}

/** Gives the browser the cookie of a sign-in that was opened. */
export async function handOver(
  { auth }: EmbeddedRoutesOptions,
  { request, reply }: Pick<SignIn, 'request' | 'reply'>,
  token: string,
): Promise<SignedIn> {
  return await ask({ request, reply, schema: wire.signedIn }, (headers) =>
    auth.api.handOver({ body: { token }, headers, asResponse: true }),
  );
}

const wrongPassword = () => new DomainError('unauthenticated', 'Wrong e-mail or password');
