import { expect, test } from 'vitest';
import { languageName } from './language-name.ts';
import { canonicalLanguage, COMMON_LANGUAGES, offeredLanguages } from './languages.ts';

test('the languages offered are known ones, each once, the most used first and the others by name', () => {
  const tags = offeredLanguages().map(({ tag }) => tag);
  expect(tags.slice(0, COMMON_LANGUAGES.length)).toEqual(COMMON_LANGUAGES);
  expect(new Set(tags).size).toBe(tags.length);
  expect(tags.map(canonicalLanguage)).toEqual(tags);
  const names = offeredLanguages()
    .slice(COMMON_LANGUAGES.length)
    .map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  expect(names).toContain('Chinese (Simplified)');
});

test('a tag is known in any spelling', () => {
  expect(canonicalLanguage(' EN ')).toBe('en');
  expect(canonicalLanguage('pt_br')).toBe('pt-BR');
  expect(canonicalLanguage('zh-hant-tw')).toBe('zh-Hant-TW');
  expect(canonicalLanguage('iw'), 'an old tag').toBe('he');
  expect(canonicalLanguage('en-US-u-ca-buddhist'), 'a calendar is no matter of language').toBe('en-US');
});

test.each(['', 'english', 'Deutsch', 'xx', 'und', 'mul', 'x-mine', 'de<', 'a', '日本語'])(
  '%j is no language',
  (text) => {
    expect(canonicalLanguage(text)).toBeNull();
  },
);

test('a name is in English, and a tag without one stands for itself', () => {
  expect(languageName('de')).toBe('German');
  expect(languageName('xx')).toBe('xx');
  expect(languageName('not a tag')).toBe('not a tag');
});
