import { expect, test } from 'vitest';
import type { DraftChange } from '../contracts/live.ts';
import { joinChanges, withChanges } from './live-drafts.ts';

const change = (output_id: string, draft: string, text: string, begins: DraftChange['begins'] = null): DraftChange => ({
  output_id,
  draft,
  begins,
  text,
});

const CHANGES = [
  change('a', '1.1', 'Week ', 'first'),
  change('b', '1.2', 'Other', 'first'),
  change('a', '1.1', 'three'),
  change('a', '1.3', 'Week ', 'retry'),
  change('a', '1.1', ' too late'),
  change('a', '1.3', 'four'),
];

test('texts grow, begin anew, and take nothing from a draft that is over', () => {
  expect(withChanges([], CHANGES)).toEqual([
    { output_id: 'a', draft: '1.3', reason: 'retry', text: 'Week four' },
    { output_id: 'b', draft: '1.2', reason: 'first', text: 'Other' },
  ]);
  expect(withChanges([], [change('a', '1.1', 'of a draft whose beginning nobody knows')])).toEqual([]);
});

test('a piece that begins for the first time once more, after a run that was killed, has started over', () => {
  const killed = [change('a', '1.1', 'Week ', 'first'), change('a', '2.1', 'Wee', 'first'), change('a', '2.1', 'k')];
  const after = [{ output_id: 'a', draft: '2.1', reason: 'retry', text: 'Week' }];
  expect(withChanges([], killed)).toEqual(after);
  for (let cut = 0; cut < killed.length; cut += 1) {
    const known = withChanges([], joinChanges(killed.slice(0, cut)));
    expect(withChanges(known, joinChanges(killed.slice(cut))), `cut at ${cut}`).toEqual(after);
  }
});

test('many changes are told as few, which come to the same from wherever they are cut', () => {
  expect(joinChanges(CHANGES).length).toBeLessThan(CHANGES.length);
  for (let cut = 0; cut <= CHANGES.length; cut += 1) {
    const known = withChanges([], CHANGES.slice(0, cut));
    expect(withChanges(known, joinChanges(CHANGES.slice(cut)))).toEqual(withChanges([], CHANGES));
  }
});

test('the draft that an edit takes the place of stays, as far as it was told', () => {
  const told = [
    change('a', '1.1', 'Week ', 'first'),
    change('a', '1.1', 'four'),
    change('a', '1.2', 'The ', 'edit'),
    change('a', '1.2', 'week'),
  ];
  expect(joinChanges(told)).toEqual([change('a', '1.1', 'Week four', 'first'), change('a', '1.2', 'The week', 'edit')]);
  expect(joinChanges([...told, change('a', '1.3', 'A', 'edit')])).toEqual([
    change('a', '1.2', 'The week', 'edit'),
    change('a', '1.3', 'A', 'edit'),
  ]);
});
