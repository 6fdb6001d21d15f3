import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { logSecurity } from '../../platform/security-log.ts';
import { refuseCrossSite } from '../cross-site.ts';
import { trustedOrigins } from '../loopback.ts';
import { START_SECONDS, beginSignIn, readStart } from './begin-sign-in.ts';
import { authCookie } from './cookies.ts';
import { endSignIn } from './end-sign-in.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { HOME, localPath } from './local-path.ts';
import type { OidcContext, Origin } from './oidc-context.ts';
import { renewToken } from './renew-token.ts';
import { troubleOf } from './sign-in-trouble.ts';

/** Common to all: who is calling is told by the cookie. */
const ROUTE = { config: { public: true }, bodyLimit: 1024 } as const;

const signInQuery = z.object({
  to: z.string().optional().catch(undefined),
  mode: z.string().optional().catch(undefined),
});

const tokenAnswer = z.object({
  access_token: z.string(),
  /** In seconds from now on, since the clock of the browser may be wrong. */
  expires_in: z.number(),
  user: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  organization: z
    .object({ id: z.string(), role: z.string(), slug: z.string(), permissions: z.array(z.string()).readonly() })
    .nullable(),
});

const signOutAnswer = z.object({ end_session_url: z.string().nullable() });

/** The way to the issuer and back, the browser's token, and the way out. */
export const oidcRoutes: FastifyPluginAsyncZod<{ context: OidcContext }> = async (app, { context }) => {
  const { publicUrl } = context.config;
  const started = authCookie('manifold.oidc_start', publicUrl);
  const signedIn = authCookie('manifold.oidc', publicUrl);
  const guard = {
    onRequest: async (request: FastifyRequest) => refuseCrossSite(request.headers, trustedOrigins(publicUrl)),
  };

  app.get(
    '/sign-in',
    { ...ROUTE, ...guard, schema: { hide: true, querystring: signInQuery } },
    async (request, reply) => {
      const to = localPath(request.query.to, publicUrl);
      try {
        const begun = await beginSignIn(context, { to, signingUp: request.query.mode === 'sign-up' });
        started.set(reply, begun.kept, START_SECONDS);
        return await reply.redirect(begun.address, 303);
      } catch (error) {
        return refuse(request, reply, { error, to });
      }
    },
  );

  // Not guarded: the issuer's page leads here. That the sign-in was begun in this browser is told by its cookie.
  app.get('/callback', { ...ROUTE, schema: { hide: true } }, async (request, reply) => {
    const kept = started.read(request);
    const to = readStart(context, kept)?.to ?? HOME;
    started.clear(reply);
    try {
      const query = /\?[^]*$/.exec(request.url)?.[0] ?? '';
      const before = signedIn.read(request);
      const finished = await finishSignIn(context, { query, kept, before, origin: originOf(request) });
      signedIn.set(reply, finished.cookie, finished.seconds);
      return await reply.redirect(to, 303);
    } catch (error) {
      return refuse(request, reply, { error, to });
    }
  });

  app.post(
    '/token',
    { ...ROUTE, ...guard, schema: { hide: true, response: { 200: tokenAnswer } } },
    async (request, reply) => {
      const cookie = signedIn.read(request);
      const open = await renewToken(context, cookie, originOf(request));
      // Renewed with each use, as the sign-in itself is.
      if (cookie !== undefined) signedIn.set(reply, cookie, open.seconds);
      const { accessToken, expiresIn, user, organization } = open;
      return { access_token: accessToken, expires_in: expiresIn, user, organization };
    },
  );

  app.post(
    '/sign-out',
    { ...ROUTE, ...guard, schema: { hide: true, response: { 200: signOutAnswer } } },
    async (request, reply) => {
      const bearer = /^bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
      const address = await endSignIn(context, { cookie: signedIn.read(request), bearer, origin: originOf(request) });
      signedIn.clear(reply);
      return { end_session_url: address };
    },
  );

  /** Back to the app, which has a sentence for the reason. */
  function refuse(request: FastifyRequest, reply: FastifyReply, { error, to }: { error: unknown; to: string }) {
    const trouble = troubleOf(error);
    const { address, requestId } = originOf(request);
    logSecurity(context.logger, 'sign-in.refused', { address, requestId, what: trouble.reason });
    if (trouble.cause) context.logger.debug({ err: trouble.cause, requestId }, 'why a sign-in was refused');
    const back = new URL(to === HOME || to.startsWith(`${HOME}?`) ? to : HOME, publicUrl);
    back.searchParams.set('sign_in', trouble.problem);
    return reply.redirect(`${back.pathname}${back.search}${back.hash}`, 303);
  }
};

function originOf(request: FastifyRequest): Origin {
  return { address: request.ip, userAgent: request.headers['user-agent'], requestId: request.id };
}
