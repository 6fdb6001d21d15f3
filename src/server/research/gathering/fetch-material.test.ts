import { expect, test } from 'vitest';
import { pageOf } from '../../../../test/fakes/fake-page-reader.ts';
import { noteOf } from '../../../../test/fakes/findings.ts';
import { recordingLogger } from '../../../../test/fakes/recording-logger.ts';
import type { PageReader } from '../fetching/page-reader.ts';
import type { Material } from '../reading/read-material.ts';
import { fetchMaterial } from './fetch-material.ts';

const linkTo = (url: string): Material => ({
  kind: 'link',
  title: url,
  text: null,
  url,
  author: null,
  publishedAt: null,
  language: null,
  ours: false,
});
const { signal } = new AbortController();

test('a link that hangs, and one at which we fail ourselves, leave the other material alone', async () => {
  const logger = recordingLogger();
  const reader: PageReader = {
    async read(url) {
      if (url.includes('hangs')) return await new Promise<never>(() => {});
      if (url.includes('fault')) throw new Error('out of order');
      return pageOf({ url, text: 'The text.' });
    },
  };
  const links = ['https://hangs.example/', 'https://fault.example/', 'https://good.example/'].map(linkTo);
  const { ready, notes } = await fetchMaterial([...links, noteOf('My note.', 'Note')], {
    reader,
    logger,
    signal,
    totalMs: 200,
  });
  expect(ready.map(({ text }) => text)).toEqual(['The text.', 'My note.']);
  expect(notes).toEqual([
    'Your link to hangs.example could not be used. It was not read in time.',
    'Your link to fault.example could not be used. Something went wrong on our side.',
  ]);
  expect(logger.written()).toContain('out of order');
});

test('links that wait for others of the same project are late, not without a turn', async () => {
  const reader: PageReader = {
    read: (url, _signal, watch) => {
      if (!url.includes('hangs')) watch?.waits();
      return new Promise(() => {});
    },
  };
  const links = ['https://hangs.example/', 'https://waits.example/'].map(linkTo);
  const fetching = { reader, logger: recordingLogger(), signal, totalMs: 20 };
  expect((await fetchMaterial(links, fetching)).hadNoTurn).toBe(false);
  expect((await fetchMaterial(links.slice(1), fetching)).hadNoTurn).toBe(true);
});

test('many links are read a few at a time', async () => {
  let [now, most] = [0, 0];
  const reader: PageReader = {
    async read(url) {
      most = Math.max(most, (now += 1));
      await Promise.resolve();
      now -= 1;
      return pageOf({ url, text: 'The text.' });
    },
  };
  const links = Array.from({ length: 30 }, (_, index) => linkTo(`https://one.example/${index}`));
  const { ready } = await fetchMaterial(links, { reader, logger: recordingLogger(), signal });
  expect(ready.map(({ url }) => url)).toEqual(links.map(({ url }) => url));
  expect(most).toBeLessThanOrEqual(4);
});

test('whoever gives up waits for nothing', async () => {
  const reader: PageReader = { read: () => new Promise<never>(() => {}) };
  const controller = new AbortController();
  const ended = fetchMaterial([linkTo('https://hangs.example/')], {
    reader,
    logger: recordingLogger(),
    signal: controller.signal,
  });
  controller.abort(new Error('no longer wanted'));
  await expect(ended).rejects.toThrow('no longer wanted');
});
