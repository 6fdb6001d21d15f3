import { Agent, fetch, type Response } from 'undici';
import { z } from 'zod';
import { SourceUnavailable } from '../../research-provider.ts';
import { punctualConnector } from '../punctual-connector.ts';
import { readLimited, TooLarge } from './read-limited.ts';

export interface ApiClientOptions {
  readonly apiUrl: string;
  /** The name that a user reads. */
  readonly label: string;
  /** Budget to connect, handshake included. */
  readonly connectMs: number;
  /** Longest silence before and within an answer. */
  readonly answerMs: number;
  /** Largest answer, unpacked. */
  readonly maxBytes: number;
}

/** An error that MediaWiki itself reports; it comes with HTTP 200. */
export class ApiError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`MediaWiki reports ${code}`);
    this.name = 'ApiError';
    this.code = code;
  }
}

export interface ApiClient {
  /** The answer to one GET, in the shape of `schema`. Throws `SourceUnavailable`, `ApiError` or the signal's reason. */
  get<Schema extends z.ZodType>(
    schema: Schema,
    params: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<z.output<Schema>>;
}

/** Wikimedia asks every client for a name of its own; an installation has no address that we could give. */
const USER_AGENT = 'Manifold/0.1 (self-hosted; looks up articles for its own users)';

const LIMIT_CODES = new Set(['ratelimited', 'request-limit-reached', 'maxlag', 'cirrussearch-too-busy-error']);

export function createApiClient(options: ApiClientOptions): ApiClient {
  const dispatcher = new Agent({
    connect: punctualConnector(options.connectMs),
    headersTimeout: options.answerMs,
    bodyTimeout: options.answerMs,
  });

  async function request(url: URL, signal: AbortSignal): Promise<string> {
    const headers = { 'user-agent': USER_AGENT, accept: 'application/json' };
    const response = await fetch(url, { dispatcher, signal, headers, redirect: 'manual' });
    if (response.ok) return await readLimited(response, options.maxBytes);
    await response.body?.cancel();
    throw refusal(response, options.label);
  }

  return {
    async get(schema, params, signal) {
      const url = new URL(options.apiUrl);
      for (const [name, value] of Object.entries({ format: 'json', formatversion: '2', ...params })) {
        url.searchParams.set(name, value);
      }
      try {
        return schema.parse(answerIn(await request(url, signal), options.label));
      } catch (error) {
        signal.throwIfAborted();
        throw classify(error, options.label);
      }
    },
  };
}

function answerIn(text: string, label: string): unknown {
  const answer: unknown = JSON.parse(text);
  const code = errorCode(answer);
  if (code === null) return answer;
  if (LIMIT_CODES.has(code)) throw limited(label);
  throw new ApiError(code);
}

function errorCode(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return null;
  const { error } = answer;
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';
}

function refusal(response: Response, label: string): SourceUnavailable {
  if (response.status === 429 || response.status === 503) return limited(label, retryAfterMs(response));
  return new SourceUnavailable(`${label} answered with an error`, {
    kind: 'unusable',
    cause: new Error(`HTTP ${response.status}`),
  });
}

function limited(label: string, retryAfter?: number): SourceUnavailable {
  return new SourceUnavailable(`${label} takes no more questions for the moment because too many were asked`, {
    kind: 'limited',
    ...(retryAfter === undefined ? {} : { retryAfterMs: retryAfter }),
  });
}

/** `Retry-After` in seconds; its other form, a date, is too rare here to be worth a guess about clocks. */
function retryAfterMs(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
}

function classify(error: unknown, label: string): Error {
  if (error instanceof SourceUnavailable || error instanceof ApiError) return error;
  if (error instanceof TooLarge) {
    return new SourceUnavailable(`${label} sent more than can be read`, { kind: 'unusable', cause: error });
  }
  if (error instanceof SyntaxError || error instanceof z.ZodError) {
    return new SourceUnavailable(`${label} gave an answer that cannot be read`, { kind: 'unusable', cause: error });
  }
  return new SourceUnavailable(`${label} could not be reached`, { cause: error });
}
