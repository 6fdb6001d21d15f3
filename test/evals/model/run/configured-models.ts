import { type Environment, readSettings } from '../../../../src/server/config/read-settings.ts';
import type { Settings } from '../../../../src/server/config/settings.ts';
import { createTextModel } from '../../../../src/server/llm/create-text-model.ts';
import { findModel } from '../../../../src/server/llm/find-model.ts';
import { createModelHealth } from '../../../../src/server/llm/model-health.ts';
import type { TextModel } from '../../../../src/server/llm/text-model.ts';
import { systemClock } from '../../../../src/server/platform/clock.ts';
import { silentLogger } from '../../../support/silent-logger.ts';

export interface ConfiguredModels {
  /** Null for the built-in writer. */
  readonly model: TextModel | null;
  /** `LLM_MODEL_JUDGE` at the same vendor, or the same model. */
  readonly judge: TextModel | null;
  /** What is wrong with them, as a start of the product tells it. */
  readonly notices: readonly string[];
}

/** The models that the product's own settings name, and a judge beside them. Throws `StartError` where they are wrong. */
export async function configuredModels(settings: Settings, env: Environment): Promise<ConfiguredModels> {
  const { model, notices } = await modelOf(settings);
  const name = env['LLM_MODEL_JUDGE']?.trim();
  if (!model || !name) return { model, judge: model, notices };
  // A judge judges with one model, whatever else the writer uses for a use case.
  const others = Object.keys(env).filter((key) => key.startsWith('LLM_MODEL_'));
  const plain = Object.fromEntries(others.map((key) => [key, undefined]));
  const judge = await modelOf(readSettings({ ...env, ...plain, LLM_MODEL: name }));
  return { model, judge: judge.model, notices: [...new Set([...notices, ...judge.notices])] };
}

async function modelOf(settings: Settings): Promise<{ model: TextModel | null; notices: readonly string[] }> {
  const { choice, note } = await findModel(settings);
  const notices = note === null ? [] : [note];
  if (choice.kind === 'builtin') return { model: null, notices };
  const health = createModelHealth(choice, { clock: systemClock });
  const troubles = await health.look();
  return { model: createTextModel(choice, { logger: silentLogger }), notices: [...notices, ...troubles] };
}
