import { expect, test } from 'vitest';
import { choose } from './parts.ts';

const names = (...args: string[]) => choose(args).parts.map((part) => part.name);

test('no argument means everything, checks first', () => {
  expect(names()).toEqual(['check', 'unit', 'http', 'e2e', 'faults', 'attacks']);
});

test('parts can be named, in any order', () => {
  expect(names('http', 'unit')).toEqual(['unit', 'http']);
});

test('what follows the parts goes to their runner', () => {
  expect(choose(['http', 'personas', '-t', 'limit']).rest).toEqual(['personas', '-t', 'limit']);
});

test.each([
  ['src/core/rules/limits.test.ts', 'unit'],
  ['src/web/lib/api.test.ts', 'unit'],
  ['src/server/http/jobs.http.test.ts', 'http'],
  ['test/http/ownership.test.ts', 'http'],
  ['test/e2e/walk.test.ts', 'e2e'],
  ['test/faults/kill.test.ts', 'faults'],
  ['test/attacks/two-users.test.ts', 'attacks'],
])('%s alone is a test of %s', (file, part) => {
  expect(names(file)).toEqual([part]);
  expect(choose([file]).rest).toEqual([file]);
});
