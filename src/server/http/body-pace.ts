import type { FastifyRequest } from 'fastify';
import { DomainError } from '../platform/errors.ts';

/** How fast a body has to come. */
export interface BodyPace {
  /** Between two looks; each has to see `leastBytes` more, or the whole of the request. */
  readonly everyMs: number;
  readonly leastBytes: number;
}

/** 16 KB a second on average: a tenth of a slow line, and far more than it takes to keep a place for nothing. */
export const BODY_PACE: BodyPace = { everyMs: 10_000, leastBytes: 160 * 1024 };

/**
 * Runs `read`, which takes the request's body in while it holds one of few places.
 *
 * @throws too_slow when the body comes in drops.
 */
export async function atPace<T>(
  request: Pick<FastifyRequest, 'raw'>,
  read: () => Promise<T>,
  { pace = BODY_PACE, tooSlow = FILE_TOO_SLOW }: { pace?: BodyPace; tooSlow?: string } = {},
): Promise<T> {
  const { raw } = request;
  const slow = Promise.withResolvers<never>();
  let before = raw.socket.bytesRead;
  const timer = setInterval(() => {
    const { bytesRead } = raw.socket;
    if (!raw.complete && bytesRead - before < pace.leastBytes) slow.reject(new DomainError('too_slow', tooSlow));
    before = bytesRead;
  }, pace.everyMs);
  try {
    return await Promise.race([read(), slow.promise]);
  } finally {
    clearInterval(timer);
  }
}

const FILE_TOO_SLOW = 'The file came too slowly. Please try again with a better connection or a smaller file.';
