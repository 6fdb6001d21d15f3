import { describe, expect, test } from 'vitest';
import { guessOurs } from './guess-ours.ts';

const WEBSITE = 'acme.example';

describe('a link', () => {
  test.each([
    'https://acme.example/pricing',
    'https://www.acme.example/',
    'http://blog.acme.example/post?id=1',
    'https://ACME.example:8443/',
  ])('to %s is ours', (url) => expect(guessOurs({ url }, WEBSITE)).toBe(true));

  test.each(['https://news.example/acme.example', 'https://notacme.example/', 'https://acme.example.evil.example/'])(
    'to %s is somebody else’s',
    (url) => expect(guessOurs({ url }, WEBSITE)).toBe(false),
  );

  test('is judged by its address alone, whatever its page says', () =>
    expect(guessOurs({ url: 'https://news.example/', text: 'Read more on acme.example.' }, WEBSITE)).toBe(false));
});

describe('a text', () => {
  test.each([
    'Prices: https://acme.example/prices',
    'More on www.acme.example.',
    'docs.Acme.example has the details',
    '(acme.example)',
    'See acme.example, or call us.',
  ])('is ours when it names an address of the website: %s', (text) => {
    expect(guessOurs({ text }, WEBSITE)).toBe(true);
  });

  test.each([
    'We sell bread, and our customers love it.',
    'notacme.example',
    'acme.example.evil.example',
    'acme.examples',
    'From: ann@acme.example',
    'From: ann@mail.acme.example',
    'acme-example',
    '',
  ])('is somebody else’s otherwise: %s', (text) => {
    expect(guessOurs({ text }, WEBSITE)).toBe(false);
  });
});

test('without a website nothing is ours', () => {
  expect(guessOurs({ url: 'https://acme.example/' }, null)).toBe(false);
  expect(guessOurs({ text: 'Our site is acme.example.' }, null)).toBe(false);
  expect(guessOurs({ text: 'Our site is acme.example.' }, '')).toBe(false);
});

test('a website with a port or signs of its own is taken literally', () => {
  expect(guessOurs({ text: 'http://127.0.0.1:4021/a' }, '127.0.0.1:4021')).toBe(true);
  expect(guessOurs({ text: 'http://127a0b0c1:4021/a' }, '127.0.0.1:4021')).toBe(false);
});

test('a long text takes no long time', () => {
  const text = 'a.'.repeat(100_000);
  const started = performance.now();
  expect(guessOurs({ text }, WEBSITE)).toBe(false);
  expect(performance.now() - started).toBeLessThan(1_000);
});
