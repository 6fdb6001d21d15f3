import { afterEach, expect, test } from 'vitest';
import { createApiClient } from '../../../../test/support/api-client.ts';
import type { ApiAnswer } from '../../../../test/support/api-client.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';
import type { TestApp, TestAppOptions } from '../../../../test/support/test-app.ts';
import { openTestDatabase } from '../../../../test/support/test-database.ts';
import { PASSWORD_COST } from './password-hash.ts';
import { limitCounts } from '../../limits/limit-counts.table.ts';

const ADA = { name: 'Ada', email: 'ada@example.test', password: 'correct horse battery' };
const WRONG = { ...ADA, password: 'not the password' };
const HOME = { 'x-forwarded-for': '192.0.2.1' };

let apps: TestApp[] = [];
let now: number;

afterEach(async () => {
  for (const app of apps.toReversed()) await app.close();
  apps = [];
});

/** Two processes on one database, behind a proxy that tells where callers come from. Ada has signed up at home. */
async function start(options: TestAppOptions = {}) {
  now = Date.now();
  const opened = await openTestDatabase();
  const common = {
    worker: false,
    signInLimit: 1_000,
    trustProxy: ['127.0.0.1'],
    clock: { now: () => new Date(now) },
    ...options,
  };
  // The first one closes the database, as the last of the two.
  apps.push(await startTestApp({ ...common, opened }));
  apps.push(await startTestApp({ ...common, opened: { ...opened, close: async () => {} } }));
  const [first, second] = apps.map(({ url }) => createApiClient(url, ''));
  if (!first || !second) throw new Error('There are two of them');
  await first.post('/auth/sign-up/email', ADA, HOME);
  return { first, second, database: opened.database };
}

const from = (n: number) => ({ 'x-forwarded-for': `198.51.100.${n}` });
const statuses = (answers: readonly ApiAnswer[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

test('one account takes ten wrong passwords a minute, from however many addresses and processes', async () => {
  const { first, second } = await start();
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, n) => (n % 2 ? first : second).post('/auth/sign-in/email', WRONG, from(n))),
  );
  expect(statuses(answers)).toEqual([...times(10, 401), ...times(14, 429)]);
  const refused = await first.post('/auth/sign-in/email', ADA, from(99));
  expect(refused.status, 'strangers wait, even with the right one').toBe(429);
  expect(refused.body.detail).toBe('Too many tries for this account. Please wait a minute and try again.');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);

  const owner = await second.post('/auth/sign-in/email', ADA, HOME);
  expect(owner.status, 'the owner is let in where they have been').toBe(200);
  await createApiClient(apps[0]?.url ?? '', owner.body.token).post('/auth/sign-out', {}, HOME);
  expect((await first.post('/auth/sign-in/email', ADA, HOME)).status, 'and after they left').toBe(200);

  now += 60_000;
  expect((await second.post('/auth/sign-in/email', ADA, from(99))).status).toBe(200);
});

test('where the owner has been, wrong passwords are counted as well', async () => {
  const { first } = await start();
  const answers = await Promise.all(times(14, WRONG).map((body) => first.post('/auth/sign-in/email', body, HOME)));
  expect(statuses(answers)).toEqual([...times(10, 401), ...times(4, 429)]);
  expect((await first.post('/auth/sign-in/email', ADA, from(1))).status, 'elsewhere it counts apart').toBe(200);
});

test('an address without an account is counted and answered as one with it', async () => {
  const { first } = await start();
  const nobody = { ...WRONG, email: 'nobody@example.test' };
  const ask = async (body: typeof WRONG, at: number) =>
    await Promise.all(times(12, body).map((same, n) => first.post('/auth/sign-in/email', same, from(at + n))));
  const [known, unknown] = [await ask(WRONG, 1), await ask(nobody, 101)];
  expect(statuses(unknown)).toEqual(statuses(known));
  const told = (answers: readonly ApiAnswer[]) => new Set(answers.map(({ body }) => JSON.stringify(body)));
  expect(told(unknown)).toEqual(told(known));
});

test('the counts tell nobody whose they are', async () => {
  const { first, database } = await start();
  await first.post('/auth/sign-in/email', WRONG, from(1));
  await first.post('/auth/sign-in/email', ADA, HOME);
  const rows = await database.db.select().from(limitCounts);
  expect(rows.length).toBeGreaterThanOrEqual(3);
  expect(JSON.stringify(rows)).not.toMatch(/ada|example/i);
});

test('an unknown address takes about as long as a wrong password', async () => {
  const { first } = await start({ passwords: { cost: PASSWORD_COST } });
  const took = async (email: string, n: number) => {
    const start = performance.now();
    const answer = await first.post('/auth/sign-in/email', { ...WRONG, email }, from(n));
    expect(answer.status).toBe(401);
    return performance.now() - start;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  // In turns, so that whatever else the machine does weighs on both.
  for (let n = 0; n < 9; n += 1) {
    known.push(await took(ADA.email, n));
    unknown.push(await took('nobody@example.test', n));
  }
  const ratio = median(unknown) / median(known);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
