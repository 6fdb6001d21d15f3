import { globSync } from 'node:fs';
import { ATTACK_GROUPS, attackTable, readAttacks } from '../test/support/attack-table.ts';
import { runLongForm } from './test/long-form.ts';
import { PARTS } from './test/parts.ts';

/**
 * `npm run attack`: every attack, over HTTP and in the browser, and the table of what was tried and what held. ATTACK_ROUNDS
 * multiplies the generated cases.
 */
const runs = [
  { part: PARTS.find(({ name }) => name === 'attacks'), files: [] },
  { part: PARTS.find(({ name }) => name === 'e2e'), files: globSync('test/e2e/attacks*.test.ts') },
].flatMap(({ part, files }) => (part && (part.name === 'attacks' || files.length > 0) ? [{ part, files }] : []));

await runLongForm({ command: 'attack', prefix: 'ATTACK', rounds: 5, runs }, (table) => {
  const results = readAttacks(table);
  console.log(`\n${attackTable(results)}`);
  const untried = ATTACK_GROUPS.filter((group) => !results.some((result) => result.group === group));
  const notHeld = results.filter(({ held, tries }) => held !== tries || tries === 0);
  return [
    ...untried.map((group) => `Nothing was tried of: ${group}`),
    ...notHeld.map(({ group, attack, held, tries }) => `${group}, ${attack}: ${held} of ${tries} held`),
  ];
});
