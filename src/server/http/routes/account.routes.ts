import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { account, accountDeleted, accountDeletion } from '../../../core/contracts/account.ts';
import { deleteAccount } from '../../account/delete-account.ts';
import { exportAccount } from '../../account/export/export-account.ts';
import { getAccount } from '../../account/get-account.ts';
import { DomainError } from '../../platform/errors.ts';
import type { HttpDeps } from '../http-deps.ts';
import { principalOf } from '../sign-in.ts';

const tags = ['account'];
const config = { scope: 'person' } as const;

/** Somebody waits for a whole archive no more often than that. */
const RETRY_AFTER_SECONDS = 10;

const zip: Readonly<Record<number, unknown>> = {
  200: {
    description: 'A zip archive; its README.txt says what is what',
    content: { 'application/zip': { schema: z.string().meta({ format: 'binary' }) } },
  },
};

/** The account of whoever is signed in; no access token reaches it. */
export const accountRoutes: FastifyPluginAsyncZod<HttpDeps> = async (app, deps) => {
  const context = { ...deps, flow: deps.jobs.flow, limits: deps.jobs.limits };
  const packing = new Set<string>();

  app.get(
    '/account',
    { config, schema: { tags, summary: 'Who the caller is here', response: { 200: account } } },
    (request) => getAccount(context, principalOf(request)),
  );

  app.get(
    '/account/export',
    {
      config: { ...config, cost: 100, turn: 'own' },
      schema: { tags, summary: 'All that is kept of the caller, as a zip archive', response: zip },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { userId } = principal;
      if (packing.has(userId)) {
        throw new DomainError(
          'too_many_requests',
          'Your data is being packed already. Please wait for that download.',
          {
            retryAfter: RETRY_AFTER_SECONDS,
          },
        );
      }
      packing.add(userId);
      reply.raw.once('close', () => packing.delete(userId));
      const day = deps.clock.now().toISOString().slice(0, 10);
      return await reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="manifold-account-${day}.zip"`)
        .header('cache-control', 'no-store')
        .send(Readable.from(exportAccount(context, principal)));
    },
  );

  app.post(
    '/account/delete',
    {
      config,
      bodyLimit: 16 * 1024,
      schema: {
        tags,
        summary: 'Delete the account with everything that belongs to it, at once and for good',
        body: accountDeletion,
        response: { 200: accountDeleted },
      },
    },
    (request) => deleteAccount(context, principalOf(request), { body: request.body, address: request.ip }),
  );
};
