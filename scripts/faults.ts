import { faultTable, readFaults } from '../test/support/fault-table.ts';
import { runLongForm } from './test/long-form.ts';
import { PARTS } from './test/parts.ts';

/**
 * `npm run faults`: whole products that are killed, stopped, starved and cut off, and the table of what became of their
 * projects. FAULT_ROUNDS multiplies how often; file names choose some.
 */
const files = process.argv.slice(2);
const runs = PARTS.filter(({ name }) => name === 'faults').map((part) => ({ part, files }));
await runLongForm({ command: 'faults', prefix: 'FAULT', rounds: 3, runs }, (table) => {
  console.log(`\n${faultTable(readFaults(table))}`);
  return [];
});
