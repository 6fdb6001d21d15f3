import { expect, it } from 'vitest';
import { askedWait } from './retry-after.ts';

const now = new Date('2026-05-04T10:00:00Z');

const cases: [Record<string, string> | undefined, number | null][] = [
  [{ 'retry-after': '20' }, 20_000],
  [{ 'retry-after': '0.5' }, 500],
  [{ 'retry-after-ms': '1500', 'retry-after': '2' }, 1_500],
  [{ 'retry-after': 'Mon, 04 May 2026 10:01:30 GMT' }, 90_000],
  [{ 'retry-after': 'Mon, 04 May 2026 09:00:00 GMT' }, 0],
  [{ 'retry-after': '99999999999' }, 86_400_000],
  [{ 'retry-after': 'in a while' }, null],
  [{ 'retry-after': '' }, null],
  [{}, null],
  [undefined, null],
];

it.each(cases)('%o means a wait of %s ms', (headers, expected) => {
  expect(askedWait(headers, now)).toBe(expected);
});
