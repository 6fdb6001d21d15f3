import type { ModelEndpoint } from '../../src/server/llm/provider.ts';

/** A model named fake-1 at an address, without a key. */
export function endpointAt(baseUrl: string, more: Partial<ModelEndpoint> = {}): ModelEndpoint {
  return { baseUrl, model: 'fake-1', apiKey: '', keySetting: 'LLM_API_KEY', contextTokens: 32_768, ...more };
}
