import { afterEach, describe, expect, test } from 'vitest';
import { createSetClock } from '../../../../test/fakes/set-clock.ts';
import type { ToldTokens } from '../../../../test/fakes/fake-model/respond.ts';
import { signUp } from '../../../../test/support/api-client.ts';
import type { ApiClient } from '../../../../test/support/api-client.ts';
import { createJob } from '../../../../test/support/job-story.ts';
import { startModelApp } from '../../../../test/support/model-app.ts';
import type { CostEstimate, DayUsage } from '../../../core/contracts/usage.ts';
import type { UseCase } from '../../llm/use-cases.ts';
import type { PricedCall } from '../prices.ts';

const MODEL: PricedCall = { provider: 'openai-compatible', vendor: 'A vendor', model: 'fake', isLocal: false };
const MODELS: Record<UseCase, PricedCall> = {
  brief: MODEL,
  plan: MODEL,
  draft: MODEL,
  edit: MODEL,
  check: MODEL,
  voice: MODEL,
};
const SAMPLE = 'We roast on Tuesdays. Nobody wants a bag that sat on a shelf, and neither do we. '.repeat(4);
const TOLD = { prompt: 10_000, completion: 1_000 };
/** What `TOLD` costs at 1 dollar a million tokens in and 10 out. */
const COST = 0.02;

let app: Awaited<ReturnType<typeof startModelApp>> | undefined;
afterEach(() => app?.close());

interface Given {
  readonly tokensPerDay?: number | null;
  readonly jobsPerDay?: number | null;
  readonly prices?: string;
  readonly tokens?: readonly (ToldTokens | null)[];
}

async function start({ tokensPerDay = null, jobsPerDay = null, prices = 'fake=1/0.1/10', tokens = [TOLD] }: Given) {
  const clock = createSetClock('2026-05-04T18:00:00.000Z');
  const left = [...tokens];
  app = await startModelApp(
    { script: () => undefined, tokens: () => (left.length > 1 ? left.shift() : left[0]) ?? null },
    { clock, prices, limits: { tokensPerDay, jobsPerDay }, estimated: { models: MODELS }, worker: false },
  );
  return { api: await signUp(app.url), url: app.url, clock };
}

const todayOf = async (api: ApiClient): Promise<DayUsage> => (await api.get('/usage/today')).body;
const describeStyle = async (api: ApiClient) => {
  expect((await api.post('/personas/style_profile', { voice_samples: [SAMPLE] })).status).toBe(200);
};
const estimate = async (api: ApiClient, count = 1): Promise<CostEstimate> =>
  (await api.post('/jobs/estimate', { desired_formats: ['X Post'], batch_formats: { 'X Post': count } })).body;

describe('what is used of a day', () => {
  test('is the tokens that were used of those that there are, in money as well, each user’s own, until the next day', async () => {
    const { api, url, clock } = await start({ tokensPerDay: 1_000_000 });
    const fresh = await todayOf(api);
    expect(fresh).toMatchObject({
      day: '2026-05-04',
      ends_at: '2026-05-05T00:00:00.000Z',
      tokens_used: 0,
      token_limit: 1_000_000,
      cost_usd: 0,
      unpriced_calls: 0,
    });
    // More than if all of it were prompts from the cache, less than if all were answers.
    expect(fresh.limit_cost_usd?.low).toBeGreaterThan(0.1);
    expect(fresh.limit_cost_usd?.high).toBeLessThan(10);
    expect(fresh.limit_cost_usd?.low).toBeLessThan(fresh.limit_cost_usd?.high ?? 0);

    await describeStyle(api);
    const later = await todayOf(api);
    expect(later).toMatchObject({ tokens_used: 11_000, cost_usd: COST, unpriced_calls: 0 });
    for (const end of ['low', 'high'] as const) {
      const rest = (fresh.limit_cost_usd?.[end] ?? 0) * (1 - 0.011);
      expect(later.limit_cost_usd?.[end]).toBeCloseTo(COST + rest, 6);
    }
    expect(await todayOf(await signUp(url))).toEqual(fresh);

    clock.advance(6 * 3_600_000);
    expect(await todayOf(api)).toEqual({ ...fresh, day: '2026-05-05', ends_at: '2026-05-06T00:00:00.000Z' });
  });

  test('counts a call of which the vendor told nothing as expected; it has no cost, and the day a likely one', async () => {
    const { api } = await start({ tokensPerDay: 1_000_000, tokens: [null, TOLD] });
    const fresh = await todayOf(api);
    await describeStyle(api);
    const untold = await todayOf(api);
    expect(untold).toMatchObject({ cost_usd: null, unpriced_calls: 1, limit_cost_usd: fresh.limit_cost_usd });
    expect(untold.tokens_used).toBeGreaterThan(2_000);
    await describeStyle(api);
    expect(await todayOf(api)).toMatchObject({ cost_usd: COST, unpriced_calls: 1 });
  });

  test('has no likely cost where no price is known, and none without a limit', async () => {
    const { api } = await start({ prices: 'other=1/1', tokensPerDay: 1_000_000 });
    expect((await todayOf(api)).limit_cost_usd).toBeNull();
    await app?.close();
    const unlimited = await start({});
    await describeStyle(unlimited.api);
    expect(await todayOf(unlimited.api)).toMatchObject({
      tokens_used: 11_000,
      token_limit: null,
      cost_usd: COST,
      limit_cost_usd: null,
      projects_started: null,
      project_limit: null,
    });
  });

  test('is the projects that were started, also those that were deleted', async () => {
    const { api } = await start({ jobsPerDay: 2 });
    const [first] = [await createJob(api), await createJob(api)];
    await api.delete(`/jobs/${first.id}`);
    expect(
      (await api.post('/jobs', { persona_id: first.persona_id, topic: 'x', desired_formats: ['X Post'] })).status,
    ).toBe(429);
    expect(await todayOf(api)).toMatchObject({ projects_started: 2, project_limit: 2 });
  });
});

describe('before a start', () => {
  test.each([
    [11_000, 'spent'],
    [20_000, 'passes'],
    [60_000, 'may_pass'],
    [1_000_000, 'within'],
  ] as const)('of %i tokens of which 11,000 are used, what is left is %s', async (tokensPerDay, today_limit) => {
    const { api } = await start({ tokensPerDay });
    await describeStyle(api);
    expect(await estimate(api)).toMatchObject({ today_limit, today: await todayOf(api) });
  });

  test('the built-in writer needs none of them', async () => {
    const { api } = await start({ tokensPerDay: 11_000 });
    await describeStyle(api);
    const { body } = await api.post('/jobs/estimate', { desired_formats: ['X Post'], writer: 'builtin' });
    expect(body).toMatchObject({ today_limit: 'within', today: { tokens_used: 11_000 } });
  });
});
