import { StringDecoder } from 'node:string_decoder';
import type { IncomingMessage } from 'node:http';
import { errorCodes } from 'fastify';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../platform/errors.ts';
import type { HeldBody } from './fair-use/body-memory.ts';
import { atPace, BODY_PACE } from './body-pace.ts';

/** A body as text, and how many bytes it had. */
export interface BodyText {
  readonly text: string;
  readonly bytes: number;
}

/**
 * Reads a body as far as there is memory for it and it comes fast enough.
 *
 * @throws FST_ERR_CTP_BODY_TOO_LARGE, too_slow, too_many_requests, unavailable.
 */
export async function readBody(request: FastifyRequest, pace = BODY_PACE): Promise<BodyText> {
  const limit = request.routeOptions.bodyLimit;
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
  return await atPace(request, () => collect(request.raw, { limit, held: request.heldBody }), {
    pace,
    tooSlow: TOO_SLOW,
  });
}

function collect(raw: IncomingMessage, { limit, held }: { limit: number; held: HeldBody | null }): Promise<BodyText> {
  const { promise, resolve, reject } = Promise.withResolvers<BodyText>();
  // Text and not pieces: a piece of one byte can keep the whole buffer that it was received in.
  const decoder = new StringDecoder('utf8');
  let text = '';
  let bytes = 0;
  const onData = (chunk: Buffer) => {
    bytes += chunk.length;
    try {
      if (bytes > limit) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
      held?.add(chunk.length);
      text += decoder.write(chunk);
    } catch (error) {
      stop(error);
    }
  };
  const onEnd = () => {
    leave();
    resolve({ text: text + decoder.end(), bytes });
  };
  const onClose = () => stop(new DomainError('unreadable', 'The request ended early'));
  const leave = () => {
    raw.off('data', onData).off('end', onEnd).off('error', stop).off('close', onClose);
  };
  const stop = (error: unknown) => {
    leave();
    text = '';
    // Who is still sending hears the answer only if somebody takes the rest.
    raw.resume();
    reject(error);
  };
  // A client that has hung up sends nothing more, not even an end.
  if (raw.destroyed) onClose();
  else raw.on('data', onData).on('end', onEnd).on('error', stop).on('close', onClose);
  return promise;
}

const TOO_SLOW = 'The request came too slowly. Please try again with a better connection.';
