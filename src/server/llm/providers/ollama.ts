import type { LlmProvider, ModelEndpoint } from '../provider.ts';

/**
 * Ollama through its own API: only there the length of its context can be asked for. Its default of a few thousand tokens
 * would cut our prompts in silence.
 */
export const ollama: LlmProvider<never> = {
  id: 'ollama',
  keys: [],
  keyLook: null,
  baseUrl: 'http://127.0.0.1:11434',
  // One answer after the other: a graphics card has room for one such context.
  callsAtOnce: 1,
  vendor: () => 'Ollama',
  unknownModel: ({ model }) => `run: ollama pull ${model}`,
  problems: ({ model }) => (model === '' ? ['LLM_MODEL is missing: the name of a model that `ollama list` shows'] : []),
  async create(endpoint) {
    const { createOllama } = await import('ai-sdk-ollama');
    const { createOllamaClient } = await import('./ollama-client.ts');
    const { model, contextTokens } = endpoint;
    const provider = createOllama({ client: createOllamaClient(endpoint) });
    return provider.chat(model, { options: { num_ctx: contextTokens } });
  },
  catalogue: (endpoint) => ({
    headers: headersOf(endpoint),
    all: `${endpoint.baseUrl}/api/tags`,
    // Without a tag the latest is meant.
    holds: (names) => names.includes(endpoint.model) || names.includes(`${endpoint.model}:latest`),
  }),
};

/** Only an Ollama behind a proxy asks for a key. */
function headersOf({ apiKey }: ModelEndpoint): Record<string, string> {
  return apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` };
}
