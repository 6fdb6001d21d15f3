import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountRoutes } from './account-routes.ts';
import type { BetterAuth } from './better-auth.ts';
import { refuseCrossSite } from './cross-site.ts';
import type { DoorContext } from './door.ts';
import { entranceRoutes } from './entrance-routes.ts';
import { sessionRoutes } from './session-routes.ts';

export interface EmbeddedRoutesOptions {
  readonly auth: BetterAuth;
  readonly door: DoorContext;
  readonly trustedOrigins: readonly string[];
  /** Throws when nobody may make an account now. */
  readonly assertSignUpOpen: () => Promise<void>;
}

/** The part of better-auth that the product uses; each call is checked here first, and nothing else is reachable. */
export const embeddedRoutes: FastifyPluginAsyncZod<EmbeddedRoutesOptions> = async (app, options) => {
  app.addHook('onRequest', async (request) => refuseCrossSite(request.headers, options.trustedOrigins));
  for (const routes of [entranceRoutes, sessionRoutes, accountRoutes]) await app.register(routes, options);
};
