import type { FastifyInstance } from 'fastify';
import { errorCodes } from 'fastify';
import { invalidInput } from '../platform/errors.ts';

/** No request needs nearly as many; what is done with a body takes time and stack that grow with them. */
const MOST_VALUES = 2_000;
const DEEPEST = 20;

/** JSON alone. An empty body counts as none, since clients name the type with every call, also with a DELETE. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (!/^(identity)?$/i.test(request.headers['content-encoding'] ?? '')) {
      return done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE());
    }
    if (body.length === 0) return done(null, undefined);
    return parse(request, body, (error, value: unknown) => {
      if (error === null && isOutsized(value)) return done(invalidInput('The request body holds too many values'));
      return done(error, value);
    });
  });
}

/** Whether there are too many values in `body`, or one too deep inside. */
function isOutsized(body: unknown): boolean {
  let level: unknown[] = [body];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (values > MOST_VALUES || depth > DEEPEST) return true;
    level = level.flatMap(valuesIn);
  }
  return false;
}

function valuesIn(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}
