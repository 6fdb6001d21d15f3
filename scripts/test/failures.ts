import { stripVTControlCharacters } from 'node:util';

export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Why the file could not be run at all. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly { readonly error?: { readonly message?: string } }[] }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
}

const MESSAGE_LINES = 12;

/** What failed, each with where it stands and the head of its message. */
export const failuresOf = {
  vitest(report: VitestReport): string[] {
    return report.testResults.flatMap((file) => {
      const failed = file.assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0 && file.status === 'failed') return [entry(file.name, file.message)];
      return failed.map((test) => entry(`${file.name} > ${test.fullName}`, test.failureMessages.join('\n')));
    });
  },

  playwright(report: PlaywrightReport): string[] {
    const outside = report.errors.map((error) => entry('outside of any test', error.message));
    return [...outside, ...report.suites.flatMap(failuresOfSuite)];
  },
};

function failuresOfSuite(suite: PlaywrightSuite): string[] {
  const own = suite.specs
    .filter((spec) => !spec.ok)
    .map((spec) => {
      const results = spec.tests.flatMap((test) => test.results);
      const first = results.find((result) => result.error);
      return entry(`${spec.file}:${spec.line} > ${spec.title}`, first?.error?.message);
    });
  return [...own, ...(suite.suites ?? []).flatMap(failuresOfSuite)];
}

function entry(where: string, message = 'no message'): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES);
  return [where, ...lines.map((line) => `    ${line}`)].join('\n');
}
