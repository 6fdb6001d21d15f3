import { describe, expect, test } from 'vitest';
import { matchTopic, pageNumbers, pageOf } from './page-of.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('a page of the history', () => {
  test('holds ten', () => {
    expect(pageOf(numbers(23), 2)).toEqual({ items: [11, 12, 13, 14, 15, 16, 17, 18, 19, 20], page: 2, pages: 3 });
    expect(pageOf(numbers(23), 3).items).toEqual([21, 22, 23]);
  });

  test('that no longer exists is the last one', () => {
    expect(pageOf(numbers(20), 3)).toMatchObject({ page: 2, pages: 2 });
  });

  test('from a mistyped address is the first one', () => {
    for (const wanted of [Number.NaN, 0, -4, 1.5]) expect(pageOf(numbers(20), wanted).page).toBe(1);
  });

  test('of nothing is one empty page', () => {
    expect(pageOf([], 1)).toEqual({ items: [], page: 1, pages: 1 });
  });
});

test('search finds a part of the topic in any case', () => {
  const jobs = ['Why Churn matters', 'Émigré coffee', 'churning butter'].map((topic) => ({ topic }));
  expect(matchTopic(jobs, ' CHURN ').map(({ topic }) => topic)).toEqual(['Why Churn matters', 'churning butter']);
  expect(matchTopic(jobs, 'émi')).toHaveLength(1);
  expect(matchTopic(jobs, '   ')).toHaveLength(3);
  expect(matchTopic(jobs, '.*')).toHaveLength(0);
});

test('page numbers show both ends and the neighbourhood', () => {
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
  expect(pageNumbers(1, 10)).toEqual([1, 2, null, 10]);
  expect(pageNumbers(3, 10)).toEqual([1, 2, 3, 4, null, 10]);
  expect(pageNumbers(5, 10)).toEqual([1, null, 4, 5, 6, null, 10]);
  expect(pageNumbers(9, 10)).toEqual([1, null, 8, 9, 10]);
});
