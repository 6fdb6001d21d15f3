import { expect, test } from 'vitest';
import { createFakePageReader } from '../../../../test/fakes/fake-page-reader.ts';
import { foundPage } from '../../../../test/fakes/fake-research-provider.ts';
import { silentLogger } from '../../../../test/support/silent-logger.ts';
import { PageUnreadable } from '../fetching/page-reader.ts';
import { readTexts } from './read-texts.ts';

const unread = (url: string) => foundPage('As the search names it', '', { url, site: new URL(url).host, text: null });
const patient = { logger: silentLogger, totalMs: 60_000, signal: new AbortController().signal };

/** Whoever is asked there never answers, whatever becomes of the signal. */
const hangAt = (urls: readonly string[]) => async (_signal: AbortSignal, url: string) => {
  if (urls.includes(url)) await new Promise<never>(() => {});
};

test('pages are read in their order, and what they tell of themselves counts', async () => {
  const reader = createFakePageReader({
    'https://a.example/': { text: 'A text.', title: 'As it names itself', author: 'Its author' },
    'https://b.example/': 'B text.',
  });
  const found = [unread('https://a.example/'), foundPage('At hand', 'Its text.'), unread('https://b.example/')];
  const { pages } = await readTexts(found, { reader, ...patient });
  expect(pages).toMatchObject([
    { title: 'As it names itself', author: 'Its author', text: 'A text.' },
    { title: 'At hand', text: 'Its text.' },
    { text: 'B text.' },
  ]);
  expect(reader.asked).toHaveLength(2);
});

test('a page that cannot be read leaves the others alone and says why', async () => {
  const reader = createFakePageReader({
    'https://a.example/': new PageUnreadable('forbidden', 'a.example asks not to be read by programs.'),
    'https://b.example/': 'B text.',
  });
  const texts = await readTexts([unread('https://a.example/'), unread('https://b.example/')], { reader, ...patient });
  expect(texts.pages).toMatchObject([{ text: 'B text.' }]);
  expect(texts.unread).toEqual([
    { site: 'a.example', trouble: 'forbidden', reason: 'a.example asks not to be read by programs.' },
  ]);
});

test('the time for all of them is kept, however many hang', async () => {
  const urls = Array.from({ length: 20 }, (_, index) => `https://slow${index}.example/`);
  const reader = createFakePageReader({ 'https://a.example/': 'A text.' }, hangAt(urls));
  const found = ['https://a.example/', ...urls].map(unread);
  const texts = await readTexts(found, { reader, ...patient, totalMs: 50 });
  expect(texts.pages).toMatchObject([{ text: 'A text.' }]);
  expect(texts.unread).toHaveLength(20);
  expect(new Set(texts.unread.map(({ trouble }) => trouble))).toEqual(new Set(['late']));
});

test('it can be called off', async () => {
  const caller = new AbortController();
  const reader = createFakePageReader({}, hangAt(['https://a.example/']));
  const reading = readTexts([unread('https://a.example/')], { reader, ...patient, signal: caller.signal });
  caller.abort();
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
});
