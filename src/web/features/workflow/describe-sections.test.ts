import { expect, test } from 'vitest';
import { describeSections } from './describe-sections.ts';
import { changeDraft, EMPTY_DRAFT, NO_FORMATS, setFormat } from './draft.ts';

test('a minimized section tells what is inside', () => {
  const formats = setFormat(setFormat(NO_FORMATS, 'X Post', { enabled: true, quantity: 3 }), 'Blog Post', {
    enabled: true,
    quantity: 1,
  });
  const draft = changeDraft(EMPTY_DRAFT, {
    topic: ' Churn ',
    opinion: 'Emails are theatre. ',
    notes: [{ id: '1', title: '', text: 'Six of nine left.' }],
    formats,
  });
  expect(describeSections(draft, 'Northkit')).toEqual({
    persona: 'Northkit',
    topic: 'Churn, 1 source that you bring',
    fusion: 'Emails are theatre.',
    formats: '2 formats, 4 pieces',
  });
});

test('and where nothing is inside, that', () => {
  const none = changeDraft(EMPTY_DRAFT, { formats: NO_FORMATS });
  expect(describeSections(none, null)).toEqual({
    persona: 'Not selected',
    topic: 'Not set',
    fusion: 'No opinion given',
    formats: 'None chosen',
  });
});
