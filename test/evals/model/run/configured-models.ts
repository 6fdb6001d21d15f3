import { type Environment, readSettings } from '../../../../src/server/config/read-settings.ts';
import type { Settings } from '../../../../src/server/config/settings.ts';
import { chooseModel } from '../../../../src/server/llm/choose-model.ts';
import { createTextModel } from '../../../../src/server/llm/create-text-model.ts';
import type { TextModel } from '../../../../src/server/llm/text-model.ts';
import { silentLogger } from '../../../support/silent-logger.ts';

export interface ConfiguredModels {
  /** Null for the built-in writer. */
  readonly model: TextModel | null;
  /** `LLM_MODEL_JUDGE` at the same vendor, or the same model. */
  readonly judge: TextModel | null;
}

/** The models that the product's own settings name, and a judge beside them. Throws `StartError` where they are wrong. */
export function configuredModels(settings: Settings, env: Environment): ConfiguredModels {
  const model = modelOf(settings);
  const name = env['LLM_MODEL_JUDGE']?.trim();
  if (!model || !name) return { model, judge: model };
  // A judge judges with one model, whatever else the writer uses for a use case.
  const others = Object.keys(env).filter((key) => key.startsWith('LLM_MODEL_'));
  const plain = Object.fromEntries(others.map((key) => [key, undefined]));
  return { model, judge: modelOf(readSettings({ ...env, ...plain, LLM_MODEL: name })) };
}

function modelOf(settings: Settings): TextModel | null {
  const choice = chooseModel(settings);
  return choice.kind === 'builtin' ? null : createTextModel(choice, { logger: silentLogger });
}
