import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { PRODUCT } from '../../core/rules/product.ts';
import { DomainError } from '../platform/errors.ts';
import type { Logger } from '../platform/logger.ts';
import { newId } from '../platform/ids.ts';
import type { Database } from '../storage/database.ts';
import { answerBrokenRequest, answerError, answerNotFound } from './error-handler.ts';
import { pingDatabase } from './health.store.ts';

/**
 * What a process does with the work that waits: it is about to take it up, takes it up, waits for room on its disk,
 * finishes what it has begun, or leaves it to others.
 */
export type WorkState = 'starting' | 'taking' | 'waiting' | 'stopping' | 'none';

export interface HealthDeps {
  /** Null until it has been reached. */
  database(): Database | null;
  readonly logger: Logger;
  work(): WorkState;
}

const RETRY_AFTER_SECONDS = 2;

/** Says to whoever watches this process whether it works, and nothing else; ready, but listening nowhere. */
export function createHealthApp({ database, logger, work }: HealthDeps): FastifyInstance {
  const app = fastify({
    genReqId: newId,
    // It is asked until the end.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (_error, _request, reply) => void answerNotFound(reply),
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });
  app.setErrorHandler((error: unknown, request, reply) => answerError(error, request, reply, logger));
  app.setNotFoundHandler((_request, reply) => answerNotFound(reply));
  app.get('/health', async () => {
    const reached = database();
    if (!reached) throw new DomainError('unavailable', 'Manifold is starting.', { retryAfter: RETRY_AFTER_SECONDS });
    await pingDatabase(reached.db);
    return { status: 'ok', version: PRODUCT.version, work: work() };
  });
  return app;
}
