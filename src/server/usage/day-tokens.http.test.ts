import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createSetClock } from '../../../test/fakes/set-clock.ts';
import { signUp } from '../../../test/support/api-client.ts';
import { createJob, jobIn, light, OPINION, outputsOf, runJob } from '../../../test/support/job-story.ts';
import { makeUser } from '../../../test/support/make-user.ts';
import { NEWSLETTERS, startModelApp } from '../../../test/support/model-app.ts';
import { openTestDatabase } from '../../../test/support/test-database.ts';
import type { TestDatabase } from '../../../test/support/test-database.ts';
import { waitFor } from '../../../test/support/wait-for.ts';
import { payerOf } from '../limits/payer.ts';
import type { Payer } from '../limits/payer.ts';
import { createDayTokens } from './day-tokens.ts';
import { tokensOfDay } from './day-tokens.store.ts';
import { usageCalls } from './usage.table.ts';

const NOON = '2026-05-04T12:00:00.000Z';
const HALF_A_DAY = 12 * 3_600_000;
const { signal: never } = new AbortController();

const ada = payerOf({ userId: 'ada' });
const ben = payerOf({ userId: 'ben' });
const cleo = payerOf({ userId: 'cleo' });
const dora = payerOf({ userId: 'dora' });
const eve = payerOf({ userId: 'eve' });
const fay = payerOf({ userId: 'fay' });
const gus = payerOf({ userId: 'gus' });

describe('the tokens of a user’s day', () => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase();
    for (const id of ['ada', 'ben', 'cleo', 'dora', 'eve', 'fay', 'gus']) await makeUser(opened.database.db, id);
  });
  afterAll(() => opened.close());

  /** One process of several on this database. */
  const processWith = (limit: number | null, clock = createSetClock(NOON)) =>
    createDayTokens({ database: opened.database, clock, limit });
  const usedBy = (payer: Payer, day = '2026-05-04') => tokensOfDay(opened.database.db, { payer, day });

  test('fifty calls at once from two processes get exactly what is left', async () => {
    const [one, other] = [processWith(1_000), processWith(1_000)];
    const first = await one.hold(ada, 400);
    await first?.settle(100);
    const asked = await Promise.all(
      Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? one : other).hold(ada, 30)),
    );
    expect(asked.filter(Boolean)).toHaveLength(30);
    expect(await usedBy(ada)).toBe(1_000);
    await Promise.all(asked.map(async (held, index) => held?.settle(index % 3 === 0 ? 0 : 30)));
    const charged = asked.filter((held, index) => held && index % 3 !== 0).length;
    expect(await usedBy(ada)).toBe(100 + 30 * charged);
    expect(await usedBy(ben), 'each has their own day').toBe(0);
  });

  test('a call waits for others that hold back what it needs, and is told when the tokens are used', async () => {
    const tokens = processWith(1_000);
    const held = await tokens.hold(cleo, 900);
    const waiting = tokens.fit(cleo, () => 200, never);
    const refused = expect(tokens.fit(cleo, () => 1_001, never)).rejects.toMatchObject({
      kind: 'user-budget',
      retryAfterMs: HALF_A_DAY,
    });
    await held?.settle(500);
    await waiting;
    await refused;
    await expect(tokens.fit(cleo, () => 501, never)).rejects.toMatchObject({ retryAfterMs: HALF_A_DAY });
  });

  test('a new day has new tokens, also while a call of the old one ends', async () => {
    const clock = createSetClock(NOON);
    const tokens = processWith(1_000, clock);
    const held = await tokens.hold(dora, 1_000);
    clock.advance(HALF_A_DAY);
    await tokens.fit(dora, () => 1_000, never);
    await held?.settle(700);
    expect([await usedBy(dora), await usedBy(dora, '2026-05-05')]).toEqual([700, 0]);
  });

  test('what was used before the limit was set counts', async () => {
    const at = new Date(NOON);
    const call = {
      userId: 'eve',
      jobId: null,
      outputId: null,
      personaId: null,
      personaName: null,
      useCase: 'voice',
      provider: 'somebody',
      vendor: 'Somebody',
      memory: null,
      model: 'm',
      inputTokens: 600,
      cachedInputTokens: 0,
      cacheWriteTokens: null,
      outputTokens: 100,
      costPicos: null,
      failure: null,
    } as const;
    await opened.database.db.insert(usageCalls).values([
      { ...call, id: '01890000-0000-7000-8000-00000000000a', at },
      { ...call, id: '01890000-0000-7000-8000-00000000000b', at: new Date(at.getTime() - 2 * HALF_A_DAY) },
    ]);
    expect(await usedBy(eve)).toBe(700);
    const untold = { ...call, id: '01890000-0000-7000-8000-00000000000c', inputTokens: null, outputTokens: null };
    await opened.database.db.insert(usageCalls).values({ ...untold, at });
    expect(await usedBy(eve), 'a call whose vendor told no tokens took some all the same').toBe(700 + 4_000);
    const tokens = processWith(5_000);
    expect(await tokens.hold(eve, 301)).toBeNull();
    expect(await tokens.hold(eve, 300)).not.toBeNull();
  });

  test('without a limit they are counted all the same, also of a call that could not be held against the day', async () => {
    const tokens = processWith(null);
    await tokens.fit(fay, () => 3_000_000_000, never);
    const held = await tokens.hold(fay, 1_000_000);
    await held?.settle(900_000);
    await tokens.owe(fay).settle(2_000);
    await tokens.owe(gus).settle(50);
    expect([await usedBy(fay), await usedBy(gus)]).toEqual([902_000, 50]);
    expect(await processWith(902_000).hold(fay, 1), 'a limit that is set later goes for the whole day').toBeNull();
  });
});

describe('over the tokens of a day', () => {
  let app: Awaited<ReturnType<typeof startModelApp>> | undefined;
  afterEach(() => app?.close());

  const SAMPLE = 'We roast on Tuesdays. Nobody wants a bag that sat on a shelf, and neither do we. '.repeat(4);
  const posts = { topic: NEWSLETTERS, desired_formats: ['X Post'], batch_formats: { 'X Post': 2 } };

  test('pieces wait for the next day, new work for a model is refused until then, and other users write on', async () => {
    const told = { prompt: 15_000, completion: 100 };
    const tokens = ({ reading }: { reading: { task: string } }) => (reading.task === 'plan' ? told : null);
    // A clock that stands still sees no midnight.
    const clock = createSetClock(new Date().toISOString());
    app = await startModelApp({ script: () => undefined, tokens }, { clock, limits: { tokensPerDay: 16_000 } });
    const api = await signUp(app.url);
    const job = await createJob(api, posts);
    await jobIn(api, job.id, 'fusion_pending');
    await api.post(`/jobs/${job.id}/fusion`, light(OPINION));
    const waiting = await waitFor('a job that waits', async () => {
      const { progress } = (await api.get(`/jobs/${job.id}`)).body;
      return progress.waiting ?? undefined;
    });
    expect(waiting.reason).toMatch(/model tokens that you may use in a day.+after midnight UTC.+TOKENS_PER_DAY/);
    const midnight = new Date(Math.ceil(clock.now().getTime() / (2 * HALF_A_DAY)) * 2 * HALF_A_DAY);
    expect(new Date(waiting.until).getTime()).toBeGreaterThanOrEqual(midnight.getTime());
    const asked = app.server.requests.length;

    const other = await runJob(await signUp(app.url), { ...posts, writer: 'builtin' });
    expect(other.status).toBe('completed');
    expect(app.server.requests.length, 'nobody was asked').toBe(asked);
    expect((await api.get('/config')).body.limits.tokens_per_day).toBe(16_000);
  });

  test('one project that is written again and again ends with them, though it is one project of the day', async () => {
    // Room for the project and for some pieces of it, each of which is a plan, a draft, an edit and a check.
    const limits = { jobsPerDay: 1, tokensPerDay: 100_000 };
    const tokens = () => ({ prompt: 4_000, completion: 1_000 });
    app = await startModelApp({ script: () => undefined, tokens }, { limits });
    const api = await signUp(app.url);
    const job = await runJob(api, posts);
    const [piece] = await outputsOf(api, job.id);
    const statuses: number[] = [];
    for (let tries = 0; tries < 20 && !statuses.includes(429); tries += 1) {
      statuses.push((await api.post(`/outputs/${piece?.id}/redo`, { angle: 'new' })).status);
      await waitFor('the piece to be written, or to wait for the next day', async () => {
        const { status, progress } = (await api.get(`/jobs/${job.id}`)).body;
        return status === 'completed' || progress.waiting !== null || undefined;
      });
      const { progress } = (await api.get(`/jobs/${job.id}`)).body;
      if (progress.waiting !== null) break;
    }
    expect(statuses.length).toBeGreaterThan(1);
    expect(statuses.length).toBeLessThan(20);
    const { usage } = (await api.get(`/jobs/${job.id}`)).body;
    expect(usage.input_tokens + usage.output_tokens).toBeLessThanOrEqual(100_000);
    expect((await api.post('/jobs', { persona_id: job.persona_id, ...posts })).status).toBe(429);
  });

  test('a new project, more pieces, a redo and a style profile are 429 with the time to wait, unless the built-in writer writes', async () => {
    const tokens = () => ({ prompt: 4_000, completion: 1_000 });
    app = await startModelApp({ script: () => undefined, tokens }, { limits: { tokensPerDay: 1_000_000 } });
    const api = await signUp(app.url);
    const job = await runJob(api, posts);
    const [piece] = await outputsOf(api, job.id);
    // As if the limit was lowered.
    Object.assign(app.jobs.limits, { tokensPerDay: 1_000 });
    const body = { persona_id: job.persona_id, ...posts };
    const asked = app.server.requests.length;
    for (const answer of [
      await api.post('/jobs', body),
      await api.post(`/jobs/${job.id}/generate_formats`, posts),
      await api.post(`/outputs/${piece?.id}/redo`, { angle: 'new' }),
      await api.post('/personas/style_profile', { voice_samples: [SAMPLE] }),
    ]) {
      expect(answer.status).toBe(429);
      expect(answer.body.detail).toMatch(
        /^You have used the model tokens of a day\. There are new ones after midnight UTC/,
      );
      const wait = Number(answer.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(86_400);
    }
    expect((await api.post('/jobs', { ...body, writer: 'builtin' })).status).toBe(201);
    expect(app.server.requests.length, 'no model was asked').toBe(asked);
  });
});
