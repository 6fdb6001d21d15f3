import type { z } from 'zod';
import { limitedNow } from '../api-refusals.ts';
import { createSearchApi, type SearchApiOptions } from '../search-api.ts';

export interface ApiClientOptions extends Omit<SearchApiOptions, 'explain' | 'keyed'> {
  readonly apiUrl: string;
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

const LIMIT_CODES = new Set(['ratelimited', 'request-limit-reached', 'maxlag', 'cirrussearch-too-busy-error']);

export function createApiClient({ apiUrl, ...options }: ApiClientOptions): ApiClient {
  const api = createSearchApi(options);
  return {
    async get(schema, params, signal) {
      const url = new URL(apiUrl);
      for (const [name, value] of Object.entries({ format: 'json', formatversion: '2', ...params })) {
        url.searchParams.set(name, value);
      }
      return await api.ask({ url, signal }, (answer) => {
        const code = errorCode(answer);
        if (code === null) return schema.parse(answer);
        throw LIMIT_CODES.has(code) ? limitedNow(options.label) : new ApiError(code);
      });
    },
  };
}

function errorCode(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return null;
  const { error } = answer;
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';
}
