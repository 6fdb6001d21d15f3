import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '../platform/logger.ts';
import { logSecurity } from '../platform/security-log.ts';
import type { SecurityEvent } from '../platform/security-log.ts';
import type { ProblemAnswer } from './problem.ts';
import { plainProblem, toProblem } from './problem.ts';

const NO_ROOM = 'a change was refused: the disk of the database is full';

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
  if (answer.problem.status === 507) {
    logger.warn({ requestId: request.id, method: request.method, route: request.routeOptions.url }, NO_ROOM);
  }
  logRefusal(answer, request, logger);
  return sendProblem(reply, withRequestId(answer, request));
}

/** What the operator may have to look into: a limit that held, and a caller who is known or claimed to be and was sent away. */
function logRefusal({ problem: { status }, limit }: ProblemAnswer, request: FastifyRequest, logger: Logger): void {
  const event = limit === undefined ? securityEventOf(status, request) : 'limit.reached';
  if (!event) return;
  const place = `${request.method} ${request.routeOptions.url ?? '/api'}`;
  logSecurity(logger, event, {
    userId: request.principal?.userId,
    address: request.ip,
    requestId: request.id,
    what: limit === undefined ? place : `${limit} at ${place}`,
  });
}

function securityEventOf(status: number, { headers }: FastifyRequest): SecurityEvent | null {
  if (status === 429) return 'limit.reached';
  // Without a token nobody claimed anything: a page asks before its visitor has signed in.
  if (status === 403 || (status === 401 && headers.authorization !== undefined)) return 'access.denied';
  return null;
}

/** So that whoever meets a failure of ours can quote the line of the log. */
function withRequestId(answer: ProblemAnswer, { id }: FastifyRequest): ProblemAnswer {
  return answer.problem.status < 500 ? answer : { ...answer, problem: { ...answer.problem, request_id: id } };
}

export function answerNotFound(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, plainProblem(404));
}

/** `allow` are the methods that the address takes. */
export function answerWrongMethod(reply: FastifyReply, allow: string): FastifyReply {
  return sendProblem(reply.header('allow', allow), plainProblem(405));
}

function sendProblem(reply: FastifyReply, { problem, headers }: ProblemAnswer): FastifyReply {
  // Fastify hangs up on a body that is too large, and who is still sending then never hears why.
  if (problem.status === 413) reply.removeHeader('connection');
  // Nobody waits for the rest of what came too slowly.
  if (problem.status === 408) reply.header('connection', 'close');
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
      "X-Content-Type-Options: nosniff\r\nCache-Control: no-store\r\nContent-Security-Policy: default-src 'none'; frame-ancestors 'none'\r\n" +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
