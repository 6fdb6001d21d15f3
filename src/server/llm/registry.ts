import type { LlmProvider, LocalModels } from './provider.ts';
import { anthropic } from './providers/anthropic.ts';
import { google } from './providers/google.ts';
import { ollamaModels } from './providers/ollama-models.ts';
import { ollama } from './providers/ollama.ts';
import { openAiCompatible } from './providers/openai-compatible.ts';
import { openAi } from './providers/openai.ts';

const providers = [openAi, anthropic, google, openAiCompatible, ollama] as const;

/** Names of the settings that hold a vendor's own key. */
export type KeyName = (typeof providers)[number]['keys'][number];

/** Ids of `LLM_PROVIDER` and the settings for keys derive from here; the first one whose key is set is taken. */
export const llmProviders: readonly LlmProvider<KeyName>[] = providers;

/** Whose models need no key, and no setting when they answer on this machine. */
export const localProvider: LlmProvider<KeyName> = ollama;

export const localModels: LocalModels = ollamaModels;
