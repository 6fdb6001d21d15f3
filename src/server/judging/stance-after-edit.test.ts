import { expect, test } from 'vitest';
import { stanceAfterEdit } from './stance-after-edit.ts';

const POINTS = [
  { id: 'o1', text: 'Onboarding emails are theatre.' },
  { id: 'o2', text: 'Calendar invites save accounts.' },
];
const KNOWN = [{ pointId: 'o1', sentence: 'Onboarding emails are theatre.' }];

test('after an edit what was known still is, and a point that the author writes down is known from then on', () => {
  const content = 'Onboarding emails are theatre. Calendar invites save accounts.';
  expect(stanceAfterEdit({ content, format: 'LinkedIn Post' }, KNOWN, POINTS)).toEqual([
    ...KNOWN,
    { pointId: 'o2', sentence: 'Calendar invites save accounts.' },
  ]);
});

test('the label of a field is no part of what stands in it', () => {
  const content = 'Meta description: Onboarding emails are theatre.\nSlug: theatre\n\n# Calendar invites save accounts';
  expect(stanceAfterEdit({ content, format: 'Blog Post' }, KNOWN, POINTS)).toEqual([
    ...KNOWN,
    { pointId: 'o2', sentence: 'Calendar invites save accounts' },
  ]);
});

test('however often a sentence is changed, what stands and what the writer wrote is known', () => {
  let known = KNOWN;
  let content = '';
  for (let edit = 0; edit < 300; edit += 1) {
    content = `We say calendar invites save accounts, and we said so ${edit} times.`;
    known = stanceAfterEdit({ content, format: 'LinkedIn Post' }, known, POINTS);
  }
  expect(known).toHaveLength(200);
  expect(known).toContainEqual({ pointId: 'o2', sentence: content });
  expect(known).toContainEqual(KNOWN[0]);
});

test('a format that was taken out of the product is read as it stands', () => {
  const content = 'Onboarding emails are theatre.';
  expect(stanceAfterEdit({ content, format: 'Telegram' }, [], POINTS)).toEqual(KNOWN);
});
