import { describe, expect, test } from 'vitest';
import type { UsageTotals } from '../../core/contracts/usage.ts';
import { NO_USAGE } from '../../core/rules/no-usage.ts';
import { restOf, sumUsage } from './sum-usage.ts';
import { describeShortly, describeTokens, describeUsage } from './usage-words.ts';

const PRICED: UsageTotals = {
  calls: 4,
  input_tokens: 10_000,
  cached_input_tokens: 6_000,
  output_tokens: 2_345,
  uncounted_calls: 0,
  cost_usd: 0.0134,
  unpriced_calls: 0,
};
/** A model of which no price is known. */
const UNPRICED: UsageTotals = { ...PRICED, calls: 2, cost_usd: null, unpriced_calls: 2 };
/** A call that broke off before the vendor told what it took. */
const UNCOUNTED: UsageTotals = { ...NO_USAGE, calls: 1, uncounted_calls: 1, cost_usd: null, unpriced_calls: 1 };

describe('usage in words', () => {
  test('is true, and says what it lacks', () => {
    expect(describeUsage(PRICED)).toBe('$0.0134 · 12,345 tokens');
    expect(describeUsage(sumUsage([PRICED, UNPRICED]))).toBe(
      '$0.0134, without 2 calls of unknown price · 24,690 tokens',
    );
    expect(describeUsage(sumUsage([PRICED, UNCOUNTED]))).toBe(
      '$0.0134 · 12,345 tokens, without 1 call that was not counted',
    );
    expect(describeUsage(sumUsage([PRICED, UNPRICED, UNCOUNTED]))).toBe(
      '$0.0134, without 2 calls of unknown price · 24,690 tokens, without 1 call that was not counted',
    );
  });

  test('leaves unknown what is unknown', () => {
    expect(describeUsage(UNPRICED)).toBe('12,345 tokens of unknown cost');
    expect(describeUsage(sumUsage([UNPRICED, UNCOUNTED, UNCOUNTED]))).toBe(
      '12,345 tokens of unknown cost, without 2 calls that were not counted',
    );
    expect(describeUsage(UNCOUNTED)).toBe('1 call that was not counted');
    expect(describeTokens(UNCOUNTED)).toBe('1 call that was not counted');
    expect(describeShortly(sumUsage([PRICED, UNCOUNTED]))).toBe('$0.0134, without 1 call');
    expect(describeShortly(UNPRICED)).toBe('12,345 tokens');
    expect(describeShortly(PRICED)).toBe('$0.0134');
  });

  test('a free model costs nothing, which is not the same as no model', () => {
    expect(describeUsage({ ...PRICED, cost_usd: 0 })).toBe('$0.00 · 12,345 tokens');
    for (const describeIt of [describeTokens, describeUsage, describeShortly]) {
      expect(describeIt(NO_USAGE)).toBe('No model was used');
    }
  });
});

describe('sums of usage', () => {
  test('a cost is unknown only where no part of it is known', () => {
    expect(sumUsage([UNPRICED, UNCOUNTED]).cost_usd).toBeNull();
    expect(sumUsage([NO_USAGE, UNPRICED]).cost_usd).toBeNull();
    expect(sumUsage([PRICED, UNPRICED]).cost_usd).toBeCloseTo(0.0134, 12);
    expect(sumUsage([])).toEqual(NO_USAGE);
  });

  test('what is left of a whole is what its parts did not take', () => {
    const shared = {
      ...PRICED,
      calls: 1,
      input_tokens: 500,
      cached_input_tokens: 0,
      output_tokens: 20,
      cost_usd: 0.001,
    };
    const rest = restOf(sumUsage([shared, PRICED, UNPRICED]), [PRICED, UNPRICED]);
    expect({ ...rest, cost_usd: rest.cost_usd?.toFixed(9) }).toEqual({ ...shared, cost_usd: '0.001000000' });
    expect(restOf(UNPRICED, [])).toEqual(UNPRICED);
    expect(restOf(PRICED, [PRICED, UNPRICED])).toEqual(NO_USAGE);
  });
});
