import { expect, it } from 'vitest';
import { createLimiter } from './limiter.ts';

const never = new AbortController().signal;

it('lets work in by its order of asking, and gives a place back after a failure too', async () => {
  const limit = createLimiter(1);
  const gate = Promise.withResolvers<void>();
  const order: string[] = [];
  const first = limit(never, async () => {
    await gate.promise;
    order.push('first');
    throw new Error('failed');
  });
  const rest = ['second', 'third'].map((name) => limit(never, async () => order.push(name)));
  expect(order).toEqual([]);
  gate.resolve();
  await expect(first).rejects.toThrow('failed');
  await Promise.all(rest);
  expect(order).toEqual(['first', 'second', 'third']);
});

it('forgets who gave up waiting', async () => {
  const limit = createLimiter(1);
  const gate = Promise.withResolvers<void>();
  const first = limit(never, () => gate.promise);
  const impatient = new AbortController();
  const left = limit(impatient.signal, async () => 'never');
  const last = limit(never, async () => 'last');
  impatient.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  gate.resolve();
  await first;
  expect(await last).toBe('last');
  expect(await limit(never, async () => 'again')).toBe('again');
});
