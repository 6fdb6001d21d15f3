import { createHash } from 'node:crypto';
import { missingKey } from '../missing-key.ts';
import { plainPrompt } from '../plain-prompt.ts';
import type { FailureKind } from '../model-failure.ts';
import type { LlmProvider } from '../provider.ts';
import { fetchThatTells } from '../vendor-fetch.ts';

const KEYS = ['OPENAI_API_KEY'] as const;
const HOME = 'https://api.openai.com/v1';

/**
 * OpenAI through `/responses`, the API that its newer models are made for: it takes one field for the room of an answer
 * from all of them. Whoever offers `/chat/completions` alone is an `openai-compatible` endpoint.
 */
export const openAi: LlmProvider<(typeof KEYS)[number]> = {
  id: 'openai',
  keys: KEYS,
  keyLook: /^sk-/,
  baseUrl: HOME,
  callsAtOnce: 24,
  vendor: () => 'OpenAI',
  problems: (endpoint) => missingKey(endpoint, { vendor: 'OpenAI', home: HOME }),
  async create({ model, baseUrl, apiKey }) {
    const { createOpenAI } = await import('@ai-sdk/openai');
    return createOpenAI({ baseURL: baseUrl, apiKey: apiKey || 'none', fetch: fetchThatTells(refusal) }).responses(
      model,
    );
  },
  refusal,
  prompt: (request) => ({
    ...plainPrompt(request),
    // Calls of one job reach the same cache; nothing of them is kept at the vendor to be looked up later.
    providerOptions: { openai: { promptCacheKey: cacheKey(request.system + (request.shared ?? '')), store: false } },
  }),
  catalogue: ({ model, baseUrl, apiKey }) => ({
    headers: { authorization: `Bearer ${apiKey}` },
    all: `${baseUrl}/models`,
    one: `${baseUrl}/models/${encodeURIComponent(model)}`,
    holds: (names) => names.includes(model),
  }),
};

/** An account without credit, and one that may not use the model, are known by their codes. */
function refusal(status: number, said: string): FailureKind | null {
  if (status === 403 && said.includes('model_not_found')) return 'unknown-model';
  return status === 429 && said.includes('insufficient_quota') ? 'credit' : null;
}

/** The vendor takes 64 characters at most. */
const cacheKey = (prefix: string): string => createHash('sha256').update(prefix).digest('hex').slice(0, 32);
