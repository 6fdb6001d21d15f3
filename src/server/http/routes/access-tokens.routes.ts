import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { accessToken, accessTokenInput, newAccessToken } from '../../../core/contracts/access-token.ts';
import { createToken } from '../../auth/access-tokens/create-token.ts';
import { listTokens } from '../../auth/access-tokens/list-tokens.ts';
import { revokeToken } from '../../auth/access-tokens/revoke-token.ts';
import type { HttpDeps } from '../http-deps.ts';
import { idOf, noContent } from '../route-schemas.ts';
import { callerOf, principalOf } from '../sign-in.ts';

const tags = ['account'];
const config = { scope: 'person' } as const;

/** Tokens for scripts. No token makes, lists or revokes tokens, so that one that leaked cannot make itself another. */
export const accessTokenRoutes: FastifyPluginAsyncZod<HttpDeps> = async (app, deps) => {
  app.get(
    '/access-tokens',
    {
      config,
      schema: { tags, summary: 'The caller’s access tokens, newest first', response: { 200: z.array(accessToken) } },
    },
    (request) => listTokens(deps, principalOf(request)),
  );

  app.post(
    '/access-tokens',
    {
      config,
      schema: {
        tags,
        summary: 'Make an access token for scripts; the answer alone shows it',
        body: accessTokenInput,
        response: { 201: newAccessToken },
      },
    },
    async (request, reply) => {
      const created = await createToken(deps, principalOf(request), {
        body: request.body,
        isStillSignedIn: async () => (await callerOf(deps.auth, request)) !== null,
      });
      return await reply.code(201).header('location', `/api/access-tokens/${created.id}`).send(created);
    },
  );

  app.delete(
    '/access-tokens/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Revoke an access token; calls with it are refused from then on',
        params: idOf('Access token'),
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      await revokeToken(deps, principalOf(request), request.params.id);
      return await reply.code(204).send(null);
    },
  );
};
