import { expect, test } from 'vitest';
import { readSettings } from '../config/read-settings.ts';
import { userLimits } from '../config/user-limits.ts';
import { chooseModel } from '../llm/choose-model.ts';
import { createPrices } from './prices.ts';

/** The limit that the settings come to, as all parts of the product have it. */
function limitWith(env: Record<string, string>): number | null {
  const settings = readSettings(env);
  return userLimits(settings, chooseModel(settings), createPrices(settings.LLM_PRICES)).tokensPerDay;
}

const LOCAL = { LLM_BASE_URL: 'http://127.0.0.1:1234/v1', LLM_MODEL: 'fake' };
const GATEWAY = { LLM_BASE_URL: 'https://gateway.example/v1', LLM_MODEL: 'fake' };
const VENDOR = { ANTHROPIC_API_KEY: 'sk-ant-0123456789' };
const OLLAMA = { LLM_PROVIDER: 'ollama', LLM_MODEL: 'qwen3:8b' };

test.each<[string, Record<string, string>]>([
  ['a vendor with a key', VENDOR],
  ['an endpoint elsewhere, even without a key', GATEWAY],
  [
    'a vendor behind a proxy on this machine',
    { ...VENDOR, LLM_PROVIDER: 'anthropic', LLM_BASE_URL: LOCAL.LLM_BASE_URL },
  ],
  [
    'a vendor that is asked only when the local model is down',
    { ...VENDOR, LLM_MODEL: 'ollama:qwen3, anthropic:opus' },
  ],
  ['a vendor for a single use', { ...VENDOR, ...OLLAMA, LLM_MODEL_VOICE: 'anthropic:opus' }],
  ['a model that Ollama passes on to others', { ...OLLAMA, LLM_MODEL: 'gpt-oss:120b-cloud' }],
  ['a local model that has a price', { ...LOCAL, LLM_PRICES: 'fake=1/2' }],
])('%s has a limit by default', (_, env) => {
  expect(limitWith(env)).toBe(3_000_000);
});

test.each<[string, Record<string, string>]>([
  ['the built-in writer', {}],
  ['Ollama', OLLAMA],
  ['a server on this machine, also with a key', { ...LOCAL, LLM_API_KEY: 'sk-local' }],
  ['a server on the own network', { ...LOCAL, LLM_BASE_URL: 'http://192.168.1.20:8000/v1' }],
  ['an endpoint elsewhere whose price is set to nothing', { ...GATEWAY, LLM_PRICES: 'fake=0/0' }],
])('%s has none', (_, env) => {
  expect(limitWith(env)).toBeNull();
});

test.each([VENDOR, LOCAL, {}])('what is set counts, whatever the model: %o', (env) => {
  expect(limitWith({ ...env, TOKENS_PER_DAY: '5000' })).toBe(5_000);
  expect(limitWith({ ...env, TOKENS_PER_DAY: '0' })).toBeNull();
});

test.each(['-1', '1.5', 'many', '2000000001'])('%s is no number of tokens', (TOKENS_PER_DAY) => {
  expect(() => limitWith({ TOKENS_PER_DAY })).toThrow('TOKENS_PER_DAY: must be a whole number, from 0 to 2000000000');
});
