import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installMissing } from './install-missing.ts';
import type { Part } from './parts.ts';
import { runPart } from './run-part.ts';

export interface LongForm {
  /** The npm script, for sentences. */
  readonly command: string;
  /** Tests read `<PREFIX>_ROUNDS`, and add their results to the file of `<PREFIX>_TABLE`. */
  readonly prefix: string;
  /** Unless `<PREFIX>_ROUNDS` says otherwise. */
  readonly rounds: number;
  readonly runs: readonly { readonly part: Part; readonly files: readonly string[] }[];
}

/**
 * Runs parts of the tests more often than `npm test` does, and ends with what failed and its exit code.
 *
 * @param tell prints the table of the file that the tests have written, and returns what is wrong with it.
 */
export async function runLongForm(
  { command, prefix, rounds: usual, runs }: LongForm,
  tell: (table: string) => readonly string[],
): Promise<void> {
  const rounds = Number(process.env[`${prefix}_ROUNDS`] ?? usual);
  if (!Number.isInteger(rounds) || rounds < 1) {
    console.error(`How many rounds? A whole number, 1 or more: ${prefix}_ROUNDS=20 npm run ${command}`);
    process.exit(1);
  }
  const missing = installMissing(runs.map(({ part }) => part));
  if (missing.length > 0) {
    console.error(missing.join('\n'));
    process.exit(1);
  }
  const folder = mkdtempSync(join(tmpdir(), `manifold-${command}-`));
  const table = join(folder, 'table.jsonl');
  process.env[`${prefix}_TABLE`] = table;
  process.env[`${prefix}_ROUNDS`] = String(rounds);
  const failures: string[] = [];
  try {
    for (const { part, files } of runs) {
      const tally = await runPart(part, files);
      failures.push(...tally.failures);
      if (tally.skipped > 0) failures.push(`${tally.skipped} skipped in ${part.name}`);
      if (tally.passed === 0) failures.push(`Nothing passed in ${part.name}`);
    }
    failures.push(...tell(table));
  } finally {
    rmSync(folder, { recursive: true });
  }
  for (const failure of failures) console.log(`\nFAILED: ${failure}`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
