import { table } from '../../bench/figures.ts';
import type { Section } from './rows.ts';

const FAULTS_SHOWN = 8;

/** The sections as tables, with what was wrong below each; returns how many gates were missed. */
export function printReport(sections: readonly Section[], print: (text: string) => void): number {
  let missed = 0;
  for (const { title, rows, notes } of sections) {
    print(`\n${title}\n`);
    const lines = rows.map(({ measure, figure, gate, passed }) => [
      measure,
      figure,
      gate ?? 'recorded',
      gate === null ? '' : passed ? 'passed' : 'MISSED',
    ]);
    print(table([['', 'figure', 'gate', ''], ...lines]));
    for (const note of notes) print(`  ${note}`);
    for (const { measure, faults, passed, gate } of rows) {
      if (!passed) missed += 1;
      const shown = faults.slice(0, gate === null ? 2 : FAULTS_SHOWN);
      for (const fault of shown) print(`  - ${measure}: ${fault}`);
      if (gate !== null && faults.length > shown.length)
        print(`  - ${measure}: and ${faults.length - shown.length} more`);
    }
  }
  return missed;
}
