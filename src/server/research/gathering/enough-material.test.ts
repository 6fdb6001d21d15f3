import { expect, test } from 'vitest';
import { noteOf } from '../../../../test/fakes/findings.ts';
import { hasEnoughToWriteFrom } from './enough-material.ts';

test('a few notes together are enough to write from; a line is not, nor a link that is still to be read', () => {
  const page = 'We send one email to every subscriber on each Tuesday morning. '.repeat(8);
  const link = { ...noteOf(''), kind: 'link' as const, text: null, url: 'https://example.com/report' };
  expect(hasEnoughToWriteFrom([])).toBe(false);
  expect(hasEnoughToWriteFrom([noteOf('We write on Tuesdays.'), link])).toBe(false);
  expect(hasEnoughToWriteFrom([noteOf(page), noteOf(page), link])).toBe(true);
});
