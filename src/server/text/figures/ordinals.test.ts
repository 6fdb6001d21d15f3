import { expect, test } from 'vitest';
import { readOrdinals } from './ordinals.ts';

const shown = (text: string, language: string | null) =>
  readOrdinals(text, language).map(({ start, end, value, unit, isEvery }) =>
    [text.slice(start, end), value, unit, isEvery ? 'of all' : null].filter((part) => part !== null).join(', '),
  );

test.each([
  ['the 25th anniversary of the twenty-first edition', 'en', ['25th, 25', 'twenty-first, 21']],
  ['by the sixth week they are gone', 'en', ['sixth week, 6, week']],
  ['in der vierten woche', 'de', ['vierten woche, 4, week']],
  ['jeder siebte betrieb', 'de', ['siebte, 7, of all']],
  ['every third shop', 'en', ['third, 3, of all']],
  ['a la cuarta semana', 'es', ['cuarta semana, 4, week']],
  ['la 3e édition', 'fr', ['3e, 3']],
  ['the fourth week', null, ['fourth week, 4, week']],
  ['25 people came at 9:30, v2.1', 'en', []],
])('places in an order are read in %s', (text, language, ordinals) => {
  expect(shown(text, language)).toEqual(ordinals);
});
