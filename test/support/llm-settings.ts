import { z } from 'zod';
import { llmSettings } from '../../src/server/llm/llm.settings.ts';
import type { LlmSettings } from '../../src/server/llm/llm.settings.ts';

/** The model's settings as an environment would give them; throws a `ZodError` with every wrong one. */
export function parseLlmSettings(env: Partial<Record<keyof LlmSettings, string>>): LlmSettings {
  const values: Record<string, unknown> = {};
  const issues: z.core.$ZodIssue[] = [];
  for (const name of Object.keys(llmSettings).filter(isSetting)) {
    const result = llmSettings[name].schema.safeParse(env[name]);
    if (result.success) values[name] = result.data;
    else issues.push(...result.error.issues);
  }
  if (issues.length > 0) throw new z.ZodError(issues);
  // Each name of the group is there by now, made by its own schema.
  return values as LlmSettings;
}

function isSetting(name: string): name is keyof LlmSettings {
  return Object.hasOwn(llmSettings, name);
}
