import { expect, test } from 'vitest';
import { RESEARCHED } from '../../../../../test/fakes/researched.ts';
import { placeOf } from './describe-source.ts';

test('a quote is from a site, or from one of the own notes by its title', () => {
  const [wiki] = RESEARCHED.sources;
  if (!wiki) throw new Error('The example has no source');
  const notes = { ...wiki, kind: 'material' as const, title: 'Exit calls', site: '' };
  expect(placeOf(wiki)).toBe('Wikipedia');
  expect(placeOf(notes)).toBe('Your material, “Exit calls”');
  expect(placeOf({ ...notes, title: ' ' })).toBe('Your material');
});
