import { expect, test } from 'vitest';
import { foundPage } from '../../../../test/fakes/fake-research-provider.ts';
import { choosePages } from './choose-pages.ts';

const page = (url: string, text: string | null = null) => foundPage(url, '', { url, text });
const everything = () => true;
const urls = (pages: readonly { url: string }[]) => pages.map(({ url }) => url);

test('the best of every search comes first', () => {
  const searches = [
    [page('https://a.example/1'), page('https://a.example/2'), page('https://a.example/3')],
    [page('https://b.example/1')],
  ];
  expect(urls(choosePages(searches, { limit: 3, mayUse: everything }))).toEqual([
    'https://a.example/1',
    'https://b.example/1',
    'https://a.example/2',
  ]);
});

test('a page that two searches name is read once, and not at all where one brings its text along', () => {
  const searches = [[page('https://a.example/1?utm_source=x')], [page('http://www.a.example/1/', 'Its text.')]];
  expect(choosePages(searches, { limit: 5, mayUse: everything })).toMatchObject([{ text: 'Its text.' }]);
});

test('pages that the user does not want take up no place', () => {
  const searches = [[page('https://spam.example/1'), page('https://a.example/1')]];
  const mayUse = (url: string) => !url.includes('spam');
  expect(urls(choosePages(searches, { limit: 1, mayUse }))).toEqual(['https://a.example/1']);
});
