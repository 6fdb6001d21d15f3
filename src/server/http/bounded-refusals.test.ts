import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Logger } from '../platform/logger.ts';
import { logSecurity } from '../platform/security-log.ts';
import { withBoundedRefusals } from './bounded-refusals.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function recording() {
  const lines: unknown[] = [];
  const write = (line: unknown) => void lines.push(line);
  const logger: Logger = { debug: write, info: write, warn: write, error: write };
  return { lines, logger: withBoundedRefusals(logger) };
}

const many = (count: number, logger: Logger, address: string) => {
  for (let n = 0; n < count; n += 1) logSecurity(logger, 'access.denied', { address });
};

test('refusals of one address are written twenty times a minute, and then counted', () => {
  const { lines, logger } = recording();
  many(500, logger, '192.0.2.1');
  expect(lines).toHaveLength(20);
  many(1, logger, '192.0.2.2');
  expect(lines.at(-1)).toMatchObject({ address: '192.0.2.2' });
  vi.advanceTimersByTime(60_000);
  expect(lines.at(-1)).toEqual({ leftOut: 480 });
  many(1, logger, '192.0.2.1');
  expect(lines.at(-1)).toMatchObject({ address: '192.0.2.1' });
});

test('many addresses together write no more than six hundred', () => {
  const { lines, logger } = recording();
  for (let n = 0; n < 2_000; n += 1) many(1, logger, `2001:db8::${n}`);
  expect(lines).toHaveLength(600);
});

test('everything else is written as it comes', () => {
  const { lines, logger } = recording();
  for (let n = 0; n < 700; n += 1) logSecurity(logger, 'sign-in.refused', { address: '192.0.2.1' });
  logger.warn({ n: 1 }, 'a warning');
  logger.info('a line of text');
  expect(lines).toHaveLength(702);
});
