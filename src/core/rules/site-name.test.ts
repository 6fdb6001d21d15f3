import { expect, test } from 'vitest';
import { isOfSite, siteName } from './site-name.ts';

test.each([
  ['example.com', 'example.com'],
  [' https://www.Example.com/a?b#c ', 'example.com'],
  ['*.example.com', 'example.com'],
  ['news.example.co.uk/today', 'news.example.co.uk'],
  ['http://127.0.0.1:4021/a', '127.0.0.1:4021'],
  ['bücher.example', 'bücher.example'],
])('%s is the site %s', (text, site) => expect(siteName(text)).toBe(site));

test.each(['', 'two words', 'ftp://example.com', 'http://ann:secret@example.com', 'justaword', 'http://'])(
  '%j is no site',
  (text) => expect(siteName(text)).toBeNull(),
);

test('a site stands for its pages and subdomains, and for no other that merely ends like it', () => {
  expect(isOfSite('https://blog.example.com/post', 'example.com')).toBe(true);
  expect(isOfSite('https://example.com:8443/', 'example.com')).toBe(true);
  expect(isOfSite('https://notexample.com/', 'example.com')).toBe(false);
  expect(isOfSite('https://example.com/', 'example.com:8443')).toBe(false);
  expect(isOfSite('no address', 'example.com')).toBe(false);
});
