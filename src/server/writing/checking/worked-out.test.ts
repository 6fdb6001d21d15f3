import { expect, it } from 'vitest';
import { prepareEvidence } from '../../fact-check/trace-facts.ts';
import { isWorkedOut } from './worked-out.ts';

const source = prepareEvidence([
  'A faucet runs at 1.7 gallons a minute. Forty percent fewer customers asked. We sold 212, each for 40p. A litre costs 1.92 and not 1.24.',
]);
const material = prepareEvidence(['We sold 212, each for 40p, and 1.7 gallons. A repair takes 95 minutes.']);

it.each([
  ['a sum of a quoted figure and one that stands elsewhere', '307', '212 + 95 = 307'],
  ['a product of a rate and an assumed time', 'Three minutes', '3 * 1.7 = 5.1'],
  ['its result', '5.1 gallons', '3 × 1.7 = 5.1'],
  ['a share of ten', 'six customers', '10 - 10 * 40% = 6'],
  ['a rounded result', '70.7', '212 / 3 = 70.7'],
  ['a sum in brackets', '0.136', '(1.92 - 1.24) / 5 = 0.136'],
  ['the second of two sums', '84.80', '212 - 12 = 200; 212 * 0.40 = 84.80'],
  ['a sum with the result of the one before it', '106', '212 * 0.40 = 84.8; 84.8 * 5 / 4 = 106'],
])('is %s', (_, fact, sum) => {
  expect(isWorkedOut(fact, sum, { quoted: source, all: material })).toBe(true);
});

it.each([
  ['a wrong sum', '5.4 gallons', '3 * 1.7 = 5.4'],
  ['a sum without a figure of the source', '12', '3 * 4 = 12'],
  ['a sum with a large figure that nobody gave', '8,500', '5000 * 1.7 = 8500'],
  ['a sum of figures that stand elsewhere alone', '285', '95 * 3 = 285'],
  ['another figure', '9 gallons', '3 * 1.7 = 5.1'],
  ['no sum at all', '5.1 gallons', 'about five'],
  ['no sum', '5.1 gallons', ''],
  ['brackets that do not close', '0.136', '(1.92 - 1.24 / 5 = 0.136'],
  ['two signs in a row', '5.1', '3 * * 1.7 = 5.1'],
  ['the wrong one of two sums', '300', '212 - 12 = 200; 212 + 50 = 300'],
])('is not %s', (_, fact, sum) => {
  expect(isWorkedOut(fact, sum, { quoted: source, all: material })).toBe(false);
});
