import { describe, expect, test } from 'vitest';
import { RESEARCHED } from '../../../../../test/fakes/researched.ts';
import { readResearch } from '../read-research.ts';
import { claimsOfBrief, claimsOfPiece } from './claims-behind.ts';

const claimsAt = claimsOfBrief(readResearch(RESEARCHED));

describe('a number in a brief', () => {
  test('stands for the claim whose quote ends nearest before it', () => {
    expect(claimsAt(2, '“A second use case by day 28 goes with renewal.” ')).toEqual(['c3']);
    expect(
      claimsAt(
        2,
        '“A second use case by day 28 goes with renewal.” Also: “Teams with an owner for week four kept 91% of their accounts.” ',
      ),
    ).toEqual(['c2']);
  });

  test('finds its quote whatever quotation marks and spaces became of it', () => {
    expect(claimsAt(2, '"Teams with an owner\nfor week four kept 91 % of their accounts" (2031) ')).toEqual(['c2']);
  });

  test('stands for all claims of its source where no quote is near, and for none where there is no such source', () => {
    expect(claimsAt(2, 'As many say ')).toEqual(['c2', 'c3']);
    expect(claimsAt(9, 'As many say ')).toEqual([]);
  });
});

test('a number in a piece stands for each claim cited under it, once', () => {
  const cited = (claim_id: string, number: number | null) => ({ claim_id, source_id: 's', number });
  const claimsIn = claimsOfPiece([cited('c2', 1), cited('c1', 2), cited('c3', 1), cited('c2', 1), cited('c9', null)]);
  expect(claimsIn(1, '')).toEqual(['c2', 'c3']);
  expect(claimsIn(2, '')).toEqual(['c1']);
  expect(claimsIn(3, '')).toEqual([]);
});
