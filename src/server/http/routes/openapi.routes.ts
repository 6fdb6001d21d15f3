import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

export const openApiRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/openapi.json', { config: { public: true }, schema: { hide: true } }, async () => app.swagger());
};
