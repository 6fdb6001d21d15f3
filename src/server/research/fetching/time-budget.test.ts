import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OutOfTime, startBudget } from './time-budget.ts';

const never = new AbortController().signal;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the time is over after as long as it was given', () => {
  const { signal } = startBudget(1_000, never);
  vi.advanceTimersByTime(999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toBeInstanceOf(OutOfTime);
});

test('waiting for a place takes nothing of it', () => {
  const budget = startBudget(1_000, never);
  vi.advanceTimersByTime(600);
  const begin = budget.waits();
  vi.advanceTimersByTime(60_000);
  begin();
  begin();
  vi.advanceTimersByTime(399);
  expect(budget.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(budget.signal.aborted).toBe(true);
});

test('it goes on as long as one of several parts is worked on', () => {
  const budget = startBudget(1_000, never);
  const ends = [budget.part(), budget.part()];
  budget.waits();
  vi.advanceTimersByTime(500);
  ends[0]?.();
  vi.advanceTimersByTime(60_000);
  expect(budget.signal.aborted, 'the part that is left waits').toBe(false);
  budget.part();
  vi.advanceTimersByTime(500);
  expect(budget.signal.aborted).toBe(true);
});

test('there is an end to waiting, too', () => {
  const budget = startBudget(1_000, never, { longestMs: 5_000 });
  budget.waits();
  vi.advanceTimersByTime(5_000);
  expect(budget.signal.reason).toBeInstanceOf(OutOfTime);
});

test('nothing is left of it once it is stopped', () => {
  const budget = startBudget(1_000, never, { longestMs: 5_000 });
  budget.stop();
  expect(vi.getTimerCount()).toBe(0);
});
