import type { LlmProvider } from './provider.ts';
import { openAiCompatible } from './providers/openai-compatible.ts';

/** Ids of `LLM_PROVIDER` derive from here. */
export const llmProviders: readonly LlmProvider[] = [openAiCompatible];
