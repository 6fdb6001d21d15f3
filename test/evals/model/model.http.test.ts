import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings } from '../../../src/server/config/read-settings.ts';
import { type FakeModelServer, startFakeModelServer } from '../../fakes/fake-model-server.ts';
import { parseRecording } from '../../recorded/recording.ts';
import { replay } from '../../recorded/replay.ts';
import { taskOfCall } from '../../recorded/task-of-call.ts';
import { freePort } from '../../support/free-port.ts';
import { evaluateModel } from './evaluate-model.ts';
import { chooseJobs } from './fixed/jobs.ts';
import { scriptedJudge } from './judged/scripted-judge.ts';
import { configuredModels } from './run/configured-models.ts';
import { type ModelStage, openModelStage } from './run/stage.ts';

// The quick form of `npm run eval`: the same jobs, judges and table, with a scripted model and a scripted judge.
let server: FakeModelServer;
let stage: ModelStage;

beforeAll(async () => {
  [server, stage] = await Promise.all([startFakeModelServer(), openModelStage()]);
});
afterAll(async () => {
  await Promise.all([server.close(), stage.close()]);
});

const signal = new AbortController().signal;

/** As `npm run eval` finds them. */
async function modelsAt(url: string, more: Record<string, string> = {}) {
  const env = { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: url, LLM_MODEL: 'fake', ...more };
  return await configuredModels(readSettings(env), env);
}

it('runs jobs with a model, judges them, and leaves them to be read and replayed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'manifold-eval-'));
  const lines: string[] = [];
  const jobs = [
    ...chooseJobs({ topics: ['cup-deposit'], personas: ['harbour'], formats: ['X Post:2', 'Blog Post'] }),
    ...chooseJobs({ topics: ['saying-no'], personas: ['fennwick'], formats: ['LinkedIn Post'] }),
  ];
  const missed = await evaluateModel({
    jobs,
    model: (await modelsAt(server.url)).model,
    judge: scriptedJudge({ pair: () => 'A' }),
    out: join(folder, 'out'),
    record: join(folder, 'record'),
    print: (line) => lines.push(line),
    signal,
    stage,
  });
  const text = lines.join('\n');
  expect(missed.map(({ measure, faults }) => [measure, ...faults])).toEqual([]);
  expect(text).toMatch(/^2 jobs, 4 pieces: 15 to 26 calls to write them, about 21 more to judge them\.$/m);
  expect(text).toMatch(/preferred to one good prompt in a chat window +50 % of 3 .* judged by scripted-judge/);
  expect(text).toMatch(/cited quotes that stand verbatim in the stored source +100 % of \d+ .* counted/);
  expect(text).toMatch(/rules of the formats kept in the draft +100 % of 4 /);
  expect(text).toMatch(/rules of the formats kept after the edit +100 % of 4 /);
  expect(text).toMatch(/edits that were worse than their drafts and not used +0 of 4 +recorded +counted/);
  expect(text).toMatch(/facts of a piece before the check, .+ [\d.]+, [\d.]+ +recorded/);
  expect(text).toMatch(/calls per job: [\d.]+; in all 4 drafts, 4 edits, \d checks, 0 failed/);
  expect(text).toMatch(/jobs without a source that say so and cite nothing +100 % of 1 /);

  expect(text).toMatch(/recorded: \S+saying-no-fennwick\.md, which can be replayed/);
  expect(text).toMatch(
    /recorded: \S+cup-deposit-harbour\.md, which is no fixture[\s\S]+brief: The answer holds no complete/,
  );

  const files = ['cup-deposit-harbour.md', 'saying-no-fennwick.md'];
  expect(readdirSync(join(folder, 'out')).toSorted()).toEqual(files);
  expect(readFileSync(join(folder, 'out', 'cup-deposit-harbour.md'), 'utf8')).toMatch(/## X Post 2: .+[\s\S]+~~~~/);
  expect(readFileSync(join(folder, 'out', 'cup-deposit-harbour.md'), 'utf8')).toMatch(
    /- idea: .+[\s\S]+Edit 1 was told of: [\s\S]+The draft:/,
  );
  for (const file of files) {
    const recording = parseRecording(readFileSync(join(folder, 'record', file), 'utf8'));
    const { outdated } = await replay(recording);
    expect(outdated).toBe('');
  }
});

it('runs a job in the fast mode, and keeps it beside the same job in the best one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'manifold-eval-'));
  const lines: string[] = [];
  await evaluateModel({
    jobs: chooseJobs({ topics: ['cup-deposit'], personas: ['harbour'], formats: ['LinkedIn Post:2'] }),
    model: (await modelsAt(server.url)).model,
    judge: null,
    mode: 'fast',
    record: folder,
    print: (line) => lines.push(line),
    signal,
    stage,
  });
  const text = lines.join('\n');
  expect(text).toMatch(/^1 jobs, 2 pieces: 5 to 12 calls to write them\.$/m);
  expect(text).toContain('Written by fake in the fast mode');
  expect(text).toMatch(/edits that were worse than their drafts and not used +none looked at/);
  const recording = parseRecording(readFileSync(join(folder, 'cup-deposit-harbour-fast.md'), 'utf8'));
  expect(recording.mode).toBe('fast');
  expect(recording.command).toContain(' --mode fast ');
  expect(recording.calls.map(taskOfCall)).not.toContain('plan');
  expect((await replay(recording)).outdated).toBe('');
});

it('goes on where a job fails, and says which one', async () => {
  const failing = await startFakeModelServer({ script: () => ({ status: 401 }) });
  try {
    const lines: string[] = [];
    await evaluateModel({
      jobs: chooseJobs({ topics: ['saying-no'], jobs: 2 }),
      model: (await modelsAt(failing.url)).model,
      judge: null,
      print: (line) => lines.push(line),
      signal,
      stage,
    });
    const text = lines.join('\n');
    expect(text).toMatch(/1 of 2 {2}saying-no-\w+: failed/);
    expect(text).toMatch(/2 of 2 {2}saying-no-\w+: failed/);
    expect(text).toMatch(/jobs and pieces that were written +0 % of 2 +100 % +not met/);
    expect(text).toContain('No hard target missed');
  } finally {
    await failing.close();
  }
});

it('has the built-in writer write where no model is configured, and nobody judge', async () => {
  const lines: string[] = [];
  const missed = await evaluateModel({
    jobs: chooseJobs({ topics: ['lastenrad-handwerk'], personas: ['werkbank'], formats: ['Instagram Carousel'] }),
    model: null,
    judge: scriptedJudge({ pair: () => 'A' }),
    print: (line) => lines.push(line),
    signal,
    stage,
  });
  expect(missed).toEqual([]);
  const judged = lines.join('\n').match(/not judged$/gm);
  expect(judged).toHaveLength(9);
});

it('judges with the model that is named for it, whatever else is set', async () => {
  const { model, judge } = await modelsAt(server.url, { LLM_MODEL_PLAN: 'planner', LLM_MODEL_JUDGE: 'judge' });
  expect([model?.name, judge?.name]).toEqual(['fake', 'judge']);
  const same = await modelsAt(server.url);
  expect(same.judge).toBe(same.model);
});

it('says at once what is wrong with a model, and never its key', async () => {
  const { notices } = await modelsAt(`http://127.0.0.1:${await freePort()}/v1`, { LLM_API_KEY: 'sk-a-secret' });
  expect(notices.join('\n')).toMatch(/cannot be reached/);
  expect(notices.join('\n')).not.toContain('sk-a-secret');
});
