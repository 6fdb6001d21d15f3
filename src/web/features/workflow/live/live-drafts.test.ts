import { expect, test } from 'vitest';
import { applyChanges, NO_DRAFTS } from './live-drafts.ts';

test('an edit that is told together with the end of its draft stands in the place of all of it', () => {
  const change = { output_id: 'a', draft: '1.1', begins: null, text: '' };
  const begun = applyChanges(NO_DRAFTS, [{ ...change, begins: 'first', text: 'Week ' }]);
  const edited = applyChanges(begun, [
    { ...change, text: 'four decides' },
    { ...change, draft: '1.2', begins: 'edit', text: 'The week' },
  ]);
  expect(edited.get('a')).toMatchObject({ text: 'The week', earlier: 'Week four decides' });
});
