import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { MESSAGES } from '../../../core/rules/messages.ts';
import { DomainError, conflict, invalidInput } from '../../platform/errors.ts';
import { CLIENT_ADDRESS_HEADER, withoutHiddenErrors } from './better-auth.ts';

const emailTaken = () => conflict('There is an account with this e-mail address already. Sign in instead.');

/** What better-auth's refusals mean to a person; it answers with `{message, code}`. */
const REFUSALS: Readonly<Record<string, () => DomainError>> = {
  USER_ALREADY_EXISTS: emailTaken,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: emailTaken,
};

/**
 * Puts a request to better-auth, hands its cookies on and answers with its JSON as `schema` has it.
 *
 * @throws DomainError what better-auth refused, in our words.
 */
export async function ask<Schema extends z.ZodType>(
  { request, reply, schema }: { request: FastifyRequest; reply: FastifyReply; schema: Schema },
  call: (headers: Headers) => Promise<Response>,
): Promise<z.output<Schema>> {
  const headers = headersFor(request);
  const response = await withoutHiddenErrors(() => call(headers)).catch((error: unknown) => {
    throw sqlState(error) === '23505' ? emailTaken() : error;
  });
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  const answer: unknown = await response.json();
  if (!response.ok) throw refusal(response.status, answer);
  return schema.parse(answer);
}

/** What a caller calls itself is kept with its sign-in. */
const LONGEST_HEADER = 4_096;

export const keptUserAgent = (request: FastifyRequest) => request.headers['user-agent']?.slice(0, LONGEST_HEADER) ?? '';

/** Nothing but what better-auth needs, so that no other header can mean something to it. */
export function headersFor(request: FastifyRequest): Headers {
  const headers = new Headers({ [CLIENT_ADDRESS_HEADER]: request.ip });
  for (const name of ['authorization', 'cookie', 'user-agent'] as const) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, value.slice(0, LONGEST_HEADER));
  }
  return headers;
}

function refusal(status: number, answer: unknown): Error {
  const code = typeof answer === 'object' && answer !== null && 'code' in answer ? String(answer.code) : '';
  const known = REFUSALS[code];
  if (known) return known();
  if (status === 401) return new DomainError('unauthenticated', MESSAGES.authenticationRequired);
  if (status < 500) return invalidInput('This was not accepted. Please check what you entered.');
  return new Error(`better-auth answered ${status} ${code}`);
}

function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return undefined;
}
