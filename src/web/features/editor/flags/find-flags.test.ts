import { expect, test } from 'vitest';
import { findFlags } from './find-flags.ts';

test('finds what is marked, and where', () => {
  const text = 'Some [Check: 64 percent] of teams, and [Check: “we\ndoubled it”].';
  const flags = findFlags(text);
  expect(flags.map(({ fact }) => fact)).toEqual(['64 percent', '“we doubled it”']);
  expect(flags.map(({ start, end }) => text.slice(start, end))).toEqual([
    '[Check: 64 percent]',
    '[Check: “we\ndoubled it”]',
  ]);
});

test.each(['Nothing to check.', '[Check the link](https://example.org)', '[Check: never closed', '[Add: link]', ''])(
  'takes nothing else for a mark: %s',
  (text) => {
    expect(findFlags(text)).toEqual([]);
  },
);
