import { z } from 'zod';
import { llmSettings } from '../../src/server/llm/llm.settings.ts';
import type { LlmSettings } from '../../src/server/llm/llm.settings.ts';

const schema = z.object({
  LLM_PROVIDER: llmSettings.LLM_PROVIDER.schema,
  LLM_MODEL: llmSettings.LLM_MODEL.schema,
  LLM_BASE_URL: llmSettings.LLM_BASE_URL.schema,
  LLM_API_KEY: llmSettings.LLM_API_KEY.schema,
  LLM_MAX_CONCURRENCY: llmSettings.LLM_MAX_CONCURRENCY.schema,
  LLM_FIRST_TOKEN_TIMEOUT: llmSettings.LLM_FIRST_TOKEN_TIMEOUT.schema,
  LLM_IDLE_TIMEOUT: llmSettings.LLM_IDLE_TIMEOUT.schema,
  LLM_DAILY_TOKEN_LIMIT: llmSettings.LLM_DAILY_TOKEN_LIMIT.schema,
});

/** The model's settings as an environment would give them; throws a `ZodError` with every wrong one. */
export function parseLlmSettings(env: Partial<Record<keyof LlmSettings, string>>): LlmSettings {
  return schema.parse(env);
}
