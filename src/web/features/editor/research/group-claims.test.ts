import { expect, test } from 'vitest';
import type { Claim } from '../../../../core/contracts/research.ts';
import { groupClaims, opponentsOf } from './group-claims.ts';

const claim = (id: string, ...contradicts: string[]): Claim => ({
  id,
  source_id: id,
  claim: id,
  quote: id,
  start: 0,
  contradicts,
});

test('claims that say otherwise of each other stand side by side, in the order of the ledger', () => {
  const ledger = [claim('a'), claim('b'), claim('c', 'a'), claim('d', 'c'), claim('e', 'gone')];
  expect(groupClaims(ledger).map((group) => group.map(({ id }) => id))).toEqual([['a', 'c', 'd'], ['b'], ['e']]);
});

test('who is contradicted knows it, too', () => {
  const [a, c] = [claim('a'), claim('c', 'a')];
  expect(opponentsOf(a, [a, c])).toEqual([c]);
  expect(opponentsOf(c, [a, c])).toEqual([a]);
});
