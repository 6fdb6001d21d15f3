import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { parseInput } from '../../platform/parse-input.ts';
import { ask } from './ask.ts';
import { throughDoor } from './door.ts';
import { withOrganization } from '../organization.ts';
import { AUTH_ROUTE } from './auth-route.ts';
import type { EmbeddedRoutesOptions } from './auth-route.ts';
import * as wire from './wire.ts';

const tags = ['auth'];

/** The way in and the way out. */
export const entranceRoutes: FastifyPluginAsyncZod<EmbeddedRoutesOptions> = async (app, options) => {
  const { api } = options.auth;
  const signedIn = { 200: wire.signedInAnswer };

  app.post(
    '/sign-up/email',
    {
      ...AUTH_ROUTE,
      schema: { tags, security: [], summary: 'Make an account', body: wire.signUpBody, response: signedIn },
    },
    async (request, reply) => {
      const body = parseInput(wire.signUpBody, request.body);
      await options.assertSignUpOpen();
      const answer = await throughDoor(options.door, { what: 'sign-up', ip: request.ip }, () =>
        ask({ request, reply, schema: wire.signedIn }, (headers) =>
          api.signUpEmail({ body, headers, asResponse: true }),
        ),
      );
      return withOrganization(answer);
    },
  );

  app.post(
    '/sign-in/email',
    { ...AUTH_ROUTE, schema: { tags, security: [], summary: 'Sign in', body: wire.signInBody, response: signedIn } },
    async (request, reply) => {
      const body = parseInput(wire.signInBody, request.body);
      const answer = await throughDoor(options.door, { what: 'sign-in', ip: request.ip }, () =>
        ask({ request, reply, schema: wire.signedIn }, (headers) =>
          api.signInEmail({ body, headers, asResponse: true }),
        ),
      );
      return withOrganization(answer);
    },
  );

  app.post(
    '/sign-out',
    { ...AUTH_ROUTE, schema: { tags, summary: 'End the sign-in that makes the call', response: { 200: wire.done } } },
    async (request, reply) =>
      await ask({ request, reply, schema: wire.done }, (headers) => api.signOut({ headers, asResponse: true })),
  );
};
