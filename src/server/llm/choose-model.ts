import { SILENCE } from './llm.settings.ts';
import type { LlmSettings } from './llm.settings.ts';
import { isOnOwnNetwork } from './own-network.ts';
import type { LlmProvider, ModelEndpoint } from './provider.ts';
import { llmProviders } from './registry.ts';
import type { SilenceLimits } from './silence-watch.ts';

export interface ChosenModel {
  readonly kind: 'model';
  /** The model's name. */
  readonly name: string;
  readonly provider: LlmProvider;
  readonly endpoint: ModelEndpoint;
  readonly limits: SilenceLimits;
  readonly maxConcurrency: number;
}

export type Choice = { readonly kind: 'builtin' } | ChosenModel;

/** What the settings lack together, each a sentence; empty when the product can start with them. */
export function llmProblems(settings: LlmSettings): readonly string[] {
  return providerOf(settings)?.problems(endpointOf(settings)) ?? [];
}

/** Who writes. Call it with settings that have no `llmProblems`. */
export function chooseModel(settings: LlmSettings): Choice {
  const provider = providerOf(settings);
  if (!provider) return { kind: 'builtin' };
  return {
    kind: 'model',
    name: settings.LLM_MODEL,
    provider,
    endpoint: endpointOf(settings),
    limits: limitsOf(settings),
    maxConcurrency: settings.LLM_MAX_CONCURRENCY,
  };
}

function limitsOf(settings: LlmSettings): SilenceLimits {
  const usual = isOnOwnNetwork(settings.LLM_BASE_URL) ? SILENCE.local : SILENCE.remote;
  return {
    firstTokenMs: (settings.LLM_FIRST_TOKEN_TIMEOUT ?? usual.firstToken) * 1000,
    idleMs: (settings.LLM_IDLE_TIMEOUT ?? usual.idle) * 1000,
  };
}

function providerOf(settings: LlmSettings): LlmProvider | null {
  const auto = settings.LLM_BASE_URL || settings.LLM_API_KEY ? 'openai-compatible' : 'builtin';
  const id = settings.LLM_PROVIDER === 'auto' ? auto : settings.LLM_PROVIDER;
  return llmProviders.find((provider) => provider.id === id) ?? null;
}

const endpointOf = (settings: LlmSettings): ModelEndpoint => ({
  model: settings.LLM_MODEL,
  baseUrl: settings.LLM_BASE_URL,
  apiKey: settings.LLM_API_KEY,
});
