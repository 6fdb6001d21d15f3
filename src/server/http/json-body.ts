import type { FastifyInstance } from 'fastify';

/** JSON alone. An empty body counts as none, since clients name the type with every call, also with a DELETE. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body.length === 0) return done(null, undefined);
    return parse(request, body, done);
  });
}
