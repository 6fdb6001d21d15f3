import { runSteps } from './check/run-steps.ts';
import { STEPS } from './check/steps.ts';

/** `npm run check`, or only some of it: `npm run check lint format`. */
const names = process.argv.slice(2);
const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(', ')}. There are ${STEPS.map((step) => step.name).join(', ')}.`);
  process.exit(1);
}
const { passed, failed } = await runSteps(STEPS.filter((step) => names.length === 0 || names.includes(step.name)));
console.log(`\n${passed} checks passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
