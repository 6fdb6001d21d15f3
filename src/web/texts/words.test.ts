import { describe, expect, test } from 'vitest';
import { both, counted, languageName, number, own, ownLanguageName, row, spelledOut, timeUntil } from './words.ts';

describe('what is counted', () => {
  const pieces = { one: '# piece is ready', other: '# pieces are ready' };

  test('has the form of its number, and the number as it is written', () => {
    expect(counted(1, pieces)).toBe('1 piece is ready');
    expect(counted(0, pieces)).toBe('0 pieces are ready');
    expect(counted(12_345, pieces)).toBe('12,345 pieces are ready');
  });

  test('may go without its number', () => {
    expect(counted(1, { one: 'The one rule is met', other: 'All # rules are met' })).toBe('The one rule is met');
  });

  test('takes the general form where a language has one form for all', () => {
    expect(counted(1, { other: '作品#件' })).toBe('作品1件');
  });
});

test('numbers are parted in thousands', () => {
  expect(number(1_234_567)).toBe('1,234,567');
});

test('things are joined as the language joins them', () => {
  expect(both(['English', 'German'])).toBe('English and German');
  expect(both(['a', 'b', 'c'])).toBe('a, b, and c');
  expect(row(['a topic', 'a format'])).toBe('a topic, a format');
});

test('languages are called by their names, where they have one', () => {
  expect(languageName('pt-BR')).toBe('Portuguese (Brazil)');
  expect(languageName('not a language')).toBe('not a language');
  expect(ownLanguageName('de')).toBe('Deutsch');
});

test('what runs the other way is kept apart from the sentence around it', () => {
  expect(own('קפה')).toBe('\u2068קפה\u2069');
  expect(own('Café 東京')).toBe('Café 東京');
});

test.each([
  ['2031-05-02T21:00:00Z', 'in 3 hours'],
  ['2031-05-02T23:00:00Z', 'in 1 hour'],
  ['2031-05-02T23:40:00Z', 'in 20 minutes'],
  ['2031-05-02T23:59:59Z', 'in 1 minute'],
  ['2031-05-03T00:00:30Z', 'in 1 minute'],
])('at %s, midnight UTC comes as said', (now, words) => {
  expect(timeUntil(new Date('2031-05-03T00:00:00Z'), new Date(now))).toBe(words);
});

test('what the client has no words for is told without the signs of programmers', () => {
  expect(spelledOut('waiting_for_review')).toBe('Waiting for review');
});
