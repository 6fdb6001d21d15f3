import { evaluateFormats } from '../test/evals/formats/evaluate-formats.ts';

/** `npm run eval:formats`: formats × rules × pass rate, every rule broken on purpose, and X's own library as the judge. */
const missed = await evaluateFormats(console.log);
process.exitCode = missed === 0 ? 0 : 1;
