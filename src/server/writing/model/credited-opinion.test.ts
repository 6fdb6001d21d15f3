import { expect, it } from 'vitest';
import { assignmentWith } from '../../../../test/fakes/assignment.ts';
import { creditedOpinions, withoutCreditedOpinions } from './credited-opinion.ts';

const opinion =
  'Buddies beat handbooks. Nobody reads forty pages in week one, and a patient colleague answers in a minute.';

it.each([
  ['research', 'Research shows that buddies beat handbooks and a patient colleague answers [c1].', true],
  ['experts', 'According to experts, nobody reads forty pages in week one.', true],
  ['a source by name', 'Wikipedia says that buddies beat handbooks.', true],
  ['the author', 'We think that buddies beat handbooks.', false],
  ['the author with the author’s own figures', 'According to us, nobody reads forty pages in week one.', false],
  ['what has nothing to do with it', 'Research shows that the spring sale starts on Monday.', false],
])('credit goes to %s', (_, draft, wrong) => {
  const assignment = assignmentWith({ opinion });
  expect(creditedOpinions(draft, assignment)).toHaveLength(wrong ? 1 : 0);
  expect(withoutCreditedOpinions(`One stays. ${draft}`, assignment)).toBe(wrong ? 'One stays.' : `One stays. ${draft}`);
});

it('an author who names research is left alone', () => {
  const own = 'Research shows that buddies beat handbooks.';
  expect(creditedOpinions(own, assignmentWith({ opinion: own }))).toEqual([]);
});
