import { installMissing } from './test/install-missing.ts';
import { choose, type Part } from './test/parts.ts';
import { runPart } from './test/run-part.ts';
import type { Tally } from './test/tally.ts';

const { parts, rest } = choose(process.argv.slice(2));
const missing = installMissing(parts);
if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exit(1);
}

const results: { part: Part; tally: Tally; seconds: number }[] = [];
for (const part of parts) {
  console.log(`\n--- ${part.name} ---`);
  const started = performance.now();
  const tally = await runPart(part, rest);
  results.push({ part, tally, seconds: (performance.now() - started) / 1000 });
}

for (const { part, tally } of results) {
  for (const failure of tally.failures) console.log(`\nFAILED in ${part.name}: ${failure}`);
}
console.log('');
for (const { part, tally, seconds } of results) {
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped (a skipped test counts as failed)` : '';
  console.log(
    `${part.name.padEnd(8)} ${tally.passed} passed, ${tally.failed} failed${skipped}, ${seconds.toFixed(0)} s`,
  );
}
const sum = (count: (tally: Tally) => number) => results.reduce((all, { tally }) => all + count(tally), 0);
const passed = sum((tally) => tally.passed);
const failed = sum((tally) => tally.failed + tally.skipped);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);
