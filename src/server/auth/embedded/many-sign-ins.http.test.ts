import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApiClient } from '../../../../test/support/api-client.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';
import type { TestApp, TestAppOptions } from '../../../../test/support/test-app.ts';
import { openTestDatabase } from '../../../../test/support/test-database.ts';
import type { TestDatabase } from '../../../../test/support/test-database.ts';
import { waitFor } from '../../../../test/support/wait-for.ts';
import { newId } from '../../platform/ids.ts';
import { sessions } from '../accounts.table.ts';
import { endedTokens } from '../hosted/hosted.table.ts';
import { oidcSignIns } from '../oidc/oidc.table.ts';
import { MOST_SESSIONS } from './open-sessions.store.ts';
import { PASSWORD_COST } from './password-hash.ts';
import { PASSWORD_TURNS } from './password-turns.ts';

const ADA = { email: 'ada@example.test', password: 'correct horse battery' };
const BOB = { email: 'bob@example.test', password: 'a long enough password' };
const DAY_MS = 24 * 60 * 60 * 1000;

let opened: TestDatabase;
let app: TestApp | undefined;

beforeEach(async () => void (opened = await openTestDatabase()));

afterEach(async () => {
  await app?.close();
  app = undefined;
  await opened.close();
});

/** Starts the product on what the start before has left. */
async function start(options: TestAppOptions = {}) {
  await app?.close();
  const kept = { ...opened, close: async () => undefined };
  app = await startTestApp({ worker: false, trustProxy: ['127.0.0.1'], opened: kept, ...options });
  return createApiClient(app.url, '');
}

const from = (n: number) => ({ 'x-forwarded-for': `198.51.100.${n}` });
const idsOf = async () =>
  (await opened.database.db.select({ id: sessions.id }).from(sessions).orderBy(asc(sessions.id))).map(({ id }) => id);

async function leaveSession(userId: string, days: { opened: number; ends: number }): Promise<string> {
  const at = (day: number) => new Date(Date.now() + day * DAY_MS);
  const [id, ipAddress, userAgent] = [newId(), '192.0.2.1', 'an old browser'];
  const times = { createdAt: at(days.opened), updatedAt: at(days.opened), expiresAt: at(days.ends) };
  await opened.database.db.insert(sessions).values({ id, token: id, userId, ipAddress, userAgent, ...times });
  return id;
}

test('ended sign-ins of every user are deleted at the next start', async () => {
  const visitor = await start();
  const userId: string = (await visitor.post('/auth/sign-up/email', ADA)).body.user.id;
  const [still] = await idsOf();
  await leaveSession(userId, { opened: -60, ends: -30 });
  await leaveSession(userId, { opened: -91, ends: 5 });
  const past = new Date(Date.now() - DAY_MS);
  const { db } = opened.database;
  const signIn = { id: newId(), userId, sealedAccessToken: 'x', sealedProfile: 'x', accessExpiresAt: past };
  await db.insert(oidcSignIns).values({ ...signIn, createdAt: past, updatedAt: past, expiresAt: past });
  await db.insert(endedTokens).values({ tokenHash: 'x', until: past });
  expect(await idsOf()).toHaveLength(3);

  await start();
  await waitFor('ended sign-ins to be deleted', async () => (await db.select().from(endedTokens)).length === 0);
  expect(await idsOf()).toEqual([still]);
  expect(await db.select().from(oidcSignIns)).toEqual([]);
});

test('a sign-in deletes those of the account that are over', async () => {
  const visitor = await start();
  const userId: string = (await visitor.post('/auth/sign-up/email', ADA)).body.user.id;
  const over = [
    await leaveSession(userId, { opened: -60, ends: -30 }),
    await leaveSession(userId, { opened: -91, ends: 5 }),
  ];
  expect((await visitor.post('/auth/sign-in/email', ADA)).status).toBe(200);
  const left = await idsOf();
  expect(left).toHaveLength(2);
  expect(left).not.toEqual(expect.arrayContaining(over));
});

test('an account has fifty sign-ins open; one more ends the one without a visit for longest', async () => {
  const visitor = await start();
  const made = await visitor.post('/auth/sign-up/email', ADA);
  const first: string = made.body.token;
  const bob = (await visitor.post('/auth/sign-up/email', BOB)).body.token;
  let last = first;
  for (let n = 1; n < MOST_SESSIONS; n += 1) last = (await visitor.post('/auth/sign-in/email', ADA)).body.token;
  const open = async (token: string) => (await createApiClient(app?.url ?? '', token).get('/personas')).status;
  expect([await open(first), await open(last)]).toEqual([200, 200]);
  const newest = (await visitor.post('/auth/sign-in/email', ADA)).body.token;
  expect([await open(first), await open(last), await open(newest), await open(bob)]).toEqual([401, 200, 200, 200]);
  const listed = await createApiClient(app?.url ?? '', newest).get('/auth/list-sessions');
  expect(listed.body).toHaveLength(MOST_SESSIONS);
});

test('sign-ins with the right password are paced by account and address', async () => {
  const visitor = await start({ signInLimit: 30 });
  await visitor.post('/auth/sign-up/email', ADA, from(1));
  const answers: number[] = [];
  for (let n = 0; n < 31; n += 1) answers.push((await visitor.post('/auth/sign-in/email', ADA, from(1))).status);
  expect(answers.filter((status) => status === 200)).toHaveLength(30);
  const refused = await visitor.post('/auth/sign-in/email', ADA, from(1));
  expect([refused.status, refused.body.detail]).toEqual([
    429,
    expect.stringContaining('too many sign-ins to this account'),
  ]);
  expect((await visitor.post('/auth/sign-in/email', ADA, from(2))).status, 'elsewhere it counts apart').toBe(200);
});

test.each([
  ['from another address', 2],
  ['from the same address, where they were before', 1],
])('one account that signs in without a pause does not keep others waiting: %s', async (_where, place) => {
  const visitor = await start({ passwords: { cost: { ...PASSWORD_COST, ln: 13 }, turns: PASSWORD_TURNS } });
  for (const account of [ADA, BOB]) {
    await visitor.post('/auth/sign-up/email', account, from(1));
  }
  let through = 0;
  const crowd = Array.from({ length: 20 }, async () => {
    const { status } = await visitor.post('/auth/sign-in/email', ADA, from(1));
    through += 1;
    return status;
  });
  await waitFor('the crowd to have been let in', () => through > 0);
  const before = through;
  expect((await visitor.post('/auth/sign-in/email', BOB, from(place))).status).toBe(200);
  expect(through - before, 'sign-ins of the crowd that came before').toBeLessThan(8);
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([200]));
});
