import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRecentlyUsed } from './recently-used.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const recent = () => createRecentlyUsed<string>({ keptMs: 1_000, mostWeight: 10 });

test('a value is kept until nobody has asked for it for a while', () => {
  const values = recent();
  values.keep('job', { version: '1', value: 'made', weight: 1 });
  vi.advanceTimersByTime(900);
  expect(values.find('job', '1')).toBe('made');
  vi.advanceTimersByTime(900);
  expect(values.find('job', '1')).toBe('made');
  vi.advanceTimersByTime(1_001);
  expect(values.find('job', '1')).toBeUndefined();
});

test('what was made for another version is of no use', () => {
  const values = recent();
  values.keep('job', { version: '1', value: 'made', weight: 1 });
  expect(values.find('job', '2')).toBeUndefined();
  expect(values.find('job', '1')).toBeUndefined();
});

test('those used longest ago give way to the newest, which stays whatever it weighs', () => {
  const values = recent();
  for (const key of ['a', 'b', 'c']) values.keep(key, { version: '1', value: key, weight: 3 });
  expect(values.find('a', '1')).toBe('a');
  values.keep('d', { version: '1', value: 'd', weight: 4 });
  expect(['a', 'b', 'c', 'd'].map((key) => values.find(key, '1'))).toEqual(['a', undefined, 'c', 'd']);
  values.keep('heavy', { version: '1', value: 'heavy', weight: 99 });
  expect(['a', 'c', 'd', 'heavy'].map((key) => values.find(key, '1'))).toEqual([
    undefined,
    undefined,
    undefined,
    'heavy',
  ]);
});

test('a value kept again weighs once', () => {
  const values = recent();
  for (let round = 0; round < 5; round += 1) values.keep('a', { version: `${round}`, value: 'a', weight: 6 });
  values.keep('b', { version: '1', value: 'b', weight: 4 });
  expect(values.find('a', '4')).toBe('a');
  values.forget('a');
  expect(values.find('a', '4')).toBeUndefined();
});
