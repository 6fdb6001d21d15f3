import { expect, test } from 'vitest';
import { claimOf, sourceOf } from '../../../../test/fakes/findings.ts';
import { addToLedger } from './add-to-ledger.ts';

const source = (id: string) => ({ ...sourceOf({ id }), text: `Text of ${id}.` });
const note = (id: string) => ({ ...sourceOf({ id, kind: 'material' }), text: 'Rye keeps. Rye sells.' });

test('what stands keeps its ids, what is added is numbered on and comes first', () => {
  const base = {
    sources: [source('s1'), source('s2')],
    ledger: [
      claimOf({ id: 'c1', source_id: 's1', quote: 'Old.' }),
      claimOf({ id: 'c7', source_id: 's2', quote: 'Older.' }),
    ],
  };
  const added = {
    sources: [source('s1')],
    ledger: [
      claimOf({ id: 'c1', source_id: 's1', quote: 'New.', contradicts: ['c2'] }),
      claimOf({ id: 'c2', source_id: 's1', quote: 'Newer.' }),
    ],
  };
  const { sources, ledger } = addToLedger(base, added);
  expect(sources.map(({ id }) => id)).toEqual(['s1', 's2', 's3']);
  expect(ledger.map(({ id, source_id, quote }) => [id, source_id, quote])).toEqual([
    ['c8', 's3', 'New.'],
    ['c9', 's3', 'Newer.'],
    ['c1', 's1', 'Old.'],
    ['c7', 's2', 'Older.'],
  ]);
  expect(ledger[0]?.contradicts).toEqual(['c9']);
});

test('findings without any source can be added to', () => {
  const added = { sources: [source('s1')], ledger: [claimOf({ id: 'c1', source_id: 's1', quote: 'New.' })] };
  expect(addToLedger({ sources: [], ledger: [] }, added)).toEqual(added);
});

test('material that is brought along again is no second source, and says nothing twice', () => {
  const base = {
    sources: [source('s1'), note('s2')],
    ledger: [claimOf({ id: 'c1', source_id: 's2', quote: 'Rye keeps.' })],
  };
  const added = {
    sources: [note('s1')],
    ledger: [
      claimOf({ id: 'c1', source_id: 's1', quote: 'Rye sells.' }),
      claimOf({ id: 'c2', source_id: 's1', quote: 'Rye keeps.' }),
    ],
  };
  const { sources, ledger } = addToLedger(base, added);
  expect(sources).toEqual(base.sources);
  expect(ledger.map(({ id, source_id, quote }) => [id, source_id, quote])).toEqual([
    ['c2', 's2', 'Rye sells.'],
    ['c1', 's2', 'Rye keeps.'],
  ]);
});

test('material that is brought along again is whose the user says this time', () => {
  const base = { sources: [source('s1'), note('s2')], ledger: [] };
  const { sources } = addToLedger(base, { sources: [{ ...note('s1'), ours: true }], ledger: [] });
  expect(sources.map(({ id, ours }) => [id, ours])).toEqual([
    ['s1', false],
    ['s2', true],
  ]);
});
