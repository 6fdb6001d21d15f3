import { describe, expect, test } from 'vitest';
import { formatDollarRange, formatDollars, formatTokenRange, formatTokens } from './money.ts';

describe('what was spent', () => {
  test.each([
    [0, '$0.00'],
    [0.000_000_3, 'under $0.0001'],
    [0.000_099, 'under $0.0001'],
    [0.0001, '$0.0001'],
    [0.0134, '$0.0134'],
    [0.013_449, '$0.0134'],
    [0.5, '$0.5000'],
    [0.999_96, '$1.00'],
    [1.239, '$1.24'],
    [12_345.6, '$12,345.60'],
  ])('%f dollars read %s', (amount, text) => {
    expect(formatDollars(amount)).toBe(text);
  });

  test.each([
    [0, '0 tokens'],
    [1, '1 token'],
    [12_345, '12,345 tokens'],
  ])('%i tokens', (count, text) => {
    expect(formatTokens(count)).toBe(text);
  });
});

describe('what is likely', () => {
  test.each([
    [{ low: 0, high: 0 }, '$0.00'],
    [{ low: 0.001, high: 0.004 }, 'under $0.01'],
    [{ low: 0.004, high: 0.02 }, 'up to $0.02'],
    [{ low: 0.0612, high: 0.0881 }, '$0.06 to $0.09'],
    [{ low: 0.07, high: 0.07 }, '$0.07'],
    [{ low: 1.234, high: 1.876 }, '$1.20 to $1.90'],
  ])('%j dollars', (range, text) => {
    expect(formatDollarRange(range)).toBe(text);
  });

  test.each([
    [{ low: 38_412, high: 55_300 }, '38,000 to 56,000 tokens'],
    [{ low: 40_000, high: 40_000 }, '40,000 tokens'],
    [{ low: 7, high: 1_234_567 }, '7 to 1,300,000 tokens'],
  ])('%j tokens', (range, text) => {
    expect(formatTokenRange(range)).toBe(text);
  });
});
