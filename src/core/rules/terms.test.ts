import { expect, test } from 'vitest';
import { clashingTerm, longTerm, tidyTerms } from './terms.ts';

test('terms are tidied: blanks dropped, repetitions merged, each on one line', () => {
  expect(tidyTerms([' cheap ', '', '\u200b', 'CHEAP', 'best\n in class', 'Best in class'])).toEqual([
    'cheap',
    'best in class',
  ]);
  expect(tidyTerms(['cafe\u0301', 'caf\u00e9'])).toEqual(['cafe\u0301']);
});

test('a term in both lists is found, whatever its capitals', () => {
  expect(clashingTerm(['dear', 'Cheap'], ['fair', 'cheap'])).toBe('cheap');
  expect(clashingTerm(['cheap'], ['cheaper'])).toBeUndefined();
});

test('a term is counted in characters as a person counts them', () => {
  expect(longTerm(['👩‍👩‍👧‍👦'.repeat(80)])).toBeUndefined();
  expect(longTerm(['short', 'x'.repeat(81)])).toBe('x'.repeat(81));
});
