import type { FastifyReply } from 'fastify';
import { DomainError } from '../platform/errors.ts';

/** Aborts when the caller is gone before the answer is out: nobody waits for what is still being read. */
export function untilHungUp(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new DomainError('unavailable', 'The caller has hung up'));
  });
  return controller.signal;
}
