import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

export const openApiRoutes: FastifyPluginAsyncZod = async (app) => {
  // Written out once: it stays the same, and takes far longer than the answer.
  let document: string | undefined;
  app.get('/openapi.json', { config: { public: true }, schema: { hide: true } }, async (_request, reply) => {
    document ??= JSON.stringify(app.swagger());
    return reply.type('application/json; charset=utf-8').send(document);
  });
};
