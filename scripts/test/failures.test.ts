import { expect, test } from 'vitest';
import { failuresOf } from './failures.ts';

const counts = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 };

test('a failed test is told with its file and the head of its message, without colours', () => {
  const [failure] = failuresOf.vitest({
    ...counts,
    testResults: [
      {
        name: 'src/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          {
            fullName: 'subtracts',
            status: 'failed',
            failureMessages: [`\u001b[31mexpected 1\u001b[39m\n${'at\n'.repeat(50)}`],
          },
        ],
      },
    ],
  });
  expect(failure).toMatch(/^src\/a\.test\.ts > subtracts\n    expected 1\n/);
  expect(failure?.split('\n').length).toBeLessThan(20);
});

test('a file that does not load is told as well', () => {
  const testResults = [{ name: 'src/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }];
  expect(failuresOf.vitest({ ...counts, testResults })).toEqual(['src/b.test.ts\n    no such module']);
});

test('in the browser it is the specification that failed, however deep, or what failed before any began', () => {
  const walk = {
    title: 'walks',
    file: 'walk.test.ts',
    line: 7,
    ok: false,
    tests: [{ results: [{ error: { message: 'no button' } }] }],
  };
  const failures = failuresOf.playwright({
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
    errors: [{ message: 'no browser' }],
    suites: [{ specs: [], suites: [{ specs: [walk, { ...walk, title: 'runs', ok: true }] }] }],
  });
  expect(failures).toEqual(['outside of any test\n    no browser', 'walk.test.ts:7 > walks\n    no button']);
});
