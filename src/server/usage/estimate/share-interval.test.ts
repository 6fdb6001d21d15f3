import { expect, it } from 'vitest';
import { shareInterval } from './share-interval.ts';

const atMost = (hits: number, tries: number) => shareInterval(hits, tries, '95 %')[1];

it('the fewer tries there were, the more may lie behind what was seen', () => {
  // Wilson's score interval, worked out by hand.
  expect(atMost(2, 11)).toBeCloseTo(0.477, 3);
  expect(atMost(0, 11)).toBeCloseTo(0.259, 3);
  expect(atMost(200, 1_100)).toBeCloseTo(0.206, 3);
  expect(atMost(11, 11)).toBeCloseTo(1, 10);
});
