import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '../platform/logger.ts';
import type { ProblemAnswer } from './problem.ts';
import { plainProblem, toProblem } from './problem.ts';

/** Every answer of the API that is no success is made here. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  logger: Logger,
): FastifyReply {
  const answer = toProblem(error);
  if (answer.unexpected) {
    logger.error(
      { err: error, requestId: request.id, method: request.method, route: request.routeOptions.url },
      'a request failed',
    );
  }
  return sendProblem(reply, answer);
}

export function answerNotFound(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, plainProblem(404));
}

function sendProblem(reply: FastifyReply, { problem, headers }: ProblemAnswer): FastifyReply {
  // Fastify hangs up on a body that is too large, and who is still sending then never hears why.
  if (problem.status === 413) reply.removeHeader('connection');
  return reply
    .code(problem.status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .removeHeader('etag')
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problem);
}

const SOCKET_STATUS: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** What is not even HTTP, or never ends: there is no request yet, so the answer goes straight to the socket. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const status = SOCKET_STATUS[error.code ?? ''] ?? 400;
  const { problem } = plainProblem(status);
  const detail = status === 400 ? 'The request cannot be read' : problem.detail;
  const body = JSON.stringify({ ...problem, detail });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/problem+json\r\nConnection: close\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
