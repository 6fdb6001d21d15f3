import { hashPassword as hashAsBefore } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { createApiClient } from '../../../../test/support/api-client.ts';
import type { ApiAnswer } from '../../../../test/support/api-client.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';
import type { TestApp, TestAppOptions } from '../../../../test/support/test-app.ts';
import { accounts } from '../accounts.table.ts';
import { PASSWORD_COST } from './password-hash.ts';
import { PASSWORD_TURNS } from './password-turns.ts';
import { resetLink } from './links.ts';

const ADA = { email: 'ada@example.test', password: 'correct horse battery' };
const NEW_PASSWORD = 'a staple of another kind';

/** That of `startTestApp`. */
const SECRET = 'a secret of the tests, long enough to be one';

let app: TestApp | undefined;

afterEach(async () => {
  await app?.close();
  app = undefined;
});

async function start(options: TestAppOptions = {}) {
  app = await startTestApp({ worker: false, trustProxy: ['127.0.0.1'], ...options });
  const { url, database } = app;
  const visitor = createApiClient(url, '');
  const as = (token: string) => createApiClient(url, token);
  const hashOf = async (userId: string) =>
    (await database.db.select().from(accounts).where(eq(accounts.userId, userId)))[0]?.password;
  return { url, visitor, as, database, hashOf };
}

const from = (n: number) => ({ 'x-forwarded-for': `198.51.100.${n}` });
const account = (n: number) => ({ email: `user-${n}@example.test`, password: 'a long enough password' });
const countOf = (answers: readonly ApiAnswer[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

test.each([
  ['sign-ups', '/auth/sign-up/email'],
  ['sign-ins', '/auth/sign-in/email'],
])('while sixty %s are worked through, everybody else is answered', async (_what, path) => {
  const turns = { ...PASSWORD_TURNS, waiting: 60, waitingPerCaller: 60 };
  const { visitor, as } = await start({ passwords: { cost: { ...PASSWORD_COST, ln: 13 }, turns } });
  const { body } = await visitor.post('/auth/sign-up/email', ADA);
  let through = 0;
  const crowd = Array.from({ length: 60 }, async (_, n) => {
    const answer = await visitor.post(path, account(n));
    through += 1;
    return answer.status;
  });
  const before: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    expect((await visitor.get('/health')).status).toBe(200);
    expect((await as(body.token).get('/personas')).status).toBe(200);
    before.push(through);
  }
  expect(Math.max(...before), 'most of the crowd still waits').toBeLessThan(40);
  const statuses = await Promise.all(crowd);
  expect(new Set(statuses)).toEqual(new Set([path.includes('up') ? 200 : 401]));
});

test('one address may have twenty passwords waiting, and is told when to come back; others are let in', async () => {
  const { visitor } = await start({ passwords: { cost: { ...PASSWORD_COST, ln: 13 } } });
  const crowd = Array.from({ length: 60 }, (_, n) => visitor.post('/auth/sign-up/email', account(n), from(1)));
  // Of the crowd, those that find no place are answered first.
  await Promise.any(crowd);
  const other = visitor.post('/auth/sign-up/email', ADA, from(2));
  const answers = await Promise.all(crowd);
  expect(countOf(answers, 200)).toBeGreaterThanOrEqual(PASSWORD_TURNS.waitingPerCaller);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, body, headers } of refused) {
    expect([status, body.detail]).toEqual([
      429,
      'Too many people are signing in right now. Please try again in a moment.',
    ]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await other).status).toBe(200);
});

test('a password from before is hashed anew when its owner signs in, also from two places at once', async () => {
  const { visitor, database, hashOf } = await start();
  const { user } = (await visitor.post('/auth/sign-up/email', ADA)).body;
  const old = await hashAsBefore(ADA.password);
  await database.db.update(accounts).set({ password: old }).where(eq(accounts.userId, user.id));

  const wrong = await visitor.post('/auth/sign-in/email', { ...ADA, password: 'not the password' });
  expect([wrong.status, await hashOf(user.id)]).toEqual([401, old]);
  const both = await Promise.all([1, 2].map(() => visitor.post('/auth/sign-in/email', ADA)));
  expect(countOf(both, 200)).toBe(2);
  expect(await hashOf(user.id)).toMatch(/^\$scrypt\$/);
  expect((await visitor.post('/auth/sign-in/email', ADA)).status).toBe(200);
});

test.each(['change', 'reset'])(
  'a %s of the password leaves no sign-in open that was made by the old one',
  async (way) => {
    const { url, visitor, as } = await start();
    let token: string = (await visitor.post('/auth/sign-up/email', ADA)).body.token;
    let password = ADA.password;
    let made = 0;
    for (let round = 0; round < 8; round += 1) {
      const newPassword = `${NEW_PASSWORD} ${round}`;
      const signIns: Promise<ApiAnswer>[] = [];
      const signIn = (times: number) => {
        for (let n = 0; n < times; n += 1) {
          signIns.push(visitor.post('/auth/sign-in/email', { ...ADA, password }));
        }
      };
      signIn(4);
      // Every other time some are quicker than the change for sure.
      if (round % 2 === 1) await signIns[0];
      const link = await resetLink({ secret: SECRET, clock: { now: () => new Date() }, publicUrl: url }, ADA.email);
      const set =
        way === 'change'
          ? as(token).post('/auth/change-password', { currentPassword: password, newPassword })
          : visitor.post('/auth/reset-password', { token: new URL(link).searchParams.get('reset'), newPassword });
      signIn(8);
      expect((await set).status).toBe(200);
      const opened = (await Promise.all(signIns)).filter(({ status }) => status === 200);
      made += opened.length;
      const still = await Promise.all(opened.map(({ body }) => as(body.token).get('/personas')));
      expect(countOf(still, 200)).toBe(0);
      password = newPassword;
      token = (await visitor.post('/auth/sign-in/email', { ...ADA, password })).body.token;
    }
    expect(made, 'some of them were quicker').toBeGreaterThan(0);
  },
);

test('of two who change a password at once, one does', async () => {
  const { visitor, as } = await start();
  const tokens: string[] = [(await visitor.post('/auth/sign-up/email', ADA)).body.token];
  tokens.push((await visitor.post('/auth/sign-in/email', ADA)).body.token);
  const change = (token: string, n: number) =>
    as(token).post('/auth/change-password', { currentPassword: ADA.password, newPassword: `${NEW_PASSWORD} ${n}` });
  const answers = await Promise.all(tokens.map(change));
  expect(countOf(answers, 200)).toBe(1);
  const winner = answers.findIndex(({ status }) => status === 200);
  const again = await visitor.post('/auth/sign-in/email', { ...ADA, password: `${NEW_PASSWORD} ${winner}` });
  expect(again.status).toBe(200);
});
