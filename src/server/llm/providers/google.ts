import { missingKey } from '../missing-key.ts';
import type { FailureKind } from '../model-failure.ts';
import type { LlmProvider } from '../provider.ts';
import { fetchThatTells } from '../vendor-fetch.ts';

const KEYS = ['GOOGLE_GENERATIVE_AI_API_KEY', 'GEMINI_API_KEY'] as const;
const HOME = 'https://generativelanguage.googleapis.com/v1beta';

/** The Gemini API. It finds what calls have in common by itself. */
export const google: LlmProvider<(typeof KEYS)[number]> = {
  id: 'google',
  keys: KEYS,
  keyLook: /^AIza/,
  baseUrl: HOME,
  callsAtOnce: 24,
  vendor: () => 'Google Gemini',
  problems: (endpoint) => missingKey(endpoint, { vendor: 'Google Gemini', home: HOME }),
  async create({ model, baseUrl, apiKey }) {
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
    return createGoogleGenerativeAI({ baseURL: baseUrl, apiKey: apiKey || 'none', fetch: fetchThatTells(refusal) })(
      model,
    );
  },
  refusal,
  catalogue: ({ model, baseUrl, apiKey }) => ({
    headers: { 'x-goog-api-key': apiKey },
    all: `${baseUrl}/models?pageSize=1000`,
    one: `${baseUrl}/models/${encodeURIComponent(model)}`,
    holds: (names) => names.includes(`models/${model}`),
  }),
};

/** A wrong key is a 400 here, as a request is that cannot be taken. */
function refusal(status: number, said: string): FailureKind | null {
  if (status === 403 && said.includes('PERMISSION_DENIED')) return 'key';
  return status === 400 && said.includes('API_KEY_INVALID') ? 'key' : null;
}
