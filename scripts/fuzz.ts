import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

// npm test judges the same generated cases each time; this looks for new ones, a fresh seed a round.
const rounds = Number(process.argv[2] ?? 20);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('How many rounds? A whole number, 1 or more: npm run fuzz 100');
  process.exit(1);
}
const files = globSync(['src/**/*.test.ts', 'test/**/*.test.ts']).filter((file) =>
  /\/(?:property|arbitrary-parts)\.ts'/.test(readFileSync(file, 'utf8')),
);
const failed: number[] = [];
for (let round = 1; round <= rounds; round += 1) {
  const seed = randomInt(2 ** 31);
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project=unit', '--reporter=dot', ...files];
  const { status, stdout } = spawnSync(process.execPath, args, {
    env: { ...process.env, PROPERTY_SEED: String(seed) },
    encoding: 'utf8',
  });
  if (status !== 0) {
    failed.push(seed);
    console.log(stdout);
  }
  console.log(`round ${round} of ${rounds}, seed ${seed}: ${status === 0 ? 'passed' : 'FAILED'}`);
}
console.log(`${files.length} files, ${rounds} rounds, ${failed.length} failed`);
if (failed.length > 0) console.log(`To see one again: PROPERTY_SEED=${failed[0]} npm test unit`);
process.exitCode = failed.length > 0 || files.length === 0 ? 1 : 0;
