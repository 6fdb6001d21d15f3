import { expect, test } from 'vitest';
import { howMany, inBase } from './unit-bases.ts';
import { UNITS } from './units.ts';

test.each([
  ['day', 'week', 7],
  ['month', 'year', 12],
  ['s', 'h', 3_600],
  ['in', 'ft', 12],
  ['oz', 'lb', 16],
  ['ft', 'mi', 5_280],
  ['ml', 'cl', 10],
])('so many %s are one %s', (smaller, unit, times) => {
  expect(howMany(smaller, unit)).toBeCloseTo(times, 9);
});

test.each([
  ['day', 'month'],
  ['workday', 'week'],
  ['m', 'ft'],
  ['g', 'l'],
])('no exact number of %s is one %s', (smaller, unit) => {
  expect(howMany(smaller, unit)).toBeNull();
});

test('a base has no base itself, and both are units that are read', () => {
  const bases = Object.keys(UNITS).map((unit) => [unit, inBase(1, unit).base] as const);
  const changed = bases.filter(([unit, base]) => unit !== base);
  expect(changed.length).toBeGreaterThan(20);
  for (const [, base] of changed) {
    expect(UNITS).toHaveProperty([base]);
    expect(inBase(1, base)).toEqual({ base, value: 1 });
  }
});
