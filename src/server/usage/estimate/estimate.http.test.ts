import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSetClock } from '../../../../test/fakes/set-clock.ts';
import type { SetClock } from '../../../../test/fakes/set-clock.ts';
import { usageCallOf } from '../../../../test/fakes/usage-call.ts';
import type { ApiClient } from '../../../../test/support/api-client.ts';
import { signUp } from '../../../../test/support/api-client.ts';
import { createJob, PERSONA } from '../../../../test/support/job-story.ts';
import { makeUser } from '../../../../test/support/make-user.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';
import type { TestApp } from '../../../../test/support/test-app.ts';
import type { CostEstimate } from '../../../core/contracts/usage.ts';
import { FORMATS } from '../../../core/formats/registry.ts';
import { outputs } from '../../jobs/jobs.table.ts';
import type { UseCase } from '../../llm/use-cases.ts';
import { newId } from '../../platform/ids.ts';
import type { PricedCall } from '../prices.ts';
import type { UsageCall } from '../record-call.store.ts';
import { usageCalls } from '../usage.table.ts';

const MODEL: PricedCall = { provider: 'openai-compatible', vendor: 'A vendor', model: 'fake', isLocal: false };
const MODELS: Record<UseCase, PricedCall> = {
  brief: MODEL,
  plan: MODEL,
  draft: MODEL,
  edit: MODEL,
  check: MODEL,
  voice: MODEL,
};
const NOBODYS = '01890000-0000-7000-8000-000000000000';

let app: TestApp;
let api: ApiClient;
let stranger: ApiClient;
let clock: SetClock;

beforeAll(async () => {
  clock = createSetClock();
  app = await startTestApp({
    worker: false,
    clock,
    prices: 'fake=1/0.1/10/1.25',
    estimated: { models: MODELS },
    limits: { tokensPerJob: 250_000, personas: null },
  });
  [api, stranger] = [await signUp(app.url), await signUp(app.url)];
  await makeUser(app.database.db, 'somebody');
});

afterAll(() => app.close());

async function estimate(form: Record<string, unknown> = {}, by = api): Promise<CostEstimate> {
  const answer = await by.post('/jobs/estimate', form);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

const posts = (count: number) => ({ desired_formats: ['X Post'], batch_formats: { 'X Post': count } });

describe('while the form is filled in', () => {
  test('a form without a format tells what every start takes: its research and its plan', async () => {
    const bare = await estimate();
    expect(bare).toMatchObject({ model: 'fake', calls: { low: 2, high: 3 }, basis: 'typical', prices_of: null });
    expect(bare.input_tokens.low).toBeGreaterThan(3_000);
  });

  test('a format adds its pieces, and each of them begins with all that the job is told', async () => {
    const [bare, one, three] = [await estimate(), await estimate(posts(1)), await estimate(posts(3))];
    // Draft, edit and check; at most some are edited or mended a second time.
    expect(one.calls).toEqual({ low: bare.calls.low + 3, high: bare.calls.high + 4 });
    expect(three.calls.low).toBe(bare.calls.low + 9);
    expect(three.calls.high - bare.calls.high).toBeGreaterThan(9);
    expect(three.calls.high - bare.calls.high).toBeLessThanOrEqual(15);
    expect(one.input_tokens.low - bare.input_tokens.low).toBeGreaterThan(2_500);
    expect(one.output_tokens.low - bare.output_tokens.low).toBeLessThan(500);
    const long = await estimate({ desired_formats: ['Blog Post'] });
    expect(long.output_tokens.low).toBeGreaterThan(one.output_tokens.high / 2);
  });

  test('in a hurry there is no plan, and no edit unless a rule is broken', async () => {
    const [best, fast] = [await estimate(posts(3)), await estimate({ ...posts(3), mode: 'fast' })];
    expect(fast.calls.low).toBe(best.calls.low - 1 - 3);
    expect(fast.input_tokens.low).toBeLessThan(best.input_tokens.low);
    expect(fast.cost_usd?.high).toBeLessThan(0.8 * (best.cost_usd?.high ?? 0));
  });

  test('material, an opinion and who speaks make every call longer', async () => {
    const bare = await estimate(posts(2));
    const lowOf = async (more: Record<string, unknown>) => (await estimate({ ...posts(2), ...more })).input_tokens.low;
    expect(await lowOf({ material_characters: 5_000 })).toBeGreaterThan(bare.input_tokens.low + 1_200);
    expect(await lowOf({ opinion_characters: 1_000 })).toBeGreaterThan(bare.input_tokens.low + 3 * 300);
    const sample = 'Tuesday, ten to nine. '.repeat(200);
    const persona = (await api.post('/personas', { ...PERSONA, voice_samples: [sample] })).body;
    expect(await lowOf({ persona_id: persona.id })).toBeGreaterThan(bare.input_tokens.low + 3 * 900);
  });

  test('what is another’s counts as what is not there', async () => {
    const job = await createJob(stranger);
    const bare = await estimate(posts(1));
    for (const id of [job.persona_id, NOBODYS, 'no id', null]) {
      expect(await estimate({ ...posts(1), persona_id: id })).toEqual(bare);
    }
    for (const id of [job.id, NOBODYS, 'no id', null]) {
      expect(await estimate({ ...posts(1), research_from: id })).toEqual(bare);
    }
  });

  test('what would be no start is no estimate', async () => {
    for (const wrong of [
      { desired_formats: ['Sonnet'] },
      { material_characters: 200_001 },
      { material_characters: -1 },
      { writer: 'nobody' },
    ]) {
      expect((await api.post('/jobs/estimate', wrong)).status).toBe(422);
    }
  });
});

describe('money', () => {
  test('is tokens times price: at least with all that a cache can serve, at most with none', async () => {
    const { cost_usd: cost, input_tokens: input, output_tokens: output } = await estimate(posts(3));
    const dollars = (tokens: number, price: number) => (tokens * price) / 1e6;
    // Without a cache, and with every token of the prompts written to one in vain.
    expect(cost?.high).toBeGreaterThanOrEqual(dollars(input.high, 1) + dollars(output.high, 10) - 1e-4);
    expect(cost?.high).toBeLessThanOrEqual(dollars(input.high, 1.25) + dollars(output.high, 10) + 1e-4);
    expect(cost?.low).toBeLessThan(dollars(input.low, 0.8) + dollars(output.low, 10));
    expect(cost?.low).toBeGreaterThan(dollars(input.low, 0.1) + dollars(output.low, 10));
  });

  test('the built-in writer costs nothing and asks no model', async () => {
    expect(await estimate({ ...posts(3), writer: 'builtin' })).toEqual({
      model: null,
      calls: { low: 0, high: 0 },
      input_tokens: { low: 0, high: 0 },
      output_tokens: { low: 0, high: 0 },
      cost_usd: { low: 0, high: 0 },
      prices_of: null,
      basis: 'typical',
      token_limit: 250_000,
      limit: 'within',
      today: expect.objectContaining({ tokens_used: 0, token_limit: null }),
      today_limit: 'within',
    });
  });
});

test('says whether the project would reach the limit of a project', async () => {
  expect(await estimate(posts(1))).toMatchObject({ token_limit: 250_000, limit: 'within' });
  expect(await estimate({ desired_formats: ['Blog Post', 'X Post', 'Meta Ad', 'Descriptions'] })).toMatchObject({
    limit: 'may_pass',
  });
  const all = { desired_formats: FORMATS.map(({ label }) => label) };
  const thrice = Object.fromEntries(all.desired_formats.map((label) => [label, 3]));
  expect(await estimate({ ...all, batch_formats: thrice })).toMatchObject({ limit: 'passes' });
});

describe('what this installation has measured', () => {
  const DAY = 24 * 3_600_000;

  /** The same estimate on another day. */
  const later = (estimate: CostEstimate) => ({ ...estimate, today: expect.anything() });

  /** A project with delivered posts, each of which took as many tokens. */
  async function written(takes: readonly number[], call: Partial<UsageCall> = {}): Promise<void> {
    const job = await createJob(stranger, { desired_formats: ['X Post'], batch_formats: { 'X Post': 3 } });
    const rows = await app.database.db
      .update(outputs)
      .set({ status: 'completed' })
      .where(eq(outputs.jobId, job.id))
      .returning();
    const calls = takes.map((inputTokens, at) => ({
      ...usageCallOf({ userId: 'somebody', jobId: job.id, outputId: rows[at]?.id ?? null, inputTokens }),
      provider: MODEL.provider,
      cachedInputTokens: inputTokens / 2,
      outputTokens: 400,
      ...call,
    }));
    await app.database.db.insert(usageCalls).values(calls);
    clock.advance(DAY);
  }

  test('counts from five pieces of a format on, and the estimate moves to them', async () => {
    const typical = await estimate(posts(2));
    await written([20_000, 21_000]);
    await written([22_000, 23_000]);
    expect(await estimate(posts(2))).toEqual(later(typical));

    await written([24_000]);
    const measured = await estimate(posts(2));
    const bare = await estimate();
    expect(measured.basis).toBe('measured');
    // Between the tenth and the ninetieth of a hundred such pieces.
    expect(measured.input_tokens.low - bare.input_tokens.low).toBeCloseTo(2 * 20_400, -2);
    expect(measured.input_tokens.high - bare.input_tokens.high).toBeCloseTo(2 * 23_600, -2);
    expect(measured.calls).toEqual({ low: bare.calls.low + 2, high: bare.calls.high + 2 });
  });

  test('what has been measured of one format tells how much the model thinks for the others', async () => {
    const form = { desired_formats: ['X Post', 'LinkedIn Post'] };
    const mixed = await estimate(form);
    expect(mixed.basis).toBe('typical');
    const post = await estimate(posts(1));
    // A post took 400 tokens of output where 75 are usual.
    expect(mixed.output_tokens.low - post.output_tokens.low).toBeGreaterThan(4 * 244);
  });

  test('another model, failed pieces and calls whose tokens nobody told count for nothing', async () => {
    const before = await estimate(posts(2));
    await written([90_000, 90_000, 90_000], { model: 'another' });
    await written([90_000, 90_000, 90_000], { failure: 'cut-off' });
    await written([90_000, 90_000, 90_000], { outputTokens: null });
    expect(await estimate(posts(2))).toEqual(later(before));
  });

  test('what mended a piece and what it was asked for again belong to it', async () => {
    const job = await createJob(stranger, { desired_formats: ['Meta Ad'], batch_formats: { 'Meta Ad': 3 } });
    const more = await createJob(stranger, { desired_formats: ['Meta Ad'], batch_formats: { 'Meta Ad': 2 } });
    await app.database.db.update(outputs).set({ status: 'completed' }).where(eq(outputs.format, 'Meta Ad'));
    const rows = await app.database.db.select().from(outputs).where(eq(outputs.format, 'Meta Ad'));
    expect(rows.map(({ jobId }) => jobId).toSorted()).toEqual([job.id, job.id, job.id, more.id, more.id].toSorted());
    const each = rows.flatMap(({ id, jobId }) => {
      const call = { ...usageCallOf({ userId: 'somebody', jobId, outputId: id }), provider: MODEL.provider };
      // Written and mended, then written once more on demand: 2,500 tokens and one and a half calls a time.
      return [
        { ...call, inputTokens: 2_000 },
        { ...call, id: newId(), inputTokens: 2_000 },
        { ...call, id: newId(), useCase: 'edit' as const, inputTokens: 1_000 },
      ];
    });
    await app.database.db.insert(usageCalls).values(each);
    clock.advance(DAY);
    const bare = await estimate();
    const ad = await estimate({ desired_formats: ['Meta Ad'] });
    expect(ad.basis).toBe('measured');
    expect(ad.input_tokens.low - bare.input_tokens.low).toBeCloseTo(2_500, -2);
    expect(ad.calls).toEqual({ low: bare.calls.low + 1, high: bare.calls.high + 2 });
  });
});
