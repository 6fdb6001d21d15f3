import { expect, it } from 'vitest';
import { prepareEvidence } from '../../fact-check/trace-facts.ts';
import { isWorkedOut } from './worked-out.ts';

const source = prepareEvidence([
  'A faucet runs at 1.7 gallons a minute. Forty percent fewer customers asked. We sold 212.',
]);

it.each([
  ['a product of a rate and an assumed time', 'Three minutes', '3 * 1.7 = 5.1'],
  ['its result', '5.1 gallons', '3 × 1.7 = 5.1'],
  ['a share of ten', 'six customers', '10 - 10 * 40% = 6'],
  ['a rounded result', '70.7', '212 / 3 = 70.7'],
])('is %s', (_, fact, sum) => {
  expect(isWorkedOut(fact, sum, source)).toBe(true);
});

it.each([
  ['a wrong sum', '5.4 gallons', '3 * 1.7 = 5.4'],
  ['a sum without a figure of the source', '12', '3 * 4 = 12'],
  ['a sum with a large figure that nobody gave', '8,500', '5000 * 1.7 = 8500'],
  ['another figure', '9 gallons', '3 * 1.7 = 5.1'],
  ['no sum at all', '5.1 gallons', 'about five'],
  ['no sum', '5.1 gallons', ''],
])('is not %s', (_, fact, sum) => {
  expect(isWorkedOut(fact, sum, source)).toBe(false);
});
