import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LlmProvider } from '../provider.ts';
import { vendorFetch } from '../vendor-fetch.ts';

/** Any endpoint with `/chat/completions`: vLLM, LM Studio, llama.cpp, Ollama's `/v1`, OpenRouter and the like. */
export const openAiCompatible: LlmProvider = {
  id: 'openai-compatible',
  vendor: 'The model',
  problems({ model, baseUrl }) {
    const problems: string[] = [];
    if (baseUrl === '') {
      problems.push(
        'LLM_BASE_URL is missing: the address of the OpenAI-compatible endpoint, such as http://127.0.0.1:11434/v1; docs/connect-a-model.md has it for many vendors',
      );
    } else if (baseUrl.endsWith('/chat/completions')) {
      problems.push('LLM_BASE_URL must end before /chat/completions, such as http://127.0.0.1:11434/v1');
    }
    if (model === '') problems.push('LLM_MODEL is missing: the name of the model as the endpoint knows it');
    return problems;
  },
  create({ model, baseUrl, apiKey }) {
    const provider = createOpenAICompatible({
      name: 'openai-compatible',
      baseURL: baseUrl,
      // `stream_options` would bring a token count everywhere, but some endpoints (Mistral, Fireworks) refuse the field.
      includeUsage: false,
      fetch: vendorFetch,
      ...(apiKey === '' ? {} : { apiKey }),
    });
    return provider.chatModel(model);
  },
};
