import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { isDiskFull, isUnavailable, NoConnectionError } from './database-error.ts';

const withCode = (code: string) => Object.assign(new Error('a driver’s words'), { code });
const query = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

test.each(['ECONNREFUSED', '57P01', '57P03', '08006', '53300', '53100', '40P01', '55P03', '25006'])(
  'a query that ended with %s may work later',
  (code) => {
    expect(isUnavailable(query(withCode(code)))).toBe(true);
    expect(isUnavailable(withCode(code))).toBe(true);
  },
);

test.each(['23505', '22021', '42P01', '42601', '57000'])('one that ended with %s will never work', (code) => {
  expect(isUnavailable(query(withCode(code)))).toBe(false);
});

test('a query that got no answer, and a connection that could not be had, may work later', () => {
  expect(isUnavailable(query(new Error('Connection terminated unexpectedly')))).toBe(true);
  expect(isUnavailable(new NoConnectionError(new Error('timeout exceeded when trying to connect')))).toBe(true);
});

test('errors of our own are not the database’s', () => {
  expect(isUnavailable(new TypeError('x is not a function'))).toBe(false);
  expect(isUnavailable(withCode('ENOENT'))).toBe(false);
  expect(isUnavailable('ECONNREFUSED')).toBe(false);
});

test('a full disk is told from whatever else may pass', () => {
  expect(isDiskFull(query(withCode('53100')))).toBe(true);
  for (const code of ['53200', '57P03', '25006', 'ENOSPC']) expect(isDiskFull(query(withCode(code)))).toBe(false);
});
