import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordingLogger } from '../../../test/fakes/recording-logger.ts';
import { signUp } from '../../../test/support/api-client.ts';
import type { ApiClient } from '../../../test/support/api-client.ts';
import { createJob } from '../../../test/support/job-story.ts';
import { makeUser } from '../../../test/support/make-user.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import type { CallEnd, CallMeter } from '../llm/call-meter.ts';
import { systemClock } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import type { Database } from '../storage/database.ts';
import { payerOf } from '../limits/payer.ts';
import { utcDay } from '../llm/budget/utc-day.ts';
import { tokensOfDay } from './day-tokens.store.ts';
import { createUsageMeters } from './meters.ts';
import { parsePrices } from './own-prices.ts';
import { createPrices } from './prices.ts';
import { usageCalls, usageJobs } from './usage.table.ts';

let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp({ worker: false, limits: { personas: null } });
  api = await signUp(app.url);
  await makeUser(app.database.db, 'ada');
});
afterAll(() => app.close());

const TOLD = { inputTokens: 1_000, cachedInputTokens: 400, cacheWriteTokens: null, outputTokens: 10 };

const END: CallEnd = {
  provider: 'openai-compatible',
  vendor: 'Somebody',
  model: 'm',
  isLocal: false,
  usage: TOLD,
  failure: null,
};

async function metersOf(id: string, { database = app.database, tokensPerJob = null as number | null } = {}) {
  const logger = recordingLogger();
  const prices = createPrices(parsePrices('m=2/0.5/8').prices);
  const meters = createUsageMeters({ database, clock: systemClock, logger, prices, tokensPerJob, tokensPerDay: null });
  const job = { id, attempt: 1, userId: 'ada', personaId: newId(), persona: { name: 'Northkit' } };
  return { logger, meters: await meters.ofJob(job) };
}

const PIECE = { useCase: 'draft', provider: 'openai-compatible', model: 'm' } as const;

async function call(meter: CallMeter, end: Partial<CallEnd> = {}): Promise<void> {
  const admitted = await meter.admit({ ...PIECE, expectedTokens: 3_000 });
  if (!admitted) throw new Error('refused');
  await admitted.ended({ ...END, ...end });
}

const rowsOf = (id: string) => app.database.db.select().from(usageCalls).where(eq(usageCalls.jobId, id));
const sumsOf = (id: string) => app.database.db.select().from(usageJobs).where(eq(usageJobs.jobId, id));

/** A database that fails as often as it is told to. */
function shaky(code: string) {
  let left = 0;
  const database: Database = {
    ...app.database,
    get db() {
      if (left === 0) return app.database.db;
      left -= 1;
      throw Object.assign(new Error('terminating connection'), { code });
    },
  };
  return { database, fail: (times: number) => void (left = times) };
}

test('many calls at once are each written down once, and the sums of the job are theirs', async () => {
  const { id } = await createJob(api);
  const { meters } = await metersOf(id);
  const pieces = [newId(), newId()];
  const untold = { usage: null, failure: 'interrupted' } as const;
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      call(meters.piece(pieces[index % 2] ?? ''), index % 4 === 0 ? untold : {}),
    ),
  );
  expect(await rowsOf(id)).toHaveLength(40);
  // 30 calls told of 600 × 2 + 400 × 0.5 + 10 × 8 = 1,480 millionths of a dollar each; 10 count as expected.
  expect(await sumsOf(id)).toEqual([
    {
      jobId: id,
      calls: 40,
      inputTokens: 30_000,
      cachedInputTokens: 12_000,
      outputTokens: 300,
      uncountedCalls: 10,
      limitTokens: 30 * 1_010 + 10 * 3_000,
      costPicos: 30 * 1_480_000_000,
      unpricedCalls: 10,
    },
  ]);
});

test('half a count is none: it is in no sum, and weighs as was expected', async () => {
  const { id } = await createJob(api);
  const { meters } = await metersOf(id);
  await call(meters.whole, { usage: { ...TOLD, outputTokens: null } });
  expect(await sumsOf(id)).toMatchObject([
    { calls: 1, inputTokens: 0, outputTokens: 0, uncountedCalls: 1, limitTokens: 3_000, unpricedCalls: 1 },
  ]);
});

test('a later run begins with what earlier ones used', async () => {
  const { id } = await createJob(api);
  const first = await metersOf(id, { tokensPerJob: 5_000 });
  await call(first.meters.whole, { usage: null });
  const later = await metersOf(id, { tokensPerJob: 5_000 });
  expect(await later.meters.whole.admit({ ...PIECE, useCase: 'plan', expectedTokens: 2_001 })).toBeNull();
  const held = await later.meters.piece(newId()).admit({ ...PIECE, expectedTokens: 2_000 });
  expect(held).not.toBeNull();
  expect(
    await later.meters.whole.admit({ ...PIECE, useCase: 'plan', expectedTokens: 1 }),
    'all pieces draw on one account',
  ).toBeNull();
  await held?.dropped();
  expect(await later.meters.whole.admit({ ...PIECE, useCase: 'plan', expectedTokens: 1 })).not.toBeNull();
});

test('a job that is deleted while its calls end leaves the calls, and nobody an error', async () => {
  const { id } = await createJob(api);
  const { meters, logger } = await metersOf(id);
  await call(meters.whole);
  await Promise.all([...Array.from({ length: 10 }, () => call(meters.whole)), api.delete(`/jobs/${id}`)]);
  await call(meters.whole);
  expect(await rowsOf(id)).toHaveLength(12);
  expect(await sumsOf(id)).toEqual([]);
  expect(logger.written()).toBe('');
});

test('a database that is away for a moment is waited for', async () => {
  const { id } = await createJob(api);
  const { database, fail } = shaky('57P01');
  const { meters } = await metersOf(id, { database });
  fail(1);
  const admitted = await meters.whole.admit({ ...PIECE, expectedTokens: 3_000 });
  fail(1);
  await admitted?.ended(END);
  expect(await rowsOf(id)).toHaveLength(1);
});

test('what cannot be written down is logged without a name, and the answer goes on', async () => {
  const { id } = await createJob(api);
  const { database, fail } = shaky('42703');
  const { meters, logger } = await metersOf(id, { database });
  const admitted = await meters.whole.admit({ ...PIECE, expectedTokens: 3_000 });
  fail(1);
  await admitted?.ended(END);
  expect(await rowsOf(id)).toEqual([]);
  expect(logger.written()).toContain('could not be written down');
  expect(logger.written()).toContain('inputTokens: 1000');
  expect(logger.written()).not.toMatch(/Northkit|'ada'/);
});

test('a call that could not be held against the day is made, and counted as it ends', async () => {
  const { id } = await createJob(api);
  const { database, fail } = shaky('42703');
  const { meters, logger } = await metersOf(id, { database });
  const ofAda = { payer: payerOf({ userId: 'ada' }), day: utcDay(new Date()) };
  const before = await tokensOfDay(app.database.db, ofAda);
  fail(1);
  await call(meters.whole);
  expect(logger.written()).toContain('could not be held');
  expect(await rowsOf(id)).toHaveLength(1);
  expect((await tokensOfDay(app.database.db, ofAda)) - before).toBe(1_010);
});
