import * as client from 'openid-client';
import type { SignInProblem } from '../../../core/rules/sign-in-problems.ts';
import { DomainError } from '../../platform/errors.ts';

/** A sign-in that comes to nothing, for a reason that people can be told. */
export class SignInTrouble extends Error {
  readonly problem: SignInProblem;
  /** For whoever runs the product, in words that are safe to log. */
  readonly reason: string;

  constructor(problem: SignInProblem, reason: string, options: { cause?: unknown } = {}) {
    super(reason, options);
    this.name = 'SignInTrouble';
    this.problem = problem;
    this.reason = reason;
  }
}

/** Codes of RFC 6749 and OpenID Connect that have a sentence of their own. */
const CODES: Readonly<Record<string, SignInProblem>> = {
  access_denied: 'cancelled',
  temporarily_unavailable: 'unavailable',
  server_error: 'unavailable',
};

/** What went wrong on the way to the issuer and back. */
export function troubleOf(error: unknown): SignInTrouble {
  if (error instanceof SignInTrouble) return error;
  if (error instanceof client.AuthorizationResponseError) {
    return new SignInTrouble(CODES[error.error] ?? 'refused', `the issuer answered ${word(error.error)}`);
  }
  if (error instanceof client.ResponseBodyError) {
    // A code that was used or has ended: somebody came back by the browser's history.
    const problem = error.error === 'invalid_grant' ? 'expired' : 'refused';
    return new SignInTrouble(problem, `the issuer's token endpoint answered ${word(error.error)}`);
  }
  if (error instanceof DomainError && error.code === 'forbidden') {
    return new SignInTrouble('closed', 'accounts are closed');
  }
  if (error instanceof DomainError && error.code === 'unavailable') {
    return new SignInTrouble('unavailable', 'the issuer does not answer', { cause: error });
  }
  if (noAnswer(error)) return new SignInTrouble('unavailable', 'the issuer did not answer', { cause: error });
  const code = error instanceof client.ClientError ? (error.code ?? 'unknown') : null;
  if (code === null) throw error;
  return new SignInTrouble('refused', `the issuer's answer does not hold: ${word(code)}`, { cause: error });
}

/** Nothing came, or something that is not the issuer's. */
export function noAnswer(error: unknown): boolean {
  if (error instanceof TypeError) return error.message === 'fetch failed';
  const codes = ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_PARSE_ERROR'];
  return error instanceof client.ClientError && codes.includes(error.code ?? '');
}

/** What others chose to write is logged only where it is a plain word. */
const word = (text: string) => (/^\w{1,60}$/.test(text) ? text : 'something unreadable');
