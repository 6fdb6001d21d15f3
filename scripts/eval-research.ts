import { evaluate, VARIANTS } from '../test/evals/evaluate.ts';
import { selfTest } from '../test/evals/self-test.ts';

/** `npm run eval:research`, or some of it: `npm run eval:research builtin-searxng`; `-- --self-test` tries the judges. */
const args = process.argv.slice(2);
const names = args.filter((arg) => arg !== '--self-test');
const unknown = names.filter((name) => !(name in VARIANTS));
if (unknown.length > 0) {
  console.error(`No such variant: ${unknown.join(', ')}. There are ${Object.keys(VARIANTS).join(', ')}.`);
  process.exit(1);
}
const missed = args.includes('--self-test') ? await selfTest(console.log) : await evaluate(names, console.log);
// The embedded database can leave a timer behind, which would keep the process alive for good.
process.exit(missed === 0 ? 0 : 1);
