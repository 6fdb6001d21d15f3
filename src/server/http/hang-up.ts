import type { FastifyReply } from 'fastify';
import { DomainError } from '../platform/errors.ts';

/** Aborts when the caller is gone before the answer is out: nobody waits for what is still being read. */
export function untilHungUp(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const hungUp = () => controller.abort(new DomainError('unavailable', 'The caller has hung up'));
  // It may have happened while somebody else was waited for, and is not announced twice.
  if (reply.raw.destroyed && !reply.raw.writableFinished) hungUp();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) hungUp();
  });
  return controller.signal;
}
