import { missingKey } from '../missing-key.ts';
import type { FailureKind } from '../model-failure.ts';
import type { LlmProvider } from '../provider.ts';
import { fetchThatTells } from '../vendor-fetch.ts';

const KEYS = ['ANTHROPIC_API_KEY'] as const;
const HOME = 'https://api.anthropic.com/v1';

/** Up to here the vendor keeps what it has read, for five minutes: system and shared part are the same in all calls of a job. */
const BREAKPOINT = { providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } } } as const;

export const anthropic: LlmProvider<(typeof KEYS)[number]> = {
  id: 'anthropic',
  keys: KEYS,
  keyLook: /^sk-ant-/,
  baseUrl: HOME,
  callsAtOnce: 24,
  // The vendor wants a number; that of the package is too small for a model that it does not know yet.
  room: 16_000,
  vendor: () => 'Anthropic',
  problems: (endpoint) => missingKey(endpoint, { vendor: 'Anthropic', home: HOME }),
  async create({ model, baseUrl, apiKey }) {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ baseURL: baseUrl, apiKey: apiKey || 'none', fetch: fetchThatTells(refusal) }).messages(
      model,
    );
  },
  refusal,
  prompt: ({ system, shared, prompt }) => ({
    instructions: { role: 'system', content: system, ...BREAKPOINT },
    messages: [
      {
        role: 'user',
        content: [
          ...(shared ? [{ type: 'text' as const, text: shared, ...BREAKPOINT }] : []),
          { type: 'text', text: prompt },
        ],
      },
    ],
  }),
  catalogue: ({ model, baseUrl, apiKey }) => ({
    headers: { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' },
    all: `${baseUrl}/models?limit=1000`,
    one: `${baseUrl}/models/${encodeURIComponent(model)}`,
    holds: (names) => names.includes(model),
  }),
};

/** An account without credit is told in words alone. */
function refusal(status: number, said: string): FailureKind | null {
  if (status === 403 && said.includes('permission_error')) return 'key';
  return status === 400 && /credit balance is too low/i.test(said) ? 'credit' : null;
}
