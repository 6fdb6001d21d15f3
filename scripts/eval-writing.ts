import { parseArgs } from 'node:util';
import { evaluateWriting, topicNames } from '../test/evals/writing/evaluate-writing.ts';
import { selfTestWriting } from '../test/evals/writing/self-test.ts';

/** `npm run eval:writing`; `-- --topic bakery` for one topic, `-- --out <file>` for the pieces, `-- --self-test` for the judges. */
const { values } = parseArgs({
  options: {
    topic: { type: 'string', multiple: true, default: [] },
    out: { type: 'string' },
    'self-test': { type: 'boolean', default: false },
  },
});
const unknown = values.topic.filter((name) => !topicNames().includes(name));
if (unknown.length > 0) {
  console.error(`No such topic: ${unknown.join(', ')}. There are ${topicNames().join(', ')}.`);
  process.exit(1);
}
const missed = values['self-test']
  ? selfTestWriting(console.log)
  : await evaluateWriting({ topics: values.topic, file: values.out }, console.log);
process.exitCode = missed === 0 ? 0 : 1;
