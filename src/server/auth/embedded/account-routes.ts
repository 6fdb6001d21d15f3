import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { parseInput } from '../../platform/parse-input.ts';
import { ask } from './ask.ts';
import { AUTH_ROUTE, report, reportRemovedTokens } from './auth-route.ts';
import type { EmbeddedRoutesOptions } from './auth-route.ts';
import { changePassword } from './change-password.ts';
import { requireSession } from './current-session.ts';
import { throughSignInDoor, throughTriesDoor } from './door.ts';
import { passwordChangedMail } from './mails.ts';
import { refuseGuessable } from './password-rules.ts';
import { resetPassword } from './use-link.ts';
import * as wire from './wire.ts';

const tags = ['auth'];

/** Name and password. */
export const accountRoutes: FastifyPluginAsyncZod<EmbeddedRoutesOptions> = async (app, options) => {
  const { api } = options.auth;

  app.post(
    '/update-user',
    {
      ...AUTH_ROUTE,
      schema: { tags, summary: 'Change the name', body: wire.updateUserBody, response: { 200: wire.status } },
    },
    async (request, reply) => {
      await requireSession(options, request);
      const body = parseInput(wire.updateUserBody, request.body);
      return await ask({ request, reply, schema: wire.status }, (headers) =>
        api.updateUser({ body, headers, asResponse: true }),
      );
    },
  );

  app.post(
    '/change-password',
    {
      ...AUTH_ROUTE,
      schema: {
        tags,
        summary: 'Change the password and, unless told otherwise, end all other sign-ins',
        body: wire.changePasswordBody,
        response: { 200: wire.passwordChanged },
      },
    },
    async (request, reply) => {
      const session = await requireSession(options, request);
      const { userId, email } = session;
      const body = parseInput(wire.changePasswordBody, request.body);
      refuseGuessable(body.newPassword, email, 'newPassword');
      const answer = await throughSignInDoor(options.door, { ip: request.ip, email }, () =>
        changePassword(options, { request, reply, session, body }),
      );
      report(options, request, 'password.changed', { userId });
      tellByMail(options, email);
      return answer;
    },
  );

  app.post(
    '/reset-password',
    {
      ...AUTH_ROUTE,
      schema: {
        tags,
        security: [],
        summary: 'Set a new password by the token of a link, and end all sign-ins and access tokens',
        body: wire.resetPasswordBody,
        response: { 200: wire.passwordReset },
      },
    },
    async (request) => {
      const body = parseInput(wire.resetPasswordBody, request.body);
      const { userId, email, confirmed, accessTokensRemoved } = await throughTriesDoor(options.door, request.ip, () =>
        resetPassword(options, request.ip, body),
      );
      report(options, request, 'password.reset', { userId });
      if (confirmed) report(options, request, 'email.verified', { userId, what: 'link for a new password' });
      reportRemovedTokens(options, request, { userId, count: accessTokensRemoved });
      tellByMail(options, email, accessTokensRemoved);
      return { status: true, accessTokensRemoved };
    },
  );
};

function tellByMail({ mailer, afterAnswer, publicUrl }: EmbeddedRoutesOptions, email: string, removed = 0): void {
  if (mailer) afterAnswer.run(() => mailer.send({ to: email, ...passwordChangedMail(publicUrl, removed) }));
}
