import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountRoutes } from './account-routes.ts';
import type { EmbeddedRoutesOptions } from './auth-route.ts';
import { refuseCrossSite } from '../cross-site.ts';
import { entranceRoutes } from './entrance-routes.ts';
import { linkRoutes, mailRoutes } from './mail-routes.ts';
import { sessionRoutes } from './session-routes.ts';

/** The part of better-auth that the product uses; each call is checked here first, and nothing else is reachable. */
export const embeddedRoutes: FastifyPluginAsyncZod<EmbeddedRoutesOptions> = async (app, options) => {
  await app.register(linkRoutes, options);
  await app.register(async (own) => {
    own.addHook('onRequest', async (request) => refuseCrossSite(request.headers, options.trustedOrigins));
    for (const routes of [entranceRoutes, sessionRoutes, accountRoutes, mailRoutes])
      await own.register(routes, options);
  });
  // After an answer somebody may still wait for a mail.
  app.addHook('onClose', () => options.afterAnswer.settled());
};
