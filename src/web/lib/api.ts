import { COMMON } from '../texts/common.ts';
import { MESSAGES } from '../texts/messages.ts';
import { ApiError, type FieldProblem } from './api-error.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { pause } from './pause.ts';
import { strangeAnswer } from './wire/fields.ts';

const BASE = '/api';
const ATTEMPTS = 3;
const RETRY_DELAY_MS = 1_000;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface CallOptions<T = unknown> {
  signal?: AbortSignal | undefined;
  /** `true` makes a key for this call; pass one of `newIdempotencyKey` to keep it over several calls of one action. */
  idempotencyKey?: string | true;
  /** The `ETag` that an edit is based on; a newer one on the server answers 412. */
  ifMatch?: string | undefined;
  /** Makes what the page knows of what the answer says; see `wire/fields.ts`. Its absence trusts the answer as it is. */
  read?: (wire: unknown) => T;
  /** For the sign-in calls and what is told to everybody: no token is sent, and a 401 keeps the server's own sentence. */
  anonymous?: boolean;
}

export interface Answer<T> {
  data: T;
  etag: string | null;
  /** How many there are on all pages; null where the answer is no page. */
  total?: number | null;
}

export interface ApiSession {
  /** A promise where the token has to be renewed first. */
  getToken: () => string | null | Promise<string | null>;
  /** A call made with the present token was answered 401. */
  onUnauthorized: () => void;
}

let session: ApiSession = { getToken: () => null, onUnauthorized: () => undefined };

/** Joins the client to the sign-in state; called once by the auth provider. */
export function connectSession(next: ApiSession): void {
  session = next;
}

/**
 * One call, tried up to three times when no answer comes at all. Throws `ApiError`, or the signal's reason when aborted.
 * While nobody is signed in it is refused here, as the server would.
 */
export async function call<T>(
  method: Method,
  path: string,
  body?: unknown,
  options: CallOptions<T> = {},
): Promise<Answer<T>> {
  const token = options.anonymous ? null : await needToken();
  const init: RequestInit = { method, headers: headersFor(body, token, options), signal: options.signal ?? null };
  if (body !== undefined) init.body = body instanceof FormData ? body : JSON.stringify(body);

  const { response, text, attempt } = await fetchWithRetries(`${BASE}${path}`, init);
  if (response.ok) {
    const total = response.headers.get('x-total-count');
    // What a deletion answers says nothing more.
    const data = method === 'DELETE' ? (null as T) : readBody<T>(text, options);
    return { data, etag: response.headers.get('etag'), ...(total && { total: Number(total) }) };
  }

  // The first answer to this DELETE was lost on its way: it is gone, which is what was asked for.
  if (method === 'DELETE' && response.status === 404 && attempt > 1) return { data: undefined as T, etag: null };

  if (response.status === 401 && !options.anonymous && token === (await session.getToken())) session.onUnauthorized();
  throw toApiError(response, parseJson(text), options);
}

export const api = {
  get: <T>(path: string, options?: CallOptions<T>) => call<T>('GET', path, undefined, options).then(dataOf),
  post: <T>(path: string, body?: unknown, options?: CallOptions<T>) =>
    call<T>('POST', path, body, options).then(dataOf),
  put: <T>(path: string, body: unknown, options?: CallOptions<T>) => call<T>('PUT', path, body, options).then(dataOf),
  patch: <T>(path: string, body: unknown, options?: CallOptions<T>) =>
    call<T>('PATCH', path, body, options).then(dataOf),
  delete: (path: string, options?: CallOptions) => call<void>('DELETE', path, undefined, options).then(dataOf),
};

/** A file, in one try: whoever wants it again presses again. */
export async function fetchFile(path: string): Promise<Blob> {
  const token = await needToken();
  const unanswered = () => {
    throw new ApiError({ status: 0, message: COMMON.offline });
  };
  const response = await fetch(`${BASE}${path}`, { headers: headersFor(undefined, token, {}) }).catch(unanswered);
  if (response.ok) return await response.blob().catch(unanswered);
  if (response.status === 401 && token === (await session.getToken())) session.onUnauthorized();
  throw toApiError(response, parseJson(await response.text().catch(() => '')), {});
}

/** One try at an answer that comes bit by bit, as it is. That one has to sign in is left for the next ordinary call to tell. */
export async function openStream(
  path: string,
  { lastId, signal }: { lastId: string | null; signal: AbortSignal },
): Promise<Response> {
  const token = await session.getToken();
  if (!token) throw signInRequired();
  const headers = headersFor(undefined, token, {});
  headers['Accept'] = 'text/event-stream';
  if (lastId !== null) headers['Last-Event-ID'] = lastId;
  return fetch(`${BASE}${path}`, { method: 'GET', headers, signal, cache: 'no-store' });
}

/** What is somebody's is not asked for by nobody, such as a screen that closes because its user has signed out. */
async function needToken(): Promise<string> {
  const token = await session.getToken();
  if (token) return token;
  session.onUnauthorized();
  throw signInRequired();
}

function signInRequired(): ApiError {
  const message = MESSAGES.authenticationRequired;
  return new ApiError({ status: 401, message, detail: message });
}

function dataOf<T>(answer: Answer<T>): T {
  return answer.data;
}

function headersFor(body: unknown, token: string | null, options: CallOptions): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  // The browser names a form's type itself, with the border between its parts.
  if (body !== undefined && !(body instanceof FormData)) headers['Content-Type'] = 'application/json';
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (options.ifMatch) headers['If-Match'] = options.ifMatch;
  if (options.idempotencyKey) {
    headers['Idempotency-Key'] = options.idempotencyKey === true ? newIdempotencyKey() : options.idempotencyKey;
  }
  return headers;
}

/** An answer whose body breaks off counts as no answer. */
async function fetchWithRetries(
  url: string,
  init: RequestInit,
): Promise<{ response: Response; text: string; attempt: number }> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(url, init);
      return { response, text: await response.text(), attempt };
    } catch (error) {
      if (init.signal?.aborted && !isTimeout(init.signal.reason)) throw error;
      if (attempt === ATTEMPTS || init.signal?.aborted) throw new ApiError({ status: 0, message: COMMON.offline });
      await pause(RETRY_DELAY_MS, init.signal);
    }
  }
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}

/** A page in place of data is none of our answers, such as that of a network which asks one to sign in. */
function readBody<T>(text: string, { read }: CallOptions<T>): T {
  const wire = parseJson(text);
  if (wire === null && text.trim() !== '' && text.trim() !== 'null') throw strangeAnswer();
  return (read ? read(wire) : wire) as T;
}

/** Null for an empty body or one that is not JSON, such as a proxy's error page. */
function parseJson(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

function toApiError(response: Response, body: unknown, options: CallOptions): ApiError {
  const problem = typeof body === 'object' && body !== null ? (body as { detail?: unknown; errors?: unknown }) : {};
  const detail = typeof problem.detail === 'string' && problem.detail ? problem.detail : null;
  const required = response.status === 401 && !options.anonymous;
  const retryAfter = Number(response.headers.get('retry-after'));
  return new ApiError({
    status: response.status,
    message: required ? MESSAGES.authenticationRequired : (detail ?? MESSAGES.httpError(response.status)),
    detail: required ? MESSAGES.authenticationRequired : detail,
    errors: Array.isArray(problem.errors) ? (problem.errors as FieldProblem[]) : [],
    retryAfter: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null,
  });
}
