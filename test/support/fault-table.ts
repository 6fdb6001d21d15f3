import { printColumns } from './print-columns.ts';
import { addResult, readResults } from './result-lines.ts';

/** What became of projects that a fault has met. */
export interface FaultResult {
  /** What was done to the product, in a few words. */
  readonly fault: string;
  /** How often. */
  readonly times: number;
  /** Processes that ended though nobody had ended them. */
  readonly ended: number;
  readonly projects: number;
  readonly completed: number;
  /** Calls to the model that were made, and those that the same projects take when nothing happens. */
  readonly calls?: { readonly made: number; readonly needed: number };
}

/** Adds a line to the table of `npm run faults`. Whoever records asserts beside it what has to hold. */
export function recordFault(result: FaultResult): void {
  const table = process.env['FAULT_TABLE'];
  if (table) addResult(table, result);
}

/** Whether it is done as `npm run faults` does it, however long it takes; `npm test` does less. */
export const isLongForm = (): boolean => process.env['FAULT_ROUNDS'] !== undefined;

/** How often to do it: a few times in `npm test`, in `npm run faults` so many a round. */
export const faultRounds = (few: number): number => few * Number(process.env['FAULT_ROUNDS'] ?? 1);

export const readFaults = (path: string): FaultResult[] => readResults<FaultResult>(path);

/** By fault, in the order in which they were done. */
export function faultTable(results: readonly FaultResult[]): string {
  const faults = Map.groupBy(results, ({ fault }) => fault);
  const rows = [...faults].map(([fault, ofFault]) => {
    const sum = (figure: (result: FaultResult) => number) => ofFault.reduce((all, one) => all + figure(one), 0);
    const isCounted = ofFault.every(({ calls }) => calls);
    return [
      fault,
      sum(({ times }) => times),
      sum(({ ended }) => ended),
      sum(({ projects }) => projects),
      sum(({ completed }) => completed),
      isCounted ? sum(({ calls }) => calls?.made ?? 0) : '',
      isCounted ? sum(({ calls }) => calls?.needed ?? 0) : '',
    ];
  });
  return printColumns(['fault', 'times', 'processes ended', 'projects', 'completed', 'calls made', 'needed'], rows);
}
