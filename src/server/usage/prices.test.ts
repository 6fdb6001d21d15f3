import { describe, expect, it, test } from 'vitest';
import { createSetClock } from '../../../test/fakes/set-clock.ts';
import { parseLlmSettings } from '../../../test/support/llm-settings.ts';
import { chooseModel } from '../llm/choose-model.ts';
import { firstModels } from './first-models.ts';
import { parsePrices } from './own-prices.ts';
import { createPrices } from './prices.ts';
import { usageSettings } from './usage.settings.ts';

const clock = createSetClock('2026-11-22T10:00:00Z');

/** What a token of output costs for whom these settings choose, in dollars per million; null where it is not known. */
function outputPrice(env: Record<string, string>, own = '') {
  const choice = chooseModel(parseLlmSettings(env));
  if (choice.kind !== 'model') throw new Error('expected a model');
  const found = createPrices(parsePrices(own).prices, clock).of(firstModels(choice).draft);
  return found && found.price.output / 1_000_000;
}

const OPENAI = { LLM_PROVIDER: 'openai', OPENAI_API_KEY: 'sk-test' };
const LOCAL = { LLM_BASE_URL: 'http://127.0.0.1:1234/v1', LLM_MODEL: 'openai/gpt-oss-20b' };
const NEXT_DOOR = { LLM_BASE_URL: 'http://127.0.0.1:4000/v1', LLM_MODEL: 'gpt-6-sol' };

test.each([
  ['a vendor’s own API', { ...OPENAI, LLM_MODEL: 'gpt-6-sol' }, 10],
  ['a vendor’s own API through a proxy next door', { ...OPENAI, ...NEXT_DOOR }, 10],
  [
    'a vendor that is known by its address',
    { LLM_BASE_URL: 'https://api.mistral.ai/v1', LLM_API_KEY: 'k', LLM_MODEL: 'mistral-medium-latest' },
    7.5,
  ],
  ['a model of no list', { ...OPENAI, LLM_MODEL: 'gpt-99' }, null],
  [
    'who passes calls on',
    { LLM_BASE_URL: 'https://openrouter.ai/api/v1', LLM_API_KEY: 'k', LLM_MODEL: 'openai/gpt-6-sol' },
    null,
  ],
  ['a server on this machine', LOCAL, 0],
  ['a proxy on this machine, told by a model that only its vendor has', NEXT_DOOR, null],
  ['the same, with the vendor in front', { ...NEXT_DOOR, LLM_MODEL: 'anthropic/claude-opus-5-5' }, null],
  ['Ollama on this machine', { LLM_PROVIDER: 'ollama', LLM_MODEL: 'gemma4:12b' }, 0],
  ['Ollama on this machine that passes on', { LLM_PROVIDER: 'ollama', LLM_MODEL: 'gpt-oss:120b-cloud' }, null],
  ['Ollama somewhere', { LLM_PROVIDER: 'ollama', OLLAMA_HOST: 'https://ollama.com', LLM_MODEL: 'x' }, null],
])('%s', (_, env, dollars) => {
  expect(outputPrice(env)).toBe(dollars);
});

test('the limit of a project is a whole number, or none', () => {
  const { schema } = usageSettings.LLM_JOB_TOKEN_LIMIT;
  expect([schema.parse(undefined), schema.parse('200000')]).toEqual([null, 200_000]);
  for (const text of ['0', '-1', '1.5', 'many']) {
    expect(schema.safeParse(text).error?.issues[0]?.message, text).toBe('must be a whole number, 1 or more');
  }
});

describe('a price of one’s own', () => {
  const own = 'my-model=1.25/0.125/10, openai:gpt-6-sol = 1/8, gemma4:12b=0.01/0.02';

  it('comes first, and is that of one provider where it has its id in front', () => {
    expect(outputPrice({ ...OPENAI, LLM_MODEL: 'my-model' }, own)).toBe(10);
    expect(outputPrice({ ...OPENAI, LLM_MODEL: 'gpt-6-sol' }, own)).toBe(8);
    expect(outputPrice(LOCAL, own)).toBe(0);
    expect(outputPrice({ LLM_PROVIDER: 'ollama', LLM_MODEL: 'gemma4:12b' }, own)).toBe(0.02);
  });

  it('is read as input, cached input, output and, where it is given, what goes into the cache', () => {
    const price = (text: string) => parsePrices(`m=${text}`).prices.get('m');
    const whole = { input: 4_000_000, cachedInput: 200_000, cacheWrite: 4_000_000, output: 20_000_000 };
    expect(price('4/0.2/20')).toEqual(whole);
    expect(price(' 4 / 20 ')).toEqual({ ...whole, cachedInput: 4_000_000 });
    expect(price('4/0.2/20/5')).toEqual({ ...whole, cacheWrite: 5_000_000 });
    expect(price('0.000001/0/0')?.input).toBe(1);
  });

  it.each([
    ['m', 'has an entry without a model'],
    ['=1/2', 'has an entry without a model'],
    ['m=1', 'has no price that can be read for m'],
    ['m=1/-2', 'has no price that can be read for m'],
    ['m=1/2,5/3', 'has an entry without a model'],
    ['a=1/2/3, m=1/x', 'has no price that can be read for m'],
    ['m=1/2, m=1/3', 'names m twice'],
  ])('%s is refused with a sentence', (text, problem) => {
    expect(parsePrices(text).problem).toContain(problem);
  });

  it('may be left out', () => {
    expect(parsePrices(' , ')).toEqual({ prices: new Map(), problem: null });
    expect(usageSettings.LLM_PRICES.schema.parse(undefined)).toEqual(new Map());
  });

  it('that cannot be read keeps the product from starting, with a sentence', () => {
    const [issue] = usageSettings.LLM_PRICES.schema.safeParse('m=cheap').error?.issues ?? [];
    expect(issue?.message).toBe(
      'LLM_PRICES has no price that can be read for m: write model=input/cached input/output in US dollars per million tokens, such as my-model=1.25/0.125/10, with commas between',
    );
  });
});
