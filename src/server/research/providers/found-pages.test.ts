import { describe, expect, test } from 'vitest';
import { foundPages } from './found-pages.ts';
import { publishedAt } from './published-at.ts';
import { searchQuery } from './search-query.ts';

describe('results become pages', () => {
  test('only addresses of the web count, each once, up to the limit', () => {
    const urls = [
      'https://tea.example/a?utm_source=x',
      'http://www.tea.example/a',
      'javascript:alert(1)',
      'ftp://tea.example/b',
      '/relative',
      '',
      'https://tea.example/b',
      'https://tea.example/c',
    ];
    expect(
      foundPages(
        urls.map((url) => ({ title: 'Tea', url })),
        2,
      ).map(({ url }) => url),
    ).toEqual(['https://tea.example/a?utm_source=x', 'https://tea.example/b']);
  });

  test('a page without a name is named by its site, and blank text is none', () => {
    expect(foundPages([{ title: ' \u0000\u202e ', url: 'https://www.tea.example/', text: ' \n ' }], 1)).toMatchObject([
      { title: 'tea.example', text: null, snippet: '', author: null, language: null },
    ]);
  });

  test('what is no language is left out', () => {
    const languageOf = (language: string) => foundPages([{ url: 'https://a.example', language }], 1)[0]?.language;
    expect(['en', 'pt-BR', 'english please', ''].map(languageOf)).toEqual(['en', 'pt-BR', null, null]);
  });
});

describe('dates', () => {
  test.each([
    ['2026-03-04', '2026-03-04T00:00:00.000Z'],
    ['2026-03-04T14:22:41', '2026-03-04T14:22:41.000Z'],
    ['2026-03-04 14:22:41', '2026-03-04T14:22:41.000Z'],
    ['2026-03-04T14:22:41+02:00', '2026-03-04T12:22:41.000Z'],
    ['2026-03-04T01:36:32.547Z', '2026-03-04T01:36:32.547Z'],
    ['Thu, 02 Jul 2026 08:00:00 GMT', '2026-07-02T08:00:00.000Z'],
    ['3 days ago', null],
    ['yesterday', null],
    ['March 4', null],
    ['2026-13-45', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%s is %s', (text, date) => {
    expect(publishedAt(text)).toBe(date);
  });
});

describe('a topic as a query', () => {
  test.each([
    ['  Tea\n\tand  pots ', 'Tea and pots'],
    ['\u0000Tea\u202e', 'Tea'],
    ['?! …', null],
    ['', null],
    ['x'.repeat(50), 'x'.repeat(20)],
    ['one two three four five six', 'one two three four'],
    ['green tea and teapots', 'green tea and'],
    [`${'x'.repeat(19)}😀`, 'x'.repeat(19)],
  ])('%j is asked as %j', (topic, query) => {
    expect(searchQuery(topic, { characters: 20, words: 4 })).toBe(query);
  });
});
