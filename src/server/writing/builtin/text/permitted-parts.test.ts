import { expect, it } from 'vitest';
import { permittedParts } from './permitted-parts.ts';

const title = (words: string, ...terms: string[]): string => permittedParts({ title: words }, terms).title;

it('leaves texts as they are where nothing is banned, or nothing banned stands in them', () => {
  const parts = { title: 'Our view', rows: [{ start: 0, spoken: 'We begin.' }], none: null };
  expect(permittedParts(parts, [])).toBe(parts);
  expect(permittedParts(parts, ['cheap'])).toEqual(parts);
});

it('takes sentences out, and asks the author where nothing would be left', () => {
  expect(title('Ask us. Our door is open. Come by.', 'our')).toBe('Ask us. Come by.');
  expect(title('What do we do?', 'what')).toBe('[Add: your own words]');
  expect(title('- What now?\n- Then this.', 'what')).toBe('- Then this.');
});

it('keeps a quotation without the words that lead to it, and one side of a colon', () => {
  expect(title('From our notes: “Rye keeps for a week.” [1]', 'our')).toBe('“Rye keeps for a week.” [1]');
  expect(title('Remote onboarding: our take', 'our')).toBe('Remote onboarding');
  expect(title('Our proof: [Add: one case: yours]', 'our')).toBe('[Add: one case: yours]');
});

it('finds what spans two lines', () => {
  expect(title('So it is our\nnotes that tell', 'our notes')).toBe('[Add: your own words]');
});

it('leaves out what may be missing, and names a source where it has to be named', () => {
  const parts = { rows: [{ spoken: 'Hello.', visual: 'Our shop', onScreen: 'Our view' }] };
  expect(permittedParts(parts, ['our'])).toEqual({ rows: [{ spoken: 'Hello.', visual: '', onScreen: '' }] });
  const sources = [{ number: 1, title: 'Our notes', url: '', note: 'our notes' }];
  expect(permittedParts({ sources }, ['our'])).toEqual({ sources: [{ number: 1, title: 'Notes', url: '', note: '' }] });
  expect(permittedParts({ proof: ['“Our rye.” [1]', '“It keeps.” [2]'] }, ['our'])).toEqual({
    proof: ['“It keeps.” [2]'],
  });
});
