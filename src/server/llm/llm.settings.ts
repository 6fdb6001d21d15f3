import { z } from 'zod';
import { MODEL_VENDORS } from '../../core/vendors/model-vendors.ts';
import { defineSettings } from '../config/define-settings.ts';
import type { SettingsOf } from '../config/define-settings.ts';
import { wholeNumber } from '../config/setting-schemas.ts';
import { llmProviders } from './registry.ts';

/** Their own APIs come later; until then they are reached through their OpenAI-compatible address. */
const PLANNED = ['openai', 'anthropic', 'google', 'ollama'];
const IDS = ['auto', 'builtin', ...llmProviders.map((provider) => provider.id)];

const provider = z
  .string()
  .default('auto')
  .transform((text) => text.trim().toLowerCase())
  .superRefine((id, context) => {
    if (IDS.includes(id)) return;
    const message = PLANNED.includes(id)
      ? `LLM_PROVIDER=${id} comes in a later version. Until then set LLM_PROVIDER=openai-compatible with LLM_BASE_URL and LLM_MODEL`
      : `LLM_PROVIDER must be one of ${IDS.join(', ')}`;
    const vendor = MODEL_VENDORS.find((known) => known.id === id);
    const lines = vendor ? `: docs/connect-a-model.md has the lines for ${vendor.name}` : '';
    context.addIssue({ code: 'custom', message: message + lines });
  });

const trimmed = z
  .string()
  .default('')
  .transform((text) => text.trim());

/** Seconds of silence where none are set: a model on a machine of one's own reads a long prompt for minutes. */
export const SILENCE = {
  local: { firstToken: 900, idle: 120 },
  remote: { firstToken: 120, idle: 20 },
} as const;

/** Null where nothing is set. Fractions are allowed; a day is the most that a timer should hold. */
const seconds = z
  .string()
  .transform(Number)
  .refine((value) => value > 0 && value <= 86_400, {
    error: 'must be a number of seconds, more than 0 and at most 86400',
  })
  .optional()
  .transform((value) => value ?? null);

const baseUrl = trimmed
  .transform((text) => text.replace(/\/+$/, ''))
  .refine((text) => text === '' || isHttpUrl(text), {
    error: 'LLM_BASE_URL must be an http or https address, such as http://127.0.0.1:11434/v1',
  });

const model = trimmed.refine((text) => !text.includes(','), {
  error: 'LLM_MODEL must be the name of one model; a list of models comes in a later version',
});

/** A limit that is not kept yet must not look as if it were. */
const dailyTokens = z
  .string()
  .optional()
  .refine((text) => text === undefined, {
    error: 'LLM_DAILY_TOKEN_LIMIT comes in a later version. Until then leave it unset, and set a limit at the vendor',
  })
  .transform(() => null);

export const llmSettings = defineSettings({
  LLM_PROVIDER: {
    schema: provider,
    meaning: `Who writes: ${IDS.join(', ')}. auto takes openai-compatible when LLM_BASE_URL or LLM_API_KEY is set, else the built-in writer.`,
    shown: 'auto',
  },
  LLM_MODEL: { schema: model, meaning: 'Name of the model as the endpoint knows it.', shown: 'unset' },
  LLM_BASE_URL: {
    schema: baseUrl,
    meaning: 'Address of the OpenAI-compatible endpoint, up to and without /chat/completions.',
    shown: 'unset',
  },
  LLM_API_KEY: {
    schema: trimmed,
    meaning: 'Key of the endpoint; local ones often need none.',
    shown: 'unset',
    secret: true,
  },
  LLM_MAX_CONCURRENCY: {
    schema: wholeNumber(24, 1),
    meaning: 'Model calls at the same time, in each process.',
    shown: '24',
  },
  LLM_FIRST_TOKEN_TIMEOUT: {
    schema: seconds,
    meaning: `Seconds of silence before an answer begins; the longer default is for a model on this machine or its own network.`,
    shown: `${SILENCE.remote.firstToken}, local ${SILENCE.local.firstToken}`,
  },
  LLM_IDLE_TIMEOUT: {
    schema: seconds,
    meaning: 'Seconds of silence within an answer; the longer default is for the same models.',
    shown: `${SILENCE.remote.idle}, local ${SILENCE.local.idle}`,
  },
  LLM_DAILY_TOKEN_LIMIT: {
    schema: dailyTokens,
    meaning: 'Comes in a later version; a start with it is refused.',
    shown: 'unset',
  },
});

export type LlmSettings = SettingsOf<typeof llmSettings>;

function isHttpUrl(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'http:' || url?.protocol === 'https:';
}
