import { describe, expect, test } from 'vitest';
import { PRICE_PAGES } from './model-prices.data.ts';
import { costOf, listedPrice } from './model-prices.ts';
import { MODEL_VENDORS } from './model-vendors.ts';

const DAY = '2026-11-22';

test('every price names its page, its day and a vendor of the list, and is a whole number of picodollars', () => {
  for (const { vendor, sourceUrl, readOn, models } of PRICE_PAGES) {
    expect(MODEL_VENDORS.map(({ id }) => id)).toContain(vendor);
    expect(sourceUrl).toMatch(/^https:\/\/[^/]+\/\S+$/);
    expect(readOn).toMatch(/^2026-\d{2}-\d{2}$/);
    for (const [model, price] of Object.entries(models)) {
      for (const { input, cachedInput = input, cacheWrite = input, output } of [price].flat()) {
        for (const dollars of [input, cachedInput, cacheWrite, output]) {
          expect(Number((dollars * 1_000_000).toFixed(3)) % 1, model).toBe(0);
        }
        expect([cachedInput <= input, input <= cacheWrite, cacheWrite < output], model).toEqual([true, true, true]);
      }
    }
  }
});

test('no model has two prices on a day', () => {
  for (const vendor of new Set(PRICE_PAGES.map((page) => page.vendor))) {
    const names = PRICE_PAGES.filter((page) => page.vendor === vendor).flatMap(({ models }) => Object.keys(models));
    expect(names).toEqual([...new Set(names)]);
  }
});

test('the model that is taken where a vendor alone is named has a price, but for those who only pass calls on', () => {
  const asked = MODEL_VENDORS.filter(({ id, runs }) => runs === 'elsewhere' && id !== 'openrouter');
  expect(asked.map(({ id }) => id)).toEqual(['openai', 'anthropic', 'google', 'mistral']);
  for (const { id, model } of asked) expect(listedPrice(id, model, DAY), id).not.toBeNull();
});

describe('a price is found', () => {
  test('by the name of the model, in picodollars a token, with the day it was read', () => {
    expect(listedPrice('openai', 'gpt-6-sol', DAY)).toEqual({
      price: { input: 2_000_000, cachedInput: 200_000, cacheWrite: 2_500_000, output: 10_000_000 },
      readOn: '2026-11-22',
    });
  });

  test('by the name of a release', () => {
    expect(listedPrice('openai', 'gpt-6-sol-2026-09-22', DAY)).toEqual(listedPrice('openai', 'gpt-6-sol', DAY));
    expect(listedPrice('anthropic', 'claude-haiku-4-5-20251001', DAY)?.price.output).toBe(5_000_000);
  });

  test('for its day: what was to end has ended', () => {
    const outputOn = (model: string, day: string) => listedPrice('google', model, day)?.price.output;
    expect(outputOn('gemini-3.8-flash', '2026-12-31')).toBe(3_750_000);
    expect(outputOn('gemini-3.8-flash', '2027-01-01')).toBe(7_500_000);
    expect(listedPrice('google', 'gemini-3.7-flash', '2027-01-01')).toBeNull();
  });

  test('for no other vendor, no like-named model and no word of the language', () => {
    expect(listedPrice('mistral', 'gpt-6-sol', DAY)).toBeNull();
    for (const model of ['gpt-6-sol-mini', 'gpt-6', '', 'constructor'])
      expect(listedPrice('openai', model, DAY)).toBeNull();
  });
});

describe('what tokens cost', () => {
  const price = { input: 4_000_000, cachedInput: 200_000, cacheWrite: 5_000_000, output: 20_000_000 };
  const tokens = { inputTokens: 1_000, cachedInputTokens: 600, cacheWriteTokens: 300, outputTokens: 50 };

  test('each part has its own price, and each token is charged once', () => {
    // 100 read anew, 600 from the cache, 300 into it, 50 written.
    expect(costOf(tokens, price)).toBe(100 * 4_000_000 + 600 * 200_000 + 300 * 5_000_000 + 50 * 20_000_000);
  });

  test('what is told of no cache was read anew', () => {
    expect(costOf({ ...tokens, cachedInputTokens: null, cacheWriteTokens: null }, price)).toBe(
      1_000 * 4_000_000 + 50 * 20_000_000,
    );
  });

  test('no more is taken off for a cache than there was to read', () => {
    expect(costOf({ ...tokens, cachedInputTokens: 5_000 }, price)).toBe(1_000 * 200_000 + 50 * 20_000_000);
  });

  test('unknown tokens cost an unknown sum, unless they cost nothing', () => {
    const free = { input: 0, cachedInput: 0, cacheWrite: 0, output: 0 };
    expect(costOf({ ...tokens, outputTokens: null }, price)).toBeNull();
    expect(costOf(null, price)).toBeNull();
    expect(costOf(null, free)).toBe(0);
  });
});
