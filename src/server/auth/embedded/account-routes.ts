import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { parseInput } from '../../platform/parse-input.ts';
import { ask } from './ask.ts';
import { AUTH_ROUTE } from './auth-route.ts';
import type { EmbeddedRoutesOptions } from './auth-route.ts';
import { throughDoor } from './door.ts';
import * as wire from './wire.ts';

const tags = ['auth'];

/** The account of whoever is signed in. */
export const accountRoutes: FastifyPluginAsyncZod<EmbeddedRoutesOptions> = async (app, options) => {
  const { api } = options.auth;

  app.post(
    '/update-user',
    {
      ...AUTH_ROUTE,
      schema: { tags, summary: 'Change the name', body: wire.updateUserBody, response: { 200: wire.status } },
    },
    async (request, reply) => {
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
      const body = parseInput(wire.changePasswordBody, request.body);
      return await throughDoor(options.door, { what: 'sign-in', ip: request.ip }, () =>
        ask({ request, reply, schema: wire.passwordChanged }, (headers) =>
          api.changePassword({ body, headers, asResponse: true }),
        ),
      );
    },
  );
};
