import { expect, it } from 'vitest';
import { likelyAtMost } from './likely-at-most.ts';

it('the fewer tries there were, the more may lie behind what was seen', () => {
  // Wilson's score interval, worked out by hand.
  expect(likelyAtMost(2, 11)).toBeCloseTo(0.477, 3);
  expect(likelyAtMost(0, 11)).toBeCloseTo(0.259, 3);
  expect(likelyAtMost(200, 1_100)).toBeCloseTo(0.206, 3);
  expect(likelyAtMost(11, 11)).toBeCloseTo(1, 10);
});
