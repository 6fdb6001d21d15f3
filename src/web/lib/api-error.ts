import type { Problem } from '../../core/contracts/problem.ts';

/** One complaint about one input, `path` such as `topic` or `fusion.answers`. */
export type FieldProblem = NonNullable<Problem['errors']>[number];

/** An answer that is not OK, or none at all (`status` 0). `message` may be shown as it is. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The server's own sentence, null when it sent none. */
  readonly detail: string | null;
  readonly errors: readonly FieldProblem[];
  /** Seconds to wait as the server asks (429, 503), null when it does not. */
  readonly retryAfter: number | null;

  constructor(init: {
    status: number;
    message: string;
    detail?: string | null;
    errors?: readonly FieldProblem[];
    retryAfter?: number | null;
  }) {
    super(init.message);
    this.status = init.status;
    this.detail = init.detail || null;
    this.errors = init.errors ?? [];
    this.retryAfter = init.retryAfter ?? null;
  }
}

export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}

/** Whether signing in again is what helps: by its status, or as far as its sentence says so. */
export function asksToSignIn(error: Error): boolean {
  return hasStatus(error, 401) || /\bauthentication\b.{0,200}\bexpired\b/i.test(error.message);
}

/** The server's sentence when there is one, else the given one: for "(or the server detail)" of the texts. */
export function serverDetail(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.detail) || otherwise;
}
