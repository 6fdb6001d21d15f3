import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { pingDatabase } from '../health.store.ts';
import type { HttpDeps } from '../http-deps.ts';

const health = z.object({ status: z.literal('ok'), version: z.string() });

export const healthRoutes: FastifyPluginAsyncZod<HttpDeps> = async (app, deps) => {
  app.get(
    '/health',
    {
      config: { public: true },
      schema: {
        tags: ['service'],
        security: [],
        summary: 'Whether the service and its database work',
        response: { 200: health },
      },
    },
    async () => {
      await pingDatabase(deps.database.db);
      return { status: 'ok' as const, version: deps.clientConfig.version };
    },
  );
};
