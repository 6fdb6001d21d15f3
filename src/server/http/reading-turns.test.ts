import { expect, test } from 'vitest';
import { createReadingTurns } from './reading-turns.ts';
import type { ReadingTurns } from './reading-turns.ts';

const LIMITS = { atOnce: 3, atOncePerUser: 2, waiting: 4, waitingPerUser: 3 };
const NEVER = new AbortController().signal;

/** Work that says when it begins and ends when it is told to. */
function openWork(turns: ReadingTurns, userId: string, signal: AbortSignal = NEVER) {
  const { promise, resolve } = Promise.withResolvers<string>();
  let begun = false;
  const done = turns.run(userId, signal, () => {
    begun = true;
    return promise;
  });
  // Whoever looks at `done` later still sees how it ended.
  done.catch(() => {});
  return { done, end: () => resolve(userId), begun: () => begun };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a user has two turns at once, and all users together three', async () => {
  const turns = createReadingTurns(LIMITS);
  const ada = [openWork(turns, 'ada'), openWork(turns, 'ada'), openWork(turns, 'ada')];
  const bob = [openWork(turns, 'bob'), openWork(turns, 'bob')];
  await settled();
  expect(ada.map((work) => work.begun())).toEqual([true, true, false]);
  expect(
    bob.map((work) => work.begun()),
    'the third place is for whoever is next and may',
  ).toEqual([true, false]);
  ada[0]?.end();
  await ada[0]?.done;
  await settled();
  expect([ada[2]?.begun(), bob[1]?.begun()]).toEqual([true, false]);
  for (const work of [...ada, ...bob]) work.end();
  expect(await Promise.all([...ada, ...bob].map((work) => work.done))).toEqual(['ada', 'ada', 'ada', 'bob', 'bob']);
});

test('work that fails gives its place back', async () => {
  const turns = createReadingTurns({ ...LIMITS, atOnce: 1 });
  await expect(turns.run('ada', NEVER, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns.run('ada', NEVER, () => Promise.resolve('read'))).toBe('read');
});

test('who waits for too much is told to wait, and others are when the whole line is full', async () => {
  const turns = createReadingTurns(LIMITS);
  const open = Array.from({ length: 5 }, () => openWork(turns, 'ada'));
  await expect(openWork(turns, 'ada').done).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: 10 });
  open.push(openWork(turns, 'bob'), openWork(turns, 'bob'));
  await expect(openWork(turns, 'cyd').done).rejects.toMatchObject({ code: 'unavailable', retryAfter: 10 });
  for (const work of open) work.end();
  await Promise.all(open.map((work) => work.done));
  expect(await turns.run('cyd', NEVER, () => Promise.resolve('read'))).toBe('read');
});

test('who hangs up while waiting leaves the line', async () => {
  const turns = createReadingTurns({ ...LIMITS, atOnce: 1, waiting: 1 });
  const first = openWork(turns, 'ada');
  const caller = new AbortController();
  const second = openWork(turns, 'bob', caller.signal);
  caller.abort(new Error('gone'));
  await expect(second.done).rejects.toThrow('gone');
  const third = openWork(turns, 'cyd');
  first.end();
  third.end();
  expect(await third.done).toBe('cyd');
  expect(second.begun()).toBe(false);
});
