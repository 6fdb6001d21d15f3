import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allSaved, saveBeforeSignOut } from './before-sign-out.ts';
import { pause } from './pause.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('every save is waited for, also beside one that fails; one that was taken back does not run', async () => {
  const done: string[] = [];
  const takeBack = [
    saveBeforeSignOut(async () => {
      await pause(1_000);
      done.push('slow');
    }),
    saveBeforeSignOut(() => Promise.reject(new Error('The server is away'))),
  ];
  saveBeforeSignOut(async () => done.push('gone'))();
  const all = allSaved();
  await vi.advanceTimersByTimeAsync(1_000);
  await all;
  expect(done).toEqual(['slow']);
  for (const take of takeBack) take();
});

test('a save that never ends holds signing out for a moment only', async () => {
  const takeBack = saveBeforeSignOut(() => new Promise(() => {}));
  let isOver = false;
  const all = allSaved().then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(2_900);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  await all;
  takeBack();
});
