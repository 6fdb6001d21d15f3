import { expect, test } from 'vitest';
import { countGaps, findGaps, gap } from './gaps.ts';

test('a gap says what is to be added, and is found where it stands', () => {
  const text = `Why?\n\n${gap('churn with and without a call')} and ${gap('one date')}.`;
  expect(findGaps(text)).toEqual([
    { what: 'churn with and without a call', start: 6, end: 42 },
    { what: 'one date', start: 47, end: 62 },
  ]);
  expect(text.slice(6, 42)).toBe('[Add: churn with and without a call]');
  expect(countGaps(text)).toBe(2);
});

test('what is to be added stays on one line and within its brackets', () => {
  expect(gap(' one\n  case [of\tyours] ')).toBe('[Add: one case (of yours)]');
});

test('what only looks like a gap is none', () => {
  expect(countGaps('[Add a link](https://example.org) [add: x] [Add: over\ntwo lines] [Add: an [inner] one]')).toBe(0);
});
