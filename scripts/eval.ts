import { parseArgs } from 'node:util';
import { WRITING_MODES, type WritingMode } from '../src/core/contracts/job.ts';
import { environment, readSettings } from '../src/server/config/read-settings.ts';
import { StartError } from '../src/server/platform/start-error.ts';
import { evaluateModel } from '../test/evals/model/evaluate-model.ts';
import { chooseJobs } from '../test/evals/model/fixed/jobs.ts';
import { configuredModels } from '../test/evals/model/run/configured-models.ts';

/**
 * `npm run eval`: the fixed jobs with the model that the product is configured with. `-- --jobs 3`, `--topic cup-deposit`,
 * `--persona harbour`, `--formats "Blog Post,X Post:2"`, `--mode fast`, `--judge`, `--out <folder>`, `--record <folder>`.
 */
const { values } = parseArgs({
  options: {
    jobs: { type: 'string' },
    topic: { type: 'string', multiple: true, default: [] },
    persona: { type: 'string', multiple: true, default: [] },
    formats: { type: 'string', default: '' },
    mode: { type: 'string' },
    judge: { type: 'boolean', default: false },
    out: { type: 'string' },
    record: { type: 'string' },
  },
});

const NO_MODEL = `No model is configured: LLM_BASE_URL and the like are not set (docs/connect-a-model.md has the lines).
The built-in writer writes instead. What a model would have to judge is marked "not judged".
`;

try {
  const jobs = chooseJobs({
    topics: values.topic,
    personas: values.persona,
    formats: values.formats.split(',').filter((entry) => entry.trim() !== ''),
    jobs: values.jobs === undefined ? undefined : wholeNumber(values.jobs),
  });
  const env = environment();
  const settings = readSettings(env);
  const mode = values.mode === undefined ? settings.WRITING_MODE : modeNamed(values.mode);
  const { model, judge, notices } = await configuredModels(settings, env);
  for (const notice of notices) console.log(notice);
  if (!model) console.log(NO_MODEL);
  const missed = await evaluateModel({
    jobs,
    model,
    judge: values.judge ? judge : null,
    mode,
    out: values.out,
    record: values.record,
    print: console.log,
    signal: new AbortController().signal,
  });
  process.exitCode = missed.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof StartError || error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function modeNamed(name: string): WritingMode {
  const mode = WRITING_MODES.find((one) => one === name);
  if (mode) return mode;
  throw new RangeError(`--mode must be ${WRITING_MODES.join(' or ')}`);
}

function wholeNumber(text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new RangeError('--jobs must be a whole number, 1 or more');
}
