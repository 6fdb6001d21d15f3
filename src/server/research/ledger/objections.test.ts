import { describe, expect, it } from 'vitest';
import { claimOf } from '../../../../test/fakes/findings.ts';
import { stancePointsOf } from '../../../core/rules/stance-points.ts';
import { objectionsTo } from './objections.ts';

const ledger = [
  claimOf({ id: 'c1', source_id: 's1', quote: 'Remote work increases the productivity of employees.' }),
  claimOf({ id: 'c2', source_id: 's2', quote: 'According to a survey, 40 percent of bakers work at night.' }),
  claimOf({ id: 'c3', source_id: 's2', quote: 'Rye bread keeps for 7 days.' }),
];
const found = (opinion: string) => objectionsTo(stancePointsOf(opinion), ledger);

describe('what the research has against an opinion', () => {
  it.each([
    ['We think that remote work reduces the productivity of employees.', 'c1'],
    ['Remote work does not increase the productivity of employees.', 'c1'],
    ['Remote work reduces the productivity of employees. Seriously.', 'c1'],
    ['Why not? Remote work reduces the productivity of employees.', 'c1'],
    ['80 percent of bakers work at night.', 'c2'],
    ['In my view, rye bread keeps for 3 days.', 'c3'],
  ])('%s', (opinion, claimId) => {
    expect(found(opinion)).toEqual([{ pointId: 'o1', claimId }]);
  });

  it('names the point that it is about', () => {
    expect(found('Offices are loud. Remote work reduces the productivity of employees.')).toEqual([
      { pointId: 'o2', claimId: 'c1' },
    ]);
  });

  it.each([
    'Remote work increases the productivity of employees.',
    'Nobody should be made to work at night.',
    'Remote work is lonely, and productivity is the wrong word for it.',
    'Rye bread tastes better after two days.',
    'Le télétravail réduit la productivité.',
    '',
  ])('is nothing where only something else is said: %s', (opinion) => {
    expect(found(opinion)).toEqual([]);
  });
});
