import { STATUS_CODES } from 'node:http';
import type { FastifyError } from 'fastify';
import type { Problem } from '../../core/contracts/problem.ts';
import { MESSAGES } from '../../core/rules/messages.ts';
import type { ErrorCode, FieldError } from '../platform/errors.ts';
import { DomainError } from '../platform/errors.ts';
import { isDiskFull, isOwnerGone, isUnavailable } from '../storage/database-error.ts';

/** An answer that is no success: the document and the headers that go with it. */
export interface ProblemAnswer {
  readonly problem: Problem;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the fault is ours, so that it has to be logged. */
  readonly unexpected: boolean;
  /** The setting whose limit was reached. */
  readonly limit?: string | undefined;
}

const STATUS_OF: Readonly<Record<ErrorCode, number>> = {
  invalid_input: 422,
  not_found: 404,
  unauthenticated: 401,
  forbidden: 403,
  conflict: 409,
  stale_edit: 412,
  unreadable: 400,
  too_large: 413,
  too_slow: 408,
  unsupported: 415,
  too_many_requests: 429,
  unavailable: 503,
};

/** Seconds that make sense before the next try when nobody knows better. */
const RETRY_AFTER = 2;

/** The same for a full disk: somebody has to free some space. */
const RETRY_AFTER_FULL = 30;

const SENTENCES: Readonly<Record<number, string>> = {
  400: 'The request body is not valid JSON',
  404: 'There is nothing at this address',
  405: 'This address does not take requests of this kind',
  408: 'The request took too long to arrive',
  413: 'The request is too large',
  415: 'Send the request body as application/json, not compressed',
  431: 'The request headers are too large',
  500: 'Something went wrong on our side. Please try again.',
  507: 'The disk is full, so nothing can be saved right now. What is there can still be read. Please try again later.',
  503: 'The service cannot be reached right now. Please try again in a moment.',
};

/** The only place where an error becomes an answer. */
export function toProblem(error: unknown): ProblemAnswer {
  if (error instanceof DomainError) return fromDomain(error);
  const status = frameworkStatus(error);
  if (status !== undefined) return plainProblem(status);
  // The account was deleted while the request was under way.
  if (isOwnerGone(error)) return fromDomain(new DomainError('unauthenticated', MESSAGES.authenticationRequired));
  if (isDiskFull(error)) return plainProblem(507);
  if (isUnavailable(error)) return { ...plainProblem(503), unexpected: true };
  return { ...plainProblem(500), unexpected: true };
}

export function plainProblem(status: number): ProblemAnswer {
  const headers: Record<string, string> = {};
  if (status === 503) headers['retry-after'] = String(RETRY_AFTER);
  if (status === 507) headers['retry-after'] = String(RETRY_AFTER_FULL);
  return {
    problem: document(status, SENTENCES[status] ?? STATUS_CODES[status] ?? 'Error'),
    headers,
    unexpected: false,
  };
}

function fromDomain(error: DomainError): ProblemAnswer {
  const status = STATUS_OF[error.code];
  const headers: Record<string, string> = {};
  if (status === 401) headers['www-authenticate'] = 'Bearer';
  if (status === 429 || status === 503) headers['retry-after'] = String(error.retryAfter ?? RETRY_AFTER);
  return {
    problem: document(status, error.message, error.errors),
    headers,
    unexpected: false,
    limit: error.limit,
  };
}

function document(status: number, detail: string, errors?: readonly FieldError[]): Problem {
  const title = STATUS_CODES[status] ?? 'Error';
  return { type: 'about:blank', title, status, detail, ...(errors ? { errors: [...errors] } : {}) };
}

/** Addresses that cannot be decoded and so hold no valid id, and those of files outside of what is served. */
const NOWHERE: readonly string[] = ['FST_ERR_BAD_URL', 'FST_ERR_MAX_PARAM_LENGTH', 'FST_STATIC_FORBIDDEN_PATH'];

/** What Fastify itself refuses: unreadable bodies and addresses. Its own messages are made for programmers. */
function frameworkStatus(error: unknown): number | undefined {
  if (!isFastifyError(error)) return undefined;
  if (NOWHERE.includes(error.code)) return 404;
  const status = error.statusCode;
  return status !== undefined && status in SENTENCES && status !== 500 ? status : undefined;
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'statusCode' in error;
}
