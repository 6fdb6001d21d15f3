import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { payerOf } from '../../limits/payer.ts';
import { createRequestPace } from './request-pace.ts';

const ada = payerOf({ userId: 'ada' });
const bob = payerOf({ userId: 'bob' });
const LIMITS = { perSecond: 10, burst: 20, longestWaitMs: 5_000, refuseAfterMs: 500 };
const never = new AbortController().signal;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Takes that say which of them are through. */
function takesOf(count: number, take: () => Promise<unknown>) {
  const state = { through: 0, refused: 0 };
  for (let index = 0; index < count; index += 1) {
    take().then(
      () => (state.through += 1),
      () => (state.refused += 1),
    );
  }
  return state;
}

it('lets a burst through at once, the rest at its pace, and refuses what would wait too long', async () => {
  const pace = createRequestPace(LIMITS);
  const state = takesOf(100, () => pace.take(ada, 1, never));
  await vi.advanceTimersByTimeAsync(0);
  expect(state).toEqual({ through: 20, refused: 0 });
  await vi.advanceTimersByTimeAsync(500);
  expect(state, 'refusals wait, too').toEqual({ through: 25, refused: 30 });
  await vi.advanceTimersByTimeAsync(500);
  expect(state.through).toBe(30);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(state.through).toBe(70);
});

it('tells who is refused when there will be room', async () => {
  const pace = createRequestPace(LIMITS);
  takesOf(70, () => pace.take(ada, 1, never));
  const refused = expect(pace.take(ada, 20, never)).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: 2 });
  await vi.advanceTimersByTimeAsync(2_000);
  await refused;
  const state = takesOf(1, () => pace.take(ada, 20, never));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(state.through).toBe(1);
});

it('keeps nobody waiting for what another payer takes', async () => {
  const pace = createRequestPace(LIMITS);
  takesOf(70, () => pace.take(ada, 1, never));
  const state = takesOf(20, () => pace.take(bob, 1, never));
  await vi.advanceTimersByTimeAsync(0);
  expect(state.through).toBe(20);
});

it('takes what a request turned out to cost from the next one, and never more than can be waited for', async () => {
  const pace = createRequestPace(LIMITS);
  pace.charge(ada, 25);
  const state = takesOf(1, () => pace.take(ada, 5, never));
  await vi.advanceTimersByTimeAsync(900);
  expect(state.through).toBe(0);
  await vi.advanceTimersByTimeAsync(100);
  expect(state.through).toBe(1);
  pace.charge(ada, 1_000_000);
  await vi.advanceTimersByTimeAsync(7_000);
  const after = takesOf(1, () => pace.take(ada, 20, never));
  await vi.advanceTimersByTimeAsync(0);
  expect(after.through).toBe(1);
});

it('lets go of who hangs up while waiting', async () => {
  const pace = createRequestPace(LIMITS);
  takesOf(20, () => pace.take(ada, 1, never));
  const gone = new AbortController();
  const waiting = pace.take(ada, 1, gone.signal);
  gone.abort(new Error('hung up'));
  await expect(waiting).rejects.toThrow('hung up');
});
