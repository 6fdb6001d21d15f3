import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { problem } from '../../core/contracts/problem.ts';
import { toProblem } from './problem.ts';

/** A query that PostgreSQL or the embedded database refused with this code. */
const refused = (code: string) =>
  new DrizzleQueryError('insert into notes', [], Object.assign(new Error('a driver’s words'), { code }));

test('a full disk is told as such, and when a new try makes sense', () => {
  const { problem: told, headers } = toProblem(refused('53100'));
  expect(problem.parse(told)).toMatchObject({
    status: 507,
    title: 'Insufficient Storage',
    detail:
      'The disk is full, so nothing can be saved right now. What is there can still be read. Please try again later.',
  });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

test('a database that is away is not taken for a full disk', () => {
  for (const code of ['57P03', '53200', '25006']) expect(toProblem(refused(code)).problem.status).toBe(503);
});
