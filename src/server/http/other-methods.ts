import type { FastifyInstance } from 'fastify';
import { answerWrongMethod } from './error-handler.ts';
import { isApi } from './standard-headers.ts';

/**
 * Has every address of the API answer the methods that it does not take: 405, with those that it does. `OPTIONS` is one of
 * them, since no other origin may read anything. To be called before the routes are registered; what it returns, after them.
 */
export function noteMethods(app: FastifyInstance): () => void {
  const taken = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    if (!isApi(url)) return;
    const methods = taken.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    taken.set(url, methods);
  });
  return () => {
    for (const [url, methods] of taken) {
      const allow = [...methods].toSorted().join(', ');
      const others = app.supportedMethods.filter((method) => !methods.has(method));
      app.route({
        url,
        method: others,
        config: { public: true },
        schema: { hide: true },
        // Before a body is read.
        onRequest: async (_request, reply) => answerWrongMethod(reply, allow),
        handler: () => null,
      });
    }
  };
}
