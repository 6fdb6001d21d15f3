import { parseArgs } from 'node:util';
import { environment, readSettings } from '../src/server/config/read-settings.ts';
import { StartError } from '../src/server/platform/start-error.ts';
import { readBlindOrder } from '../test/evals/model/blind/blind-order.ts';
import { prepareRanking, scoreRanking } from '../test/evals/model/blind/blind-ranking.ts';
import { prepareFacts, scoreFacts } from '../test/evals/model/blind/fact-sheets.ts';
import { ARMS, writeArm } from '../test/evals/model/blind/write-arm.ts';
import { configuredModels } from '../test/evals/model/run/configured-models.ts';

/**
 * `npm run eval:blind -- write order.json --arm best --out <folder>`, once for each order and arm; `-- prepare --out <folder>`
 * makes the readers' folders, `-- facts` those of readers of facts; `-- score --out <folder>` prints what they all said.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    arm: { type: 'string', multiple: true, default: [...ARMS] },
    out: { type: 'string', default: 'blind' },
    readers: { type: 'string', default: '2' },
  },
});
const [step, ...orders] = positionals;

try {
  if (step === 'write') await write();
  else if (step === 'prepare') {
    const { texts, arms } = prepareRanking(values.out, Number(values.readers));
    console.log(
      `${texts} comparisons of ${arms.join(', ')}. A reader ranks what stands in ${values.out}/reader-1 and so on.`,
    );
  } else if (step === 'facts') {
    const texts = prepareFacts(values.out, Number(values.readers));
    console.log(
      `${texts} texts with what their checks say. A reader labels what is in ${values.out}/facts-1 and so on.`,
    );
  } else if (step === 'score')
    for (const line of [...scoreRanking(values.out), '', ...scoreFacts(values.out)]) console.log(line);
  else throw new RangeError('Say write, prepare, facts or score (docs/model-evaluation.md).');
} catch (error) {
  if (!(error instanceof StartError || error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function write(): Promise<void> {
  const arms = values.arm.map((name) => {
    const arm = ARMS.find((one) => one === name);
    if (!arm) throw new RangeError(`--arm must be one of ${ARMS.join(', ')}`);
    return arm;
  });
  if (orders.length === 0) throw new RangeError('Name the file of an order.');
  const read = orders.map(readBlindOrder);
  const env = environment();
  const { model, notices } = await configuredModels(readSettings(env), env);
  for (const notice of notices) console.log(notice);
  if (!model) throw new RangeError('No model is configured (docs/connect-a-model.md has the lines).');
  for (const order of read)
    for (const arm of arms) {
      const missing = await writeArm(order, arm, { model, out: values.out, signal: new AbortController().signal });
      console.log(
        `${order.id}, ${arm}: ${missing.length === 0 ? 'all written' : `not written: ${missing.join(', ')}`}`,
      );
    }
}
