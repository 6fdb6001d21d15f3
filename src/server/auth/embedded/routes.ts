import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountRoutes } from './account-routes.ts';
import type { EmbeddedRoutesOptions } from './auth-route.ts';
import { refuseCrossSite } from './cross-site.ts';
import { entranceRoutes } from './entrance-routes.ts';
import { sessionRoutes } from './session-routes.ts';

/** The part of better-auth that the product uses; each call is checked here first, and nothing else is reachable. */
export const embeddedRoutes: FastifyPluginAsyncZod<EmbeddedRoutesOptions> = async (app, options) => {
  app.addHook('onRequest', async (request) => refuseCrossSite(request.headers, options.trustedOrigins));
  for (const routes of [entranceRoutes, sessionRoutes, accountRoutes]) await app.register(routes, options);
};
