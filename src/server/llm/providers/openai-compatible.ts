import { MODEL_VENDORS } from '../../../core/vendors/model-vendors.ts';
import type { LlmProvider, ModelEndpoint } from '../provider.ts';
import { createPatientFetch } from './patient-fetch.ts';

/** Any endpoint with `/chat/completions`: vLLM, LM Studio, llama.cpp, OpenRouter and the like. */
export const openAiCompatible: LlmProvider<never> = {
  id: 'openai-compatible',
  keys: [],
  keyLook: null,
  baseUrl: '',
  callsAtOnce: 24,
  vendor: (endpoint) => knownVendor(endpoint) ?? hostOf(endpoint),
  subject: (endpoint) => knownVendor(endpoint) ?? `The model at ${hostOf(endpoint)}`,
  problems({ model, baseUrl }) {
    const problems: string[] = [];
    if (baseUrl === '') {
      problems.push(
        'LLM_BASE_URL is missing: the address of the OpenAI-compatible endpoint, such as http://127.0.0.1:1234/v1; docs/connect-a-model.md has it for many vendors',
      );
    } else if (baseUrl.endsWith('/chat/completions')) {
      problems.push('LLM_BASE_URL must end before /chat/completions, such as http://127.0.0.1:1234/v1');
    }
    if (model === '') problems.push('LLM_MODEL is missing: the name of the model as the endpoint knows it');
    return problems;
  },
  async create({ model, baseUrl, apiKey }) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    const provider = createOpenAICompatible({
      name: 'openai-compatible',
      baseURL: baseUrl,
      // Most servers tell of tokens only when they are asked to.
      includeUsage: true,
      fetch: createPatientFetch(),
      ...(apiKey === '' ? {} : { apiKey }),
    });
    return provider.chatModel(model);
  },
  catalogue: ({ model, baseUrl, apiKey }) => ({
    headers: apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` },
    all: `${baseUrl}/models`,
    // A server with one model often takes any name; a variant of a listed one stands behind a colon.
    holds: (names) =>
      names.includes(model) || names.includes(model.replace(/:[^:]*$/, '')) || (names.length < 2 ? null : false),
  }),
};

const hostOf = ({ baseUrl }: ModelEndpoint): string => URL.parse(baseUrl)?.host ?? '';

/** A vendor that is known by its address. */
function knownVendor(endpoint: ModelEndpoint): string | null {
  const host = hostOf(endpoint);
  const known = MODEL_VENDORS.find((vendor) => vendor.runs === 'elsewhere' && URL.parse(vendor.baseUrl)?.host === host);
  return known?.name ?? null;
}
