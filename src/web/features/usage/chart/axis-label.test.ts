import { describe, expect, test } from 'vitest';
import { monthsBetween } from '../months.ts';
import { axisLabel } from './axis-label.ts';

const labels = (from: string, to: string, width: number) => {
  const months = monthsBetween(from, to);
  return months.map((_, at) => [axisLabel(months, at, width)].flat().join(' '));
};

describe('the months below the chart', () => {
  test('are named where there is room', () => {
    expect(labels('2030-11', '2031-02', 400)).toEqual(['Nov 2030', 'Dec', 'Jan 2031', 'Feb']);
  });

  test('all have a letter on a phone, the present one too', () => {
    expect(labels('2030-03', '2031-02', 310).join(', ')).toBe('M 2030, A, M, J, J, A, S, O, N, D, J 2031, F');
  });

  test('have no two years side by side where one would cover the other', () => {
    expect(labels('2030-12', '2031-11', 310).slice(0, 2)).toEqual(['D', 'J 2031']);
    expect(labels('2030-12', '2031-11', 900).slice(0, 2)).toEqual(['Dec 2030', 'Jan 2031']);
  });
});
