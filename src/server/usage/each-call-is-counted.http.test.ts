import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSetClock } from '../../../test/fakes/set-clock.ts';
import { signUp } from '../../../test/support/api-client.ts';
import type { ApiClient } from '../../../test/support/api-client.ts';
import { jobIn, outputsOf, runJob } from '../../../test/support/job-story.ts';
import { NEWSLETTERS, startModelApp } from '../../../test/support/model-app.ts';
import { redo, settled } from '../../../test/support/redo-story.ts';
import { waitFor } from '../../../test/support/wait-for.ts';
import { payerOf } from '../limits/payer.ts';
import { modelDays } from '../llm/budget/model-calls.table.ts';
import { utcDay } from '../llm/budget/utc-day.ts';
import { USE_CASES } from '../llm/use-cases.ts';
import type { UseCase } from '../llm/use-cases.ts';
import { tokensOfDay } from './day-tokens.store.ts';
import { usageCalls } from './usage.table.ts';

const TOLD = { prompt: 1_200, completion: 300 };
/** Nothing is expected to take less: the answer alone is counted as 2,000 tokens. */
const LEAST_EXPECTED = 2_000;

const posts = (count: number) => ({ desired_formats: ['X Post'], batch_formats: { 'X Post': count } });
const SAMPLE = 'We roast on Tuesdays. Nobody wants a bag that sat on a shelf, and neither do we. '.repeat(4);

interface Scene {
  readonly api: ApiClient;
  jobId: string;
}

/** Every way in which a user makes a model work, in an order in which they can be walked. */
const WAYS: Readonly<Record<string, { readonly calls: readonly UseCase[]; go(scene: Scene): Promise<void> }>> = {
  'a project': {
    calls: ['brief', 'plan', 'draft', 'edit', 'check'],
    async go(scene) {
      const job = await runJob(scene.api, { topic: NEWSLETTERS, ...posts(2) });
      expect(job.status).toBe('completed');
      scene.jobId = job.id;
    },
  },
  'more pieces': {
    calls: ['plan', 'draft', 'edit', 'check'],
    async go({ api, jobId }) {
      expect((await api.post(`/jobs/${jobId}/generate_formats`, posts(1))).status).toBe(202);
      await jobIn(api, jobId, 'completed');
    },
  },
  'a redo': {
    calls: ['plan', 'draft', 'edit', 'check'],
    async go({ api, jobId }) {
      const [piece] = await outputsOf(api, jobId);
      expect((await redo(api, piece?.id ?? '', { angle: 'new' })).status).toBe(202);
      await settled(api, piece?.id ?? '');
      await jobIn(api, jobId, 'completed');
    },
  },
  'a project in a hurry': {
    calls: ['brief', 'draft', 'check'],
    async go({ api }) {
      const job = await runJob(api, { topic: NEWSLETTERS, mode: 'fast', ...posts(2) });
      expect(job.status).toBe('completed');
    },
  },
  'a style profile': {
    calls: ['voice'],
    async go({ api }) {
      expect((await api.post('/personas/style_profile', { voice_samples: [SAMPLE] })).status).toBe(200);
    },
  },
};

test.each(USE_CASES)('what is used for %s is walked below: whoever adds a use adds the way to it', (useCase) => {
  expect(Object.values(WAYS).flatMap(({ calls }) => calls)).toContain(useCase);
});

describe.each([
  ['tells its tokens', TOLD],
  ['tells nothing', null],
])('with a model that %s, each call is counted: by itself, for its payer and for the installation', (_, told) => {
  let app: Awaited<ReturnType<typeof startModelApp>>;
  let scene: Scene;
  // One that stands still sees no midnight.
  const clock = createSetClock(new Date().toISOString());
  let userId = '';
  beforeAll(async () => {
    app = await startModelApp(
      { tokens: () => told },
      { clock, limits: { tokensPerDay: 2_000_000 }, env: { LLM_DAILY_TOKEN_LIMIT: '2000000' } },
    );
    scene = { api: await signUp(app.url), jobId: '' };
    userId = (await scene.api.get('/account')).body.id;
  });
  afterAll(() => app.close());

  const callsOf = (user: string) => app.database.db.select().from(usageCalls).where(eq(usageCalls.userId, user));
  const dayOf = (user: string) =>
    tokensOfDay(app.database.db, { payer: payerOf({ userId: user }), day: utcDay(clock.now()) });
  const installationsDay = async () => {
    const rows = await app.database.db.select().from(modelDays);
    return rows.reduce((sum, { tokens }) => sum + tokens, 0);
  };

  test.each(Object.entries(WAYS))('%s', async (_name, { calls, go }) => {
    const before = { asked: app.server.requests.length, rows: (await callsOf(userId)).length };
    const days = { own: await dayOf(userId), all: await installationsDay() };
    await go(scene);
    const asked = app.server.requests.length - before.asked;
    const rows = (await callsOf(userId)).toSorted((one, other) => one.id.localeCompare(other.id)).slice(before.rows);
    expect(new Set(rows.map(({ useCase }) => useCase))).toEqual(new Set(calls));
    expect(rows, 'a row for each request that the model got').toHaveLength(asked);
    const own = (await dayOf(userId)) - days.own;
    if (told) expect(own).toBe(asked * (told.prompt + told.completion));
    else expect(own, 'as was expected').toBeGreaterThan(asked * LEAST_EXPECTED);
    // Its end is written down behind the answer.
    await waitFor('the installation to have counted as much', async () => {
      const all = (await installationsDay()) - days.all;
      return (told ? all === own : all > asked * LEAST_EXPECTED) || undefined;
    });
  });
});
