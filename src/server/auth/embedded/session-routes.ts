import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { parseInput } from '../../platform/parse-input.ts';
import { ask } from './ask.ts';
import { withOrganization } from '../organization.ts';
import { AUTH_ROUTE } from './auth-route.ts';
import type { EmbeddedRoutesOptions } from './auth-route.ts';
import * as wire from './wire.ts';

const tags = ['auth'];
const ended = { 200: wire.status };

/** Open sign-ins of whoever is signed in. */
export const sessionRoutes: FastifyPluginAsyncZod<EmbeddedRoutesOptions> = async (app, options) => {
  const { api } = options.auth;

  app.get(
    '/get-session',
    {
      ...AUTH_ROUTE,
      schema: { tags, summary: 'The sign-in of the cookie or token, or null', response: { 200: wire.currentSession } },
      // Fastify sends null as an empty body; the answer is the JSON value null.
      onSend: async (_request, _reply, payload: unknown) => payload ?? 'null',
    },
    async (request, reply) => {
      const session = await ask({ request, reply, schema: wire.openSession.nullable() }, (headers) =>
        api.getSession({ headers, asResponse: true }),
      );
      reply.type('application/json; charset=utf-8');
      return session && withOrganization(session);
    },
  );

  app.get(
    '/list-sessions',
    {
      ...AUTH_ROUTE,
      schema: { tags, summary: 'All open sign-ins of the caller', response: { 200: wire.sessionList } },
    },
    async (request, reply) =>
      await ask({ request, reply, schema: wire.sessionList }, (headers) =>
        api.listSessions({ headers, asResponse: true }),
      ),
  );

  app.post(
    '/revoke-session',
    { ...AUTH_ROUTE, schema: { tags, summary: 'End one open sign-in', body: wire.revokeSessionBody, response: ended } },
    async (request, reply) => {
      const body = parseInput(wire.revokeSessionBody, request.body);
      return await ask({ request, reply, schema: wire.status }, (headers) =>
        api.revokeSession({ body, headers, asResponse: true }),
      );
    },
  );

  app.post(
    '/revoke-sessions',
    { ...AUTH_ROUTE, schema: { tags, summary: 'End all open sign-ins of the caller', response: ended } },
    async (request, reply) =>
      await ask({ request, reply, schema: wire.status }, (headers) =>
        api.revokeSessions({ headers, asResponse: true }),
      ),
  );

  app.post(
    '/revoke-other-sessions',
    {
      ...AUTH_ROUTE,
      schema: { tags, summary: 'End all open sign-ins but the one that makes the call', response: ended },
    },
    async (request, reply) =>
      await ask({ request, reply, schema: wire.status }, (headers) =>
        api.revokeOtherSessions({ headers, asResponse: true }),
      ),
  );
};
