import { table } from '../../../bench/figures.ts';
import { NOT_JUDGED, type TargetRow } from '../counted/target-row.ts';

const FAULTS_SHOWN = 6;
const RECORDED_SHOWN = 2;

/** The rows of the targets, what was counted first, then what a model judged; below them what was wrong. */
export function printTable(rows: readonly TargetRow[], print: (text: string) => void): void {
  const head = ['', 'figure', 'target', '', 'by'];
  print(table([head, ...rows.map(lineOf)]));
  for (const { measure, faults, gate } of rows) {
    const shown = faults.slice(0, gate === null ? RECORDED_SHOWN : FAULTS_SHOWN);
    for (const fault of shown) print(`  - ${measure}: ${fault}`);
    if (faults.length > shown.length) print(`  - ${measure}: and ${faults.length - shown.length} more`);
  }
}

function lineOf(row: TargetRow): string[] {
  return [row.measure, row.figure, row.gate ?? 'recorded', outcomeOf(row), whoSays(row)];
}

function outcomeOf({ gate, passed, rank, looked }: TargetRow): string {
  if (gate === null || !looked) return '';
  if (passed) return 'met';
  return rank === 'hard' ? 'MISSED' : 'not met';
}

function whoSays({ judge }: TargetRow): string {
  if (judge === null) return 'counted';
  return judge === NOT_JUDGED ? NOT_JUDGED : `judged by ${judge}`;
}

/** Hard targets that were missed. */
export const missedIn = (rows: readonly TargetRow[]): readonly TargetRow[] =>
  rows.filter(({ rank, passed, looked }) => rank === 'hard' && looked && !passed);
