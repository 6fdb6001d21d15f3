import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { payerOf } from '../../limits/payer.ts';
import { invalidInput } from '../../platform/errors.ts';
import { ask, keptUserAgent } from './ask.ts';
import type { EmbeddedRoutesOptions } from './auth-route.ts';
import { findCredential, lockCredential, setPassword } from './credentials.store.ts';
import type { CurrentSession } from './current-session.ts';
import { endSessions, openSession } from './open-sessions.store.ts';
import { handOver } from './sign-in.ts';
import * as wire from './wire.ts';

interface Change {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly session: CurrentSession;
  readonly body: z.output<typeof wire.changePasswordBody>;
}

/**
 * Sets a new password for whoever knows the present one, and ends all sign-ins but a new one of theirs. Sign-ins that are
 * being opened by the present password wait, and find it gone.
 *
 * @throws DomainError `invalid_input` when the present password is wrong.
 */
export async function changePassword(
  options: EmbeddedRoutesOptions,
  { request, reply, session, body }: Change,
): Promise<z.output<typeof wire.passwordChanged>> {
  const { door, passwords, auth } = options;
  const { userId, email } = session;
  const payer = payerOf(session);
  const known = (await findCredential(door.database.db, email))?.hash ?? null;
  if (!(await passwords.check(payer, body.currentPassword, known)).isRight) throw wrongPassword();
  const hash = await passwords.hash(payer, body.newPassword);
  const token = await door.database.transaction(async (tx) => {
    if ((await lockCredential(tx, email))?.hash !== known) throw wrongPassword();
    await setPassword(tx, userId, hash, door.clock.now());
    if (!body.revokeOtherSessions) return null;
    await endSessions(tx, userId);
    return await openSession(tx, { userId, ip: request.ip, userAgent: keptUserAgent(request) });
  });
  if (token !== null) return await handOver(options, { request, reply }, token);
  const { user } = await ask({ request, reply, schema: wire.openSession }, (headers) =>
    auth.api.getSession({ headers, asResponse: true }),
  );
  return { token: null, user };
}

function wrongPassword() {
  const message = 'The current password is wrong';
  return invalidInput(message, [{ path: 'currentPassword', message }]);
}
