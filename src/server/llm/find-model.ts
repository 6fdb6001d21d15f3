import { chooseModel, mainProvider } from './choose-model.ts';
import type { Choice } from './choose-model.ts';
import type { LlmSettings } from './llm.settings.ts';
import type { LocalModels } from './provider.ts';
import { localModels } from './registry.ts';

export interface Finding {
  readonly choice: Choice;
  /** What whoever runs the product should know of it, as a sentence. */
  readonly note: string | null;
}

/** Who writes, as `chooseModel`; where the settings leave it open, whoever answers on this machine. */
export async function findModel(settings: LlmSettings, local: LocalModels = localModels): Promise<Finding> {
  const chosen = chooseModel(settings);
  const isOpen = chosen.kind === 'builtin' && settings.LLM_PROVIDER === 'auto';
  const isUnnamed = mainProvider(settings)?.id === local.id && settings.LLM_MODEL.length === 0;
  if (!isOpen && !isUnnamed) return { choice: chosen, note: null };
  const address = chosen.kind === 'model' ? chosen.candidates.draft[0]?.endpoint.baseUrl : settings.OLLAMA_HOST;
  const found = await local.ask(address ?? settings.OLLAMA_HOST);
  if (!found) return { choice: chosen, note: null };
  if (found.chats === null) return { choice: chosen, note: local.nothingInstalled };
  const named = { ...settings, LLM_PROVIDER: local.id, LLM_MODEL: [found.chats] };
  return { choice: chooseModel(named), note: null };
}
