import { existsSync, readFileSync } from 'node:fs';
import { failuresOf, type PlaywrightReport, type VitestReport } from './failures.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed and why, to stand at the end of the output, where it is looked for. */
  readonly failures: readonly string[];
}

/** What a runner's JSON report says; a runner that wrote none has passed nothing. */
export function readReport(runner: 'vitest' | 'playwright', path: string): Tally {
  if (!existsSync(path)) return { passed: 0, failed: 0, skipped: 0, failures: [] };
  const text = readFileSync(path, 'utf8');
  if (runner === 'playwright') {
    const report = JSON.parse(text) as PlaywrightReport;
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky, skipped, failures: failuresOf.playwright(report) };
  }
  const report = JSON.parse(text) as VitestReport;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: failuresOf.vitest(report),
  };
}
