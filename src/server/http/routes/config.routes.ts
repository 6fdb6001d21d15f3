import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { clientConfig } from '../../../core/contracts/client-config.ts';
import { currentClientConfig } from '../current-client-config.ts';
import type { HttpDeps } from '../http-deps.ts';

export const configRoutes: FastifyPluginAsyncZod<HttpDeps> = async (app, deps) => {
  app.get(
    '/config',
    {
      config: { public: true },
      schema: {
        tags: ['service'],
        security: [],
        summary: 'What a client has to know before the first call',
        response: { 200: clientConfig },
      },
    },
    () => currentClientConfig(deps),
  );
};
