import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DomainError } from '../../platform/errors.ts';
import { parseInput } from '../../platform/parse-input.ts';
import { ask } from './ask.ts';
import { withOrganization } from '../organization.ts';
import { AUTH_ROUTE, report } from './auth-route.ts';
import type { EmbeddedRoutesOptions } from './auth-route.ts';
import { findCredential } from './credentials.store.ts';
import { currentSession } from './current-session.ts';
import { atSignInPace, countMailTo, rememberOwner, throughSignInDoor } from './door.ts';
import { linkContext } from './links.ts';
import { endSession } from './open-sessions.store.ts';
import { refuseGuessable } from './password-rules.ts';
import { mailVerifyLink } from './send-links.ts';
import { signIn } from './sign-in.ts';
import { markSignedUp } from './signed-up-cookie.ts';
import { signUp } from './sign-up.ts';
import * as wire from './wire.ts';

const tags = ['auth'];

/** The way in and the way out. */
export const entranceRoutes: FastifyPluginAsyncZod<EmbeddedRoutesOptions> = async (app, options) => {
  const { api } = options.auth;

  app.post(
    '/sign-up/email',
    {
      ...AUTH_ROUTE,
      schema: {
        tags,
        security: [],
        summary: 'Make an account; its address is confirmed by mail where the product sends any',
        body: wire.signUpBody,
        response: { 200: wire.signedUpAnswer },
      },
    },
    async (request, reply) => {
      const body = parseInput(wire.signUpBody, request.body);
      refuseGuessable(body.password, body.email, 'password');
      await options.assertSignUpOpen();
      return withOrganization(await signUp(options, { request, reply, body }));
    },
  );

  app.post(
    '/sign-in/email',
    {
      ...AUTH_ROUTE,
      schema: {
        tags,
        security: [],
        summary: 'Sign in',
        body: wire.signInBody,
        response: { 200: wire.signedInAnswer },
      },
    },
    async (request, reply) => {
      const body = parseInput(wire.signInBody, request.body);
      const before = await currentSession(options, request);
      const from = { ip: request.ip, email: body.email };
      const answer = await throughSignInDoor(options.door, from, () =>
        atSignInPace(options.door, from, () => signIn(options, { request, reply, body })),
      ).catch((error: unknown) => onRefusal(options, { request, reply, email: body.email, error }));
      await rememberOwner(options.door, { ip: request.ip, email: body.email, userId: answer.user.id });
      report(options, request, 'sign-in.opened', { userId: answer.user.id });
      // What this browser had ends with the new one; nobody would think of ending it.
      if (before) await endSession(options.door.database.db, before.userId, before.id);
      return withOrganization(answer);
    },
  );

  app.post(
    '/sign-out',
    { ...AUTH_ROUTE, schema: { tags, summary: 'End the sign-in that makes the call', response: { 200: wire.done } } },
    async (request, reply) => {
      const session = await currentSession(options, request);
      const answer = await ask({ request, reply, schema: wire.done }, (headers) =>
        api.signOut({ headers, asResponse: true }),
      );
      if (session) report(options, request, 'sign-in.ended', { userId: session.userId, what: 'signed out' });
      return answer;
    },
  );
};

interface Refusal {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly email: string;
  readonly error: unknown;
}

/** Whoever knows the password of an unconfirmed address gets the link again. */
async function onRefusal(options: EmbeddedRoutesOptions, { request, reply, email, error }: Refusal): Promise<never> {
  if (!(error instanceof DomainError)) throw error;
  const isUnconfirmed = error.code === 'forbidden';
  const userId = (await findCredential(options.door.database.db, email))?.userId;
  const what = isUnconfirmed ? 'unconfirmed address' : 'wrong e-mail or password';
  if (isUnconfirmed || error.code === 'unauthenticated') report(options, request, 'sign-in.refused', { userId, what });
  if (isUnconfirmed && options.mailer) {
    await countMailTo(options.door, { ip: request.ip, email }, 'asked');
    if (userId) await markSignedUp(linkContext(options), reply, userId);
    await mailVerifyLink(options.mailer, linkContext(options), email);
  }
  throw error;
}
