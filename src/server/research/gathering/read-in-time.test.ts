import { expect, test } from 'vitest';
import { pageOf } from '../../../../test/fakes/fake-page-reader.ts';
import { DomainError } from '../../platform/errors.ts';
import type { PageReader } from '../fetching/page-reader.ts';
import { startBudget } from '../fetching/time-budget.ts';
import { readInTime } from './read-in-time.ts';

const never = new AbortController().signal;
const PAGE = pageOf({ url: 'https://tea.example/', text: 'The text.' });
const read = (reader: PageReader, totalMs: number, longestMs = 10 * totalMs) =>
  readInTime(reader, PAGE.url, startBudget(totalMs, never, { longestMs }));

test('a page has all its time once it has its turn', async () => {
  const reader: PageReader = {
    async read(_url, signal, watch) {
      const begin = watch?.waits();
      await new Promise((resolve) => setTimeout(resolve, 300));
      signal.throwIfAborted();
      begin?.();
      return PAGE;
    },
  };
  expect(await read(reader, 100, 60_000)).toBe(PAGE);
});

test('a page that never had its turn is told apart from one whose site is slow', async () => {
  const slow: PageReader = { read: () => new Promise(() => {}) };
  await expect(read(slow, 20)).rejects.toMatchObject({ name: 'Error' });
  const waiting: PageReader = {
    read: (_url, _signal, watch) => {
      watch?.waits();
      return new Promise(() => {});
    },
  };
  await expect(read(waiting, 20)).rejects.toMatchObject({
    trouble: 'no-turn',
    reason:
      'tea.example could not be read this time, because the service was too busy reading other documents. Please try again later.',
  });
});

test.each(['unavailable', 'too_many_requests'] as const)('%s is waited for', async (code) => {
  let asked = 0;
  const reader: PageReader = {
    async read() {
      asked += 1;
      if (asked < 3) throw new DomainError(code, 'Too much is being read.', { retryAfter: 0.05 });
      return PAGE;
    },
  };
  expect(await read(reader, 20, 60_000)).toBe(PAGE);
});
