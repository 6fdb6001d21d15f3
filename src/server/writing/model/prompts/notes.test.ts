import { expect, it } from 'vitest';
import { withoutNotes } from './notes.ts';

it.each([
  ['notes and a text', '<notes>\nStops at line 2.\n</notes>\n\nAsk out loud.', 'Ask out loud.'],
  ['a text alone', 'Ask out loud.', 'Ask out loud.'],
  ['notes of a text on notes', '<notes>Says </notes> twice.</notes>\nAsk.', 'Ask.'],
  ['notes that were cut off', '<notes>\nStops at line 2.', ''],
])('leaves the text of %s', (_, answer, text) => {
  expect(withoutNotes(answer)).toBe(text);
});
