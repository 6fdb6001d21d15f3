import { expect, test } from 'vitest';
import { countPages, matchTopic, offsetOf, pageNumbers, pageWithin } from './page-of.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('a page of the history holds ten', () => {
  expect(pageWithin(numbers(23), 2)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  expect(pageWithin(numbers(23), 3)).toEqual([21, 22, 23]);
  expect([0, 1, 10, 11, 1_000].map(countPages)).toEqual([1, 1, 1, 2, 100]);
});

test('a page lies within the hundred that is fetched for it', () => {
  expect([1, 10, 11, 20, 100].map(offsetOf)).toEqual([0, 0, 100, 100, 900]);
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
  expect(pageNumbers(1, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pageNumbers(1, 10)).toEqual([1, 2, null, 10]);
  expect(pageNumbers(3, 10)).toEqual([1, 2, 3, 4, null, 10]);
  expect(pageNumbers(5, 10)).toEqual([1, null, 4, 5, 6, null, 10]);
  expect(pageNumbers(9, 10)).toEqual([1, null, 8, 9, 10]);
});

test('page numbers stay few among a hundred', () => {
  expect(pageNumbers(50, 100)).toEqual([1, null, 49, 50, 51, null, 100]);
});
