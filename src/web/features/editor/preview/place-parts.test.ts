import { expect, test } from 'vitest';
import { headingAbove } from './heading-above.ts';
import { gapBehind, placer } from './place-parts.ts';

const TEXT = `# Call\n\nCall\n\n## Warum\n\n### Wann?\n\nIn week\nfour [Add: day].\n\n**Call** [Add: link]\n\n[Add: name]`;

test('parts that are equal are told apart by their order', () => {
  const place = placer(TEXT);
  const starts = ['Call', 'Call', 'Wann?', 'Call'].map((part) => place(part).at?.start);
  expect(starts).toEqual([2, 8, TEXT.indexOf('Wann?'), TEXT.indexOf('**Call') + 2]);
});

test('a part whose lines were joined follows the one before it, so that its gaps are still found', () => {
  const place = placer(TEXT);
  place('Wann?');
  const joined = place('In week four [Add: day].').at;
  expect(joined?.start).toBe(TEXT.indexOf('Wann?') + 'Wann?'.length);
});

test('a part that is not there has no place', () => {
  expect(placer(TEXT)('')).toEqual({ part: '', at: null });
});

test('the gap of an action is the one on its line', () => {
  const place = placer(TEXT);
  place('Wann?');
  expect(gapBehind(place('Call'), TEXT)).toMatchObject({
    part: '[Add: link]',
    at: { start: TEXT.indexOf('[Add: link]') },
  });
  expect(gapBehind(placer(TEXT)('Call'), TEXT)).toBeNull();
});

test('the words above a part are those that its text has', () => {
  const question = placer(TEXT)('Wann?');
  expect(headingAbove(question, 'faq', TEXT)).toMatchObject({ part: 'Warum', at: { start: TEXT.indexOf('Warum') } });
});

test('a title names no part, and a label with its words on the same line is none either', () => {
  const below = placer('# Call\n\n- one')('one');
  expect(headingAbove(below, 'summary', '# Call\n\n- one')).toBeNull();
  const labelled = 'Summary: one';
  expect(headingAbove(placer(labelled)('one'), 'summary', labelled)).toBeNull();
});
