import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ATTACK_GROUPS, attackTable, readAttacks } from '../test/support/attack-table.ts';
import { installMissing } from './test/install-missing.ts';
import { PARTS } from './test/parts.ts';
import { runPart } from './test/run-part.ts';

/**
 * `npm run attack`: every attack, over HTTP and in the browser, and the table of what was tried and what held. ATTACK_ROUNDS
 * multiplies the generated cases.
 */
const rounds = Number(process.env['ATTACK_ROUNDS'] ?? 5);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('How many rounds? A whole number, 1 or more: ATTACK_ROUNDS=20 npm run attack');
  process.exit(1);
}
const runs = [
  { part: PARTS.find(({ name }) => name === 'attacks'), files: [] },
  { part: PARTS.find(({ name }) => name === 'e2e'), files: globSync('test/e2e/attacks*.test.ts') },
].flatMap(({ part, files }) => (part && (part.name === 'attacks' || files.length > 0) ? [{ part, files }] : []));
const missing = installMissing(runs.map(({ part }) => part));
if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'manifold-attack-'));
const table = join(folder, 'table.jsonl');
process.env['ATTACK_TABLE'] = table;
process.env['ATTACK_ROUNDS'] = String(rounds);
const failures: string[] = [];
try {
  for (const { part, files } of runs) {
    const tally = await runPart(part, files);
    failures.push(...tally.failures);
    if (tally.skipped > 0) failures.push(`${tally.skipped} skipped in ${part.name}`);
    if (tally.passed === 0) failures.push(`Nothing passed in ${part.name}`);
  }
  const results = readAttacks(table);
  const untried = ATTACK_GROUPS.filter((group) => !results.some((result) => result.group === group));
  failures.push(...untried.map((group) => `Nothing was tried of: ${group}`));
  failures.push(
    ...results
      .filter(({ held, tries }) => held !== tries || tries === 0)
      .map(({ group, attack, held, tries }) => `${group}, ${attack}: ${held} of ${tries} held`),
  );
  console.log(`\n${attackTable(results)}`);
} finally {
  rmSync(folder, { recursive: true });
}
for (const failure of failures) console.log(`\nFAILED: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
