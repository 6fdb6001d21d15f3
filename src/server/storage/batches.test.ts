import { expect, test } from 'vitest';
import { batchesOf } from './batches.ts';

const sizes = (...bytes: number[]) => bytes.map((size) => ({ bytes: size }));
const shape = (batches: readonly (readonly { bytes: number }[])[]) =>
  batches.map((batch) => batch.map(({ bytes }) => bytes));

test('rows are grouped in their order up to the bytes and the number of a batch', () => {
  const limits = { bytes: 10, rows: 3 };
  expect(shape(batchesOf(sizes(4, 6, 1, 1, 1, 1), limits))).toEqual([[4, 6], [1, 1, 1], [1]]);
  expect(shape(batchesOf(sizes(3, 50, 3), limits)), 'what is too large for any is alone').toEqual([[3], [50], [3]]);
  expect(batchesOf([], limits)).toEqual([]);
});
