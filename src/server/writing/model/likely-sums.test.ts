import { expect, it } from 'vitest';
import { assignmentWith } from '../../../../test/fakes/assignment.ts';
import { isLikelySum } from './likely-sums.ts';

const assignment = assignmentWith({
  texts: new Map([
    [
      's1',
      '11 of the 19 bought a pan, 4 of them the one they had in mind.\nFebruary: 312 hours. April: 187. The pot is £1,165.',
    ],
  ]),
});

it.each(['7', 'the other 8', '125 hours', '40 %', '£853'])('%s may be a sum of what is given', (fact) => {
  expect(isLikelySum(fact, assignment)).toBe(true);
});

it.each(['6', '1,150 pounds', 'twelve', 'nothing'])('%s is none', (fact) => {
  expect(isLikelySum(fact, assignment)).toBe(false);
});
