import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { DomainError } from '../../platform/errors.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { ask } from './ask.ts';
import { report } from './auth-route.ts';
import { withHash } from './better-auth.ts';
import type { EmbeddedRoutesOptions } from './auth-route.ts';
import { findCredential } from './credentials.store.ts';
import { countMailBy, countMailTo, countSignUp, rememberOwner, strangerAt } from './door.ts';
import { linkContext } from './links.ts';
import { mailKnownAddress, mailVerifyLink } from './send-links.ts';
import { markSignedUp } from './signed-up-cookie.ts';
import * as wire from './wire.ts';

interface SignUp {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly body: z.output<typeof wire.signUpBody>;
}

type Answer = z.output<typeof wire.signedUp>;

/** Makes an account. Where the product sends mail, it can be used once its address is confirmed. */
export async function signUp(options: EmbeddedRoutesOptions, call: SignUp): Promise<Answer> {
  const { request, body } = call;
  await countSignUp(options.door, request.ip);
  if (options.mailer) return await signUpByMail(options, call, options.mailer);
  const hash = await options.passwords.hash(strangerAt(request.ip), body.password);
  const answer = await make(options, call, hash);
  const userId = answer.user.id;
  await rememberOwner(options.door, { ip: request.ip, email: body.email, userId });
  report(options, request, 'account.made', { userId });
  return answer;
}

/**
 * Tells nobody whether an address has an account: the answer is the same, and so is the time, since a mail is sent either
 * way. Its reader alone learns which it is.
 */
async function signUpByMail(options: EmbeddedRoutesOptions, call: SignUp, mailer: Mailer): Promise<Answer> {
  const { request, reply, body } = call;
  await countMailBy(options.door, request.ip, 'sign-up');
  await countMailTo(options.door, { ip: request.ip, email: body.email }, 'sign-up');
  // Of two that came at once, the later one finds the account of the other.
  const hash = await options.passwords.hash(strangerAt(request.ip), body.password);
  const answer = await make(options, call, hash).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'conflict') return make(options, call, hash);
    throw error;
  });
  const account = await findCredential(options.door.database.db, body.email);
  const isNew = account?.userId === answer.user.id;
  if (isNew) report(options, request, 'account.made', { userId: account?.userId });
  else report(options, request, 'sign-in.refused', { userId: account?.userId, what: 'sign-up of a known address' });
  await markSignedUp(linkContext(options), reply, answer.user.id);
  await (isNew ? mailVerifyLink : mailKnownAddress)(mailer, linkContext(options), body.email);
  return answer;
}

const make = ({ auth }: EmbeddedRoutesOptions, { request, reply, body }: SignUp, hash: string): Promise<Answer> =>
  ask({ request, reply, schema: wire.signedUp }, (headers) =>
    withHash(hash, () => auth.api.signUpEmail({ body, headers, asResponse: true })),
  );
