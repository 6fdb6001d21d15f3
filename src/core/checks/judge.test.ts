import { describe as story, expect, it } from 'vitest';
import { describe, statusOf, worst } from './judge.ts';

story('judging a number', () => {
  const bounds = { unit: 'characters', max: 70, hardMax: 100 };

  it.each([
    [0, 'pass', '0 of 70 characters'],
    [70, 'pass', '70 of 70 characters'],
    [71, 'warn', '71 of 70 characters'],
    [100, 'warn', '100 of 70 characters'],
    [101, 'fail', '101 of 100 characters'],
  ])('%i is %s', (found, status, detail) => {
    expect([statusOf(found, bounds), describe(found, bounds)]).toEqual([status, detail]);
  });

  it('counts small things in other words, and large ones with their thousands apart', () => {
    expect(describe(3, { unit: 'hashtags', max: 2 })).toBe('3 hashtags, at most 2');
    expect(describe(1, { unit: 'hashtags', max: 2 })).toBe('1 of 2 hashtags');
    expect(describe(1, { unit: 'hashtags' })).toBe('1 hashtag');
    expect(describe(5_321, { unit: 'bytes', hardMax: 5_000 })).toBe('5,321 of 5,000 bytes');
  });

  it('takes the graver of several verdicts', () => {
    expect(worst(['pass', 'warn', 'fail'])).toBe('fail');
    expect(worst(['pass', 'warn'])).toBe('warn');
    expect(worst([])).toBe('pass');
  });
});
