/** One wrong field: `path` as in the request body ("batch_formats.X Post"), `message` a whole sentence or its end. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

export type ErrorCode =
  | 'invalid_input'
  | 'not_found'
  | 'unauthenticated'
  | 'forbidden'
  | 'conflict'
  | 'stale_edit'
  | 'unreadable'
  | 'too_large'
  | 'too_slow'
  | 'unsupported'
  | 'too_many_requests'
  | 'unavailable';

/** An error whose message is made for the user. Everything else is answered as "Something went wrong". */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[] | undefined;
  /** Seconds after which a new try makes sense. */
  readonly retryAfter: number | undefined;
  /** The setting whose limit was reached, for the log. */
  readonly limit: string | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    more: { errors?: readonly FieldError[]; retryAfter?: number; limit?: string; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.name = 'DomainError';
    this.code = code;
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
    this.limit = more.limit;
  }
}

export const invalidInput = (message: string, errors?: readonly FieldError[]) =>
  new DomainError('invalid_input', message, errors ? { errors } : {});

/** Also for another user's object: that it exists never leaks. */
export const notFound = (what: string) => new DomainError('not_found', `${what} not found`);

export const conflict = (message: string) => new DomainError('conflict', message);
