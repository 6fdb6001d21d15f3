import { describe, expect, it } from 'vitest';
import { findLinks, siteOf, withoutTargets } from './links.ts';

const urlsIn = (text: string) => findLinks(text).map((link) => link.url);

describe('links in a text', () => {
  it.each([
    ['at the end of a sentence', 'See https://a.example/b.', ['https://a.example/b']],
    ['in brackets', 'It is known (https://a.example/b).', ['https://a.example/b']],
    [
      'with brackets of its own',
      'https://en.example/wiki/Churn_(business), for one',
      ['https://en.example/wiki/Churn_(business)'],
    ],
    [
      'in Markdown',
      '[one](https://a.example/x_(y)) and <https://b.example>',
      ['https://a.example/x_(y)', 'https://b.example'],
    ],
    ['in bold', '**https://a.example/b**', ['https://a.example/b']],
    ['in quotation marks', '“https://a.example/b”', ['https://a.example/b']],
    ['twice', 'http://a.example HTTPS://B.example', ['http://a.example', 'HTTPS://B.example']],
    ['but no bare scheme', 'https:// and http://.', []],
  ])('are found %s', (_, text, urls) => {
    expect(urlsIn(text)).toEqual(urls);
  });

  it('say where they start', () => {
    expect(findLinks('a https://b.example')).toEqual([{ url: 'https://b.example', start: 2 }]);
  });

  it('belong to a site', () => {
    expect(siteOf('https://www.Example.com:8080/a?b#c')).toBe('example.com');
    expect(siteOf('https://someone:secret@en.example.org')).toBe('en.example.org');
    expect(siteOf('notes on churn')).toBe('');
  });
});

it('what a Markdown link points at is left out of lengths, its words are not', () => {
  const text = 'It helps [[1]](https://a.example/a_(b)), see [the list](https://b.example "x") (or not).';
  expect(withoutTargets(text)).toBe('It helps [[1]], see [the list](https://b.example "x") (or not).');
  expect(withoutTargets('It helps [[1]](https://a.example).')).toBe('It helps [[1]].');
});
