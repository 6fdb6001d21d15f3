import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Mailer } from '../../mail/mailer.ts';
import { conflict } from '../../platform/errors.ts';
import { parseInput } from '../../platform/parse-input.ts';
import { keptUserAgent } from './ask.ts';
import { AUTH_ROUTE, report, reportRemovedTokens } from './auth-route.ts';
import type { EmbeddedRoutesOptions } from './auth-route.ts';
import type { Removed } from './confirm-address.ts';
import { findCredential } from './credentials.store.ts';
import { countMailBy, countMailTo, rememberOwner } from './door.ts';
import { linkContext, newPasswordPath } from './links.ts';
import { handOver } from './sign-in.ts';
import { mailResetLink, mailVerifyLink } from './send-links.ts';
import { signedUpHere } from './signed-up-cookie.ts';
import { verifyEmail } from './use-link.ts';
import * as wire from './wire.ts';

const tags = ['auth'];

/** Links to ask for. Their answers are the same whether there is an account or not: who there is, only mails tell. */
export const mailRoutes: FastifyPluginAsyncZod<EmbeddedRoutesOptions> = async (app, options) => {
  const asked = { tags, security: [], body: wire.emailBody, response: { 200: wire.status } };

  app.post(
    '/forgot-password',
    { ...AUTH_ROUTE, schema: { ...asked, summary: 'Ask for a link by mail to set a new password' } },
    async (request) =>
      await answerThenMail(options, request, async ({ email, mailer }) => {
        const account = await findCredential(options.door.database.db, email);
        report(options, request, 'password.reset-asked', { userId: account?.userId });
        if (account) await mailResetLink(mailer, linkContext(options), account.email);
      }),
  );

  app.post(
    '/send-verification-email',
    { ...AUTH_ROUTE, schema: { ...asked, summary: 'Ask anew for the link that confirms an address' } },
    async (request) =>
      await answerThenMail(options, request, async ({ email, mailer }) => {
        const account = await findCredential(options.door.database.db, email);
        if (account && !account.verified) await mailVerifyLink(mailer, linkContext(options), account.email);
      }),
  );
};

async function answerThenMail(
  options: EmbeddedRoutesOptions,
  request: FastifyRequest,
  mail: (to: { email: string; mailer: Mailer }) => Promise<void>,
) {
  const { email } = parseInput(wire.emailBody, request.body);
  const { mailer, door } = options;
  if (!mailer)
    throw conflict('This installation sends no mail. Whoever runs it can give you a link for a new password.');
  await countMailBy(door, request.ip, 'asked');
  await countMailTo(door, { ip: request.ip, email }, 'asked');
  // Asked of everybody, so that it tells nothing of the address.
  await mailer.check();
  options.afterAnswer.run(() => mail({ email, mailer }));
  return { status: true };
}

/** Where the link of a mail leads: a page elsewhere may well have sent the browser here. */
export const linkRoutes: FastifyPluginAsyncZod<EmbeddedRoutesOptions> = async (app, options) => {
  app.get(
    '/verify-email',
    {
      ...AUTH_ROUTE,
      // A look at the link by its head alone must not use it up.
      exposeHeadRoute: false,
      schema: {
        tags,
        security: [],
        summary: 'Confirm an address by the link of a mail, and go on to the product',
        querystring: wire.verifyEmailQuery,
      },
    },
    async (request, reply) => {
      const { token } = parseInput(wire.verifyEmailQuery, request.query);
      const isKnownTo = await signedUpHere(linkContext(options), request);
      const visit = { ip: request.ip, userAgent: keptUserAgent(request), isKnownTo };
      const outcome = await verifyEmail(options, token, visit);
      if (outcome.kind === 'elsewhere')
        return await reply.redirect(await newPasswordPath(options.door, outcome.link), 303);
      if (outcome.kind !== 'confirmed') return await goOn(reply, outcome.kind);
      const { userId, email, removed } = outcome;
      report(options, request, 'email.verified', { userId });
      reportRemovedTokens(options, request, { userId, count: removed.accessTokens });
      await handOver(options, { request, reply }, outcome.token);
      await rememberOwner(options.door, { ip: request.ip, email, userId });
      report(options, request, 'sign-in.opened', { userId, what: 'link of a mail' });
      return await goOn(reply, `confirmed${removedWords(removed)}`);
    },
  );
};

/** For the page to tell what the account had before; nothing where it had nothing. */
const removedWords = ({ sessions, accessTokens }: Removed) =>
  sessions + accessTokens > 0 ? `&removed_tokens=${accessTokens}` : '';

const goOn = (reply: FastifyReply, code: string) => reply.redirect(`/app?email=${code}`, 303);
