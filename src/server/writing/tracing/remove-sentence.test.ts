import { expect, it } from 'vitest';
import { removeSentence } from './remove-sentence.ts';
import { sentenceSpans } from './sentence-spans.ts';

const without = (text: string, word: string) => removeSentence(text, text.indexOf(word));

it.each([
  ['in the middle of a line', 'One stays. Two goes. Three stays.', 'Two', 'One stays. Three stays.'],
  ['with the mark in it', 'One stays. It is [Check: 4.2 %] of all. Three stays.', '[Check', 'One stays. Three stays.'],
  ['with its bullet', '- One stays.\n- Two goes.\n- Three stays.', 'Two', '- One stays.\n- Three stays.'],
  ['with its paragraph', 'One stays.\n\nTwo goes.\n\nThree stays.', 'Two', 'One stays.\n\nThree stays.'],
  ['with its label', 'Spoken: Two goes.\nVisual: A desk', 'Two', 'Visual: A desk'],
  ['but not the name in front of it', 'Dr. Rahimi goes. One stays.', 'Rahimi', 'One stays.'],
])('a sentence goes %s', (_, text, word, expected) => {
  expect(without(text, word)).toBe(expected);
});

it('sentences leave out what opens a line and take the blanks behind them along', () => {
  const text = '## A heading\n\n1. One.   Two\n> Three';
  expect(sentenceSpans(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'A heading',
    'One.   ',
    'Two',
    'Three',
  ]);
});
