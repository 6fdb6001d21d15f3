/** Where a model can be had, and what has to be set to write with it. Compatible addresses end before `/chat/completions`. */
export interface ModelVendor {
  readonly id: string;
  readonly name: string;
  /** The setting for a key of a vendor that is reached through an API of its own. */
  readonly keySetting?: string;
  /** Reached through its own API, or as an OpenAI-compatible endpoint. */
  readonly speaks: 'own' | 'openai';
  /** On the user's own machine or somewhere else; only the latter ask for a key. */
  readonly runs: 'here' | 'elsewhere';
  readonly baseUrl: string;
  /** A name that the vendor's documentation gives; such names age. */
  readonly model: string;
  /** Commands to be run before. */
  readonly before?: string;
  /** What one has to know, in a sentence or two. */
  readonly hint?: string;
  /** Where the vendor lists the names of models. */
  readonly modelsUrl: string;
  /** The page that the address was taken from. */
  readonly sourceUrl: string;
}

/** The day on which the pages named by `sourceUrl` and `modelsUrl` were read. */
export const VENDORS_READ_ON = '2026-11-21';

/** Those that need no key first, and those with an API of their own before the compatible ones. None of the addresses has been tried against the vendor itself. */
export const MODEL_VENDORS: readonly ModelVendor[] = [
  {
    id: 'ollama',
    name: 'Ollama',
    speaks: 'own',
    runs: 'here',
    baseUrl: 'http://127.0.0.1:11434',
    model: 'gemma4',
    before: 'ollama pull gemma4',
    hint: 'Ollama is found by itself when it runs on this machine and nothing else is set: the newest of its models that can chat then writes. The line takes one of them. Each call asks for room for 32,768 tokens (OLLAMA_CONTEXT_LENGTH), which takes memory; on a small graphics card a lower number is quicker, and long material may then be refused.',
    modelsUrl: 'https://ollama.com/library',
    sourceUrl: 'https://docs.ollama.com/context-length',
  },
  {
    id: 'lm-studio',
    name: 'LM Studio',
    speaks: 'openai',
    runs: 'here',
    baseUrl: 'http://127.0.0.1:1234/v1',
    model: 'openai/gpt-oss-20b',
    before: 'lms server start',
    hint: 'The name of the model is the identifier that LM Studio shows.',
    modelsUrl: 'https://lmstudio.ai/models',
    sourceUrl: 'https://lmstudio.ai/docs/developer/openai-compat',
  },
  {
    id: 'llama-cpp',
    name: 'llama.cpp',
    speaks: 'openai',
    runs: 'here',
    baseUrl: 'http://127.0.0.1:8080/v1',
    model: 'local',
    before: 'llama-server -m model.gguf --alias local',
    modelsUrl: 'https://github.com/ggml-org/llama.cpp',
    sourceUrl: 'https://github.com/ggml-org/llama.cpp/blob/master/tools/server/README.md',
  },
  {
    id: 'vllm',
    name: 'vLLM',
    speaks: 'openai',
    runs: 'here',
    baseUrl: 'http://127.0.0.1:8000/v1',
    model: 'openai/gpt-oss-20b',
    before: 'vllm serve openai/gpt-oss-20b',
    modelsUrl: 'https://docs.vllm.ai/en/latest/models/supported_models.html',
    sourceUrl: 'https://docs.vllm.ai/en/latest/serving/openai_compatible_server.html',
  },
  {
    id: 'openai',
    name: 'OpenAI',
    speaks: 'own',
    keySetting: 'OPENAI_API_KEY',
    runs: 'elsewhere',
    baseUrl: 'https://api.openai.com/v1',
    model: 'gpt-6-sol',
    modelsUrl: 'https://developers.openai.com/api/docs/models',
    sourceUrl: 'https://developers.openai.com/api/docs/models/gpt-6-sol',
  },
  {
    id: 'anthropic',
    name: 'Anthropic',
    speaks: 'own',
    keySetting: 'ANTHROPIC_API_KEY',
    runs: 'elsewhere',
    baseUrl: 'https://api.anthropic.com/v1',
    model: 'claude-opus-5-5',
    modelsUrl: 'https://platform.claude.com/docs/en/about-claude/models/overview',
    sourceUrl: 'https://platform.claude.com/docs/en/about-claude/models/overview',
  },
  {
    id: 'google',
    name: 'Google Gemini',
    speaks: 'own',
    keySetting: 'GEMINI_API_KEY',
    runs: 'elsewhere',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    model: 'gemini-3.7-flash',
    modelsUrl: 'https://ai.google.dev/gemini-api/docs/models',
    sourceUrl: 'https://ai.google.dev/api',
  },
  {
    id: 'mistral',
    name: 'Mistral',
    speaks: 'openai',
    runs: 'elsewhere',
    baseUrl: 'https://api.mistral.ai/v1',
    model: 'mistral-medium-latest',
    modelsUrl: 'https://docs.mistral.ai/getting-started/models/models_overview/',
    sourceUrl: 'https://docs.mistral.ai/api/',
  },
  {
    id: 'openrouter',
    name: 'OpenRouter',
    speaks: 'openai',
    runs: 'elsewhere',
    baseUrl: 'https://openrouter.ai/api/v1',
    model: 'openai/gpt-6-sol',
    modelsUrl: 'https://openrouter.ai/models',
    sourceUrl: 'https://openrouter.ai/docs/quickstart',
  },
];

/** The model that is taken where none is named; empty for a vendor that is not among them. */
export function defaultModelOf(id: string): string {
  return MODEL_VENDORS.find((vendor) => vendor.id === id)?.model ?? '';
}
