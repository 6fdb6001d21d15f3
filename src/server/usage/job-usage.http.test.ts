import { asc, eq, isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ToldTokens } from '../../../test/fakes/fake-model/respond.ts';
import type { Step } from '../../../test/fakes/fake-model/steps.ts';
import type { ModelCall } from '../../../test/fakes/fake-model-server.ts';
import { signUp } from '../../../test/support/api-client.ts';
import type { ApiClient } from '../../../test/support/api-client.ts';
import { jobIn, OPINION, outputsOf, runJob } from '../../../test/support/job-story.ts';
import { NEWSLETTERS, startModelApp } from '../../../test/support/model-app.ts';
import { usageCalls, usageJobs } from './usage.table.ts';

type App = Awaited<ReturnType<typeof startModelApp>>;
type Options = Parameters<typeof startModelApp>[1];

const posts = (count: number) => ({
  topic: NEWSLETTERS,
  desired_formats: ['X Post'],
  batch_formats: { 'X Post': count },
});

const STAGES = ['claims', 'plan', 'piece 1', 'piece 2', 'piece 3', 'edit', 'check', 'voice'] as const;
type Stage = (typeof STAGES)[number];

/** What a model tells of tokens at the calls of a stage, again and again the last; nothing where nothing is said. */
type Told = Partial<Record<Stage, readonly (ToldTokens | null)[]>>;

/** Drafts by their variant. */
function stageOf({ reading }: ModelCall): Stage {
  const name = reading.task === 'draft' ? `piece ${reading.variant}` : reading.task;
  return STAGES.find((stage) => stage === name) ?? 'voice';
}

const SMALL = { prompt: 100, completion: 100 };

/** A model that tells these tokens, and meets these steps at the first calls of a stage. */
async function start(told: Told, { steps = {}, ...options }: Options & { steps?: Partial<Record<Stage, Step[]>> }) {
  const left = new Map(Object.entries(told).map(([stage, tokens]) => [stage, [...tokens]]));
  const tokens = (call: ModelCall) => {
    const list = left.get(stageOf(call)) ?? [];
    return (list.length > 1 ? list.shift() : list[0]) ?? null;
  };
  const app = await startModelApp({ script: (call) => steps[stageOf(call)]?.shift(), tokens }, options);
  return { app, api: await signUp(app.url), calls: () => app.server.requests.map(stageOf) };
}

describe('what a project took', () => {
  let app: App;
  let api: ApiClient;
  let calls: () => Stage[];
  beforeAll(async () => {
    const plan = { prompt: 1_500, cached: 1_000, completion: 300 };
    const told: Told = {
      claims: [{ prompt: 2_000, cached: 0, completion: 400 }],
      plan: [{ prompt: 1_500, completion: 100 }, plan],
      'piece 1': [{ prompt: 1_800, cached: 1_200, completion: 250 }],
      edit: [{ prompt: 2_000, cached: 1_200, completion: 250 }],
      check: [{ prompt: 1_900, cached: 1_500, completion: 60 }],
      voice: [{ prompt: 300, completion: 40 }],
    };
    ({ app, api, calls } = await start(told, {
      // In dollars per million tokens: 2 for input, 0.20 for cached input, 10 for output.
      prices: 'fake=2/0.2/10',
      env: { LLM_MODEL_VOICE: 'somebodys-model:cloud' },
      steps: { plan: [{ text: 'Half', finish: 'length' }], 'piece 1': [{ status: 500 }] },
    }));
  });
  afterAll(() => app.close());

  const rowsOf = (jobId: string) =>
    app.database.db.select().from(usageCalls).where(eq(usageCalls.jobId, jobId)).orderBy(asc(usageCalls.at));

  test('is what its calls told, each at its price, in the call, the piece, the project and the list', async () => {
    const job = await runJob(api, posts(2));
    expect(job.status).toBe('completed');
    expect(calls().toSorted().join(', ')).toBe(
      'check, check, claims, edit, edit, piece 1, piece 1, piece 2, plan, plan',
    );

    // By hand, in millionths of a dollar.
    const claims = 2_000 * 2 + 400 * 10;
    const cutPlan = 1_500 * 2 + 100 * 10;
    const plan = 500 * 2 + 1_000 * 0.2 + 300 * 10;
    const first = 600 * 2 + 1_200 * 0.2 + 250 * 10;
    const edit = 800 * 2 + 1_200 * 0.2 + 250 * 10;
    const check = 400 * 2 + 1_500 * 0.2 + 60 * 10;
    expect([claims, cutPlan, plan, first, edit, check]).toEqual([8_000, 4_000, 4_200, 3_940, 4_340, 1_700]);

    // The refused try is charged by nobody, and of the second draft nothing is known.
    const rows = await rowsOf(job.id);
    expect(rows).toHaveLength(9);
    expect(rows.map(({ useCase, failure, costPicos }) => [useCase, failure, costPicos])).toEqual(
      expect.arrayContaining([
        ['brief', null, 8_000_000_000],
        ['plan', 'cut-off', 4_000_000_000],
        ['plan', null, 4_200_000_000],
        ['draft', null, 3_940_000_000],
        ['draft', null, null],
        ['edit', null, 4_340_000_000],
        ['check', null, 1_700_000_000],
      ]),
    );

    const [one, two] = await outputsOf(api, job.id);
    expect(one?.usage).toEqual({
      calls: 3,
      input_tokens: 1_800 + 2_000 + 1_900,
      cached_input_tokens: 1_200 + 1_200 + 1_500,
      output_tokens: 250 + 250 + 60,
      uncounted_calls: 0,
      cost_usd: 0.00998, // 3,940 + 4,340 + 1,700 millionths
      unpriced_calls: 0,
    });
    expect(two?.usage).toMatchObject({ calls: 3, uncounted_calls: 1, cost_usd: 0.00604, unpriced_calls: 1 });

    const whole = {
      calls: 9,
      input_tokens: 2_000 + 1_500 + 1_500 + 1_800 + 2 * (2_000 + 1_900),
      cached_input_tokens: 1_000 + 1_200 + 2 * (1_200 + 1_500),
      output_tokens: 400 + 100 + 300 + 250 + 2 * (250 + 60),
      uncounted_calls: 1,
      cost_usd: 0.03222, // 8,000 + 4,000 + 4,200 + 3,940 + 2 × (4,340 + 1,700) millionths
      unpriced_calls: 1,
    };
    expect((await api.get(`/jobs/${job.id}`)).body.usage).toEqual(whole);
    expect((await api.get('/jobs/history')).body[0].usage).toEqual(whole);

    // Against a limit, the call that told nothing weighs what question and answer were expected to take.
    const sums = await app.database.db.select().from(usageJobs).where(eq(usageJobs.jobId, job.id));
    expect(sums[0]?.limitTokens).toBeGreaterThan(whole.input_tokens + whole.output_tokens + 2_000);
  });

  test('is none for the built-in writer', async () => {
    const job = await runJob(api, { ...posts(1), writer: 'builtin' });
    expect(job.usage).toMatchObject({ calls: 0, cost_usd: 0 });
    expect(await rowsOf(job.id)).toEqual([]);
  });

  test('stays written down when the project is deleted, without a word of it', async () => {
    const job = await runJob(api, posts(1));
    await api.delete(`/jobs/${job.id}`);
    const left = await rowsOf(job.id);
    const costs = left.map(({ costPicos }) => costPicos);
    expect(costs).toEqual([8_000_000_000, 4_200_000_000, 3_940_000_000, 4_340_000_000, 1_700_000_000]);
    expect(JSON.stringify(left)).not.toMatch(/newsletter/i);
  });

  test('a voice that is described belongs to no project, and without a known price its cost is unknown', async () => {
    const sample =
      'We roast on Tuesdays. Nobody wants a bag that sat on a shelf for months, and neither do we. '.repeat(4);
    await api.post('/personas/style_profile', { voice_samples: [sample] });
    const rows = await app.database.db.select().from(usageCalls).where(isNull(usageCalls.jobId));
    expect(rows).toMatchObject([{ useCase: 'voice', personaId: null, inputTokens: 300, costPicos: null }]);
  });
});

describe('the most that one project may use', () => {
  const LIMIT = /past the tokens that one project may use here.+whoever runs Manifold here.+LLM_JOB_TOKEN_LIMIT/;
  let app: App | undefined;
  afterEach(() => app?.close());

  async function startWithin(
    tokensPerJob: number,
    told: Told,
    more: { steps?: Partial<Record<Stage, Step[]>>; env?: Record<string, string> } = {},
  ) {
    const started = await start(told, { limits: { tokensPerJob }, ...more });
    ({ app } = started);
    return started;
  }

  test('research goes on without the model where not even its notes fit, and the plan ends the project', async () => {
    const { api, calls } = await startWithin(500, {});
    const job = await runJob(api, posts(2));
    expect(calls()).toEqual([]);
    expect(job).toMatchObject({ status: 'failed', error_message: expect.stringMatching(LIMIT), usage: { calls: 0 } });
    const brief = job.research_results?.wiki_content.replaceAll('\\', '');
    expect(brief).toMatch(LIMIT);
    expect(brief).toContain('The claims of this research are therefore the sources’ own sentences');
    expect((await api.get('/config')).body.limits.tokens_per_job).toBe(500);
  });

  test('of many pieces those are written that fit, no call is made for the others, and the project is completed', async () => {
    const each = { prompt: 3_500, completion: 500 };
    const { api, calls } = await startWithin(25_000, {
      claims: [SMALL],
      plan: [SMALL],
      'piece 1': [each],
      'piece 2': [each],
    });
    const job = await runJob(api, {
      topic: NEWSLETTERS,
      desired_formats: ['X Post', 'LinkedIn Post', 'Blog Post'],
      batch_formats: { 'X Post': 3, 'LinkedIn Post': 3, 'Blog Post': 3 },
    });
    const outputs = await outputsOf(api, job.id);
    const written = outputs.filter(({ status }) => status === 'completed');
    const refused = outputs.filter(({ status }) => status === 'failed');
    expect([job.status, outputs.length, written.length + refused.length]).toEqual(['completed', 9, 9]);
    expect(written.length).toBeGreaterThan(0);
    expect(refused.length).toBeGreaterThan(0);
    for (const { error_message: reason, usage } of refused) {
      expect(reason).toMatch(LIMIT);
      expect(usage.calls).toBe(0);
    }
    expect(calls().filter((stage) => stage.startsWith('piece'))).toHaveLength(written.length);
    expect(job.usage.input_tokens + job.usage.output_tokens).toBeLessThanOrEqual(25_000);
  });

  test.each(['1', '24'])('pieces that fit are all written, with %s calls at once', async (LLM_MAX_CONCURRENCY) => {
    const each = [{ prompt: 3_500, completion: 500 }];
    const drafts = { 'piece 1': each, 'piece 2': each, 'piece 3': each };
    const told = { claims: [SMALL], plan: [SMALL], ...drafts, edit: [SMALL], check: [SMALL] };
    const { api } = await startWithin(50_000, told, { env: { LLM_MAX_CONCURRENCY } });
    const job = await runJob(api, {
      topic: NEWSLETTERS,
      desired_formats: ['X Post', 'LinkedIn Post', 'Email Newsletter'],
      batch_formats: { 'X Post': 3, 'LinkedIn Post': 3, 'Email Newsletter': 3 },
    });
    const outputs = await outputsOf(api, job.id);
    expect(outputs.map(({ status, error_message: reason }) => reason ?? status)).toEqual(Array(9).fill('completed'));
    expect(job.usage.input_tokens + job.usage.output_tokens).toBe(2 * 200 + 9 * (4_000 + 2 * 200));
  });

  test('a draft is kept where its edit and its check would pass it, and so it is in every later run', async () => {
    const long = { text: `${'Newsletters on the same day each week build a habit. '.repeat(8)}${OPINION}` };
    const told = { claims: [SMALL], plan: [SMALL], 'piece 1': [{ prompt: 18_000, completion: 2_000 }] };
    const { api, calls } = await startWithin(20_000, told, { steps: { 'piece 1': [long] } });
    const job = await runJob(api, posts(1));
    expect(job.status).toBe('completed');
    expect(calls()).toEqual(['claims', 'plan', 'piece 1']);
    const [before] = await outputsOf(api, job.id);
    expect(before?.content).toContain('build a habit');

    await api.post(`/jobs/${job.id}/generate_formats`, { desired_formats: ['X Post'], batch_formats: { 'X Post': 1 } });
    const again = await jobIn(api, job.id, 'completed', 'failed');
    expect(calls(), 'nobody was asked').toHaveLength(3);
    const [first, second] = await outputsOf(api, job.id);
    expect(first).toEqual(before);
    expect(second).toMatchObject({ status: 'failed', error_message: expect.stringMatching(LIMIT) });
    expect(again.status).toBe('completed');
  });
});
