import { z } from 'zod';
import { MODEL_VENDORS } from '../../core/vendors/model-vendors.ts';
import { defineSettings } from '../config/define-settings.ts';
import type { Setting, SettingsOf } from '../config/define-settings.ts';
import { wholeNumber } from '../config/setting-schemas.ts';
import { localAddress } from './local-address.ts';
import { llmProviders, localProvider } from './registry.ts';
import type { KeyName } from './registry.ts';

const IDS = ['auto', 'builtin', ...llmProviders.map((provider) => provider.id)];

const provider = z
  .string()
  .default('auto')
  .transform((text) => text.trim().toLowerCase())
  .superRefine((id, context) => {
    if (IDS.includes(id)) return;
    const vendor = MODEL_VENDORS.find((known) => known.id === id);
    const lines = vendor ? `: docs/connect-a-model.md has the lines for ${vendor.name}` : '';
    context.addIssue({ code: 'custom', message: `LLM_PROVIDER must be one of ${IDS.join(', ')}${lines}` });
  });

const trimmed = z
  .string()
  .default('')
  .transform((text) => text.trim());

/** A key as it is sent in a header; typographic signs come from a word processor. */
const secret = trimmed.refine((text) => /^[!-~]*$/.test(text), {
  error: 'must be a key in plain letters, digits and signs, without spaces',
});

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

/** Null where nothing is set. */
const limit = z
  .string()
  .transform(Number)
  .pipe(z.int({ error: 'must be a whole number, 1 or more' }).min(1, { error: 'must be a whole number, 1 or more' }))
  .optional()
  .transform((value) => value ?? null);

const baseUrl = trimmed
  .transform((text) => text.replace(/\/+$/, ''))
  .refine((text) => text === '' || isHttpUrl(text), {
    error: 'LLM_BASE_URL must be an http or https address without user and password, such as http://127.0.0.1:1234/v1',
  });

const ollamaHost = trimmed
  .transform((text) => localAddress(text, localProvider.baseUrl))
  .refine(isHttpUrl, { error: 'OLLAMA_HOST must be an address, such as 127.0.0.1:11434' });

/** Names of models with commas between; empty where nothing is set. */
const models = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  );

type KeySettings = Readonly<Record<KeyName, Setting<typeof secret>>>;

/** A line for each key that a provider names. */
function keySettings(): KeySettings {
  const entries = llmProviders.flatMap(({ id, keys }) =>
    keys.map((name) => [
      name,
      { schema: secret, meaning: `Key of the provider \`${id}\` alone.`, shown: 'unset', secret: true },
    ]),
  );
  // The names come from the very list that KeyName is made of.
  return Object.fromEntries(entries) as KeySettings;
}

const forUse = (what: string): Setting<typeof models> => ({
  schema: models,
  meaning: `Model or list of models for ${what}.`,
  shown: 'LLM_MODEL',
});

export const llmSettings = defineSettings({
  LLM_PROVIDER: {
    schema: provider,
    meaning: `Who writes: ${IDS.join(', ')}. auto takes, in this order: the address in LLM_BASE_URL (openai-compatible), the vendor that LLM_API_KEY looks like, the provider that LLM_MODEL names, the first vendor whose own key is set, an Ollama that answers at OLLAMA_HOST, the built-in writer.`,
    shown: 'auto',
  },
  LLM_MODEL: {
    schema: models,
    meaning:
      'Name of the model as its vendor knows it, or several with commas between, which are asked in this order when one is down or out of quota. One of another provider has its id in front, such as `anthropic:name`.',
    shown: "the vendor's in docs/connect-a-model.md; with Ollama the newest one that can chat",
  },
  LLM_MODEL_BRIEF: forUse('reading sources and material'),
  LLM_MODEL_PLAN: forUse('the plan of a job'),
  LLM_MODEL_DRAFT: forUse('drafts of pieces'),
  LLM_MODEL_EDIT: forUse('the edit of drafts'),
  LLM_MODEL_CHECK: forUse('the fact check of pieces'),
  LLM_MODEL_VOICE: forUse("describing a persona's voice"),
  LLM_BASE_URL: {
    schema: baseUrl,
    meaning:
      'Address of the OpenAI-compatible endpoint, up to and without /chat/completions; with another LLM_PROVIDER that one is asked here, such as through a proxy.',
    shown: "the vendor's",
  },
  LLM_API_KEY: {
    schema: secret,
    meaning: 'Key of the endpoint or vendor; local ones often need none.',
    shown: 'unset',
    secret: true,
  },
  ...keySettings(),
  OLLAMA_HOST: {
    schema: ollamaHost,
    meaning: 'Address of Ollama, which is looked for there when nothing else is set.',
    shown: '127.0.0.1:11434',
  },
  OLLAMA_CONTEXT_LENGTH: {
    schema: wholeNumber(32_768, 2_048, 4_194_304),
    meaning:
      'Tokens that Ollama keeps room for in a call, question and answer together. A prompt that is longer is refused, not cut.',
    shown: '32768',
  },
  LLM_MAX_CONCURRENCY: {
    schema: limit,
    meaning: 'Model calls at the same time, in all processes of the installation together.',
    shown: '24, Ollama 1',
  },
  LLM_DAILY_TOKEN_LIMIT: {
    schema: limit,
    meaning:
      'Tokens that models may use a UTC day, in all processes together; calls are counted as the vendor tells, else by the length of their text.',
    shown: 'none',
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
});

export type LlmSettings = SettingsOf<typeof llmSettings>;

function isHttpUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'http:' || url.protocol === 'https:';
}
