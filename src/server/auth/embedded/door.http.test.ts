import { afterEach, expect, test } from 'vitest';
import { createApiClient, signUp } from '../../../../test/support/api-client.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';
import type { TestApp, TestAppOptions } from '../../../../test/support/test-app.ts';
import { openTestDatabase } from '../../../../test/support/test-database.ts';

let app: TestApp | undefined;

afterEach(async () => {
  await app?.close();
  app = undefined;
});

async function start(options: TestAppOptions) {
  app = await startTestApp({ worker: false, ...options });
  return { url: app.url, visitor: createApiClient(app.url, '') };
}

const newAccount = (n: number) => ({ email: `user-${n}@example.test`, password: 'a long enough password' });
const wrong = { ...newAccount(1), password: 'not the password' };

test('closed sign-up lets the first account in and nobody after it', async () => {
  const { visitor } = await start({ signUp: 'closed' });
  expect((await visitor.get('/config')).body.auth.sign_up).toBe(true);

  const answers = await Promise.all([1, 2, 3, 4].map((n) => visitor.post('/auth/sign-up/email', newAccount(n))));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);

  const later = await visitor.post('/auth/sign-up/email', newAccount(5));
  expect(later.status).toBe(409);
  expect(later.body.detail).toContain('Sign-up is closed here');
  expect((await visitor.get('/config')).body.auth.sign_up).toBe(false);
});

test('closed sign-up stays closed when the last account is deleted, also one made while it was open', async () => {
  for (const signUpThen of ['closed', 'open'] as const) {
    const opened = await openTestDatabase();
    const kept = { ...opened, close: async () => {} };
    try {
      const first = await start({ signUp: signUpThen, opened: kept });
      const { token } = (await first.visitor.post('/auth/sign-up/email', newAccount(1))).body;
      const { password } = newAccount(1);
      const deleted = await createApiClient(first.url, token).post('/account/delete', { confirm: password });
      expect(deleted.status).toBe(200);
      await app?.close();
      const { visitor } = await start({ signUp: 'closed', opened: kept });
      expect((await visitor.get('/config')).body.auth.sign_up).toBe(false);
      expect((await visitor.post('/auth/sign-up/email', newAccount(2))).status).toBe(409);
      await app?.close();
      app = undefined;
    } finally {
      await opened.close();
    }
  }
});

test('after too many wrong passwords an address has to wait, until the minute is over', async () => {
  let now = Date.now();
  const { url, visitor } = await start({ signInLimit: 3, clock: { now: () => new Date(now) } });
  const { token } = await signUp(url);
  await visitor.post('/auth/sign-up/email', newAccount(1));

  for (let n = 0; n < 3; n += 1) expect((await visitor.post('/auth/sign-in/email', wrong)).status).toBe(401);
  const refused = await visitor.post('/auth/sign-in/email', newAccount(1));
  expect(refused.status).toBe(429);
  expect(refused.body.detail).toBe('Too many tries from your address. Please wait a minute and try again.');
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect((await createApiClient(url, token).get('/personas')).status, 'who is signed in goes on').toBe(200);

  now += wait * 1000;
  expect((await visitor.post('/auth/sign-in/email', newAccount(1))).status).toBe(200);
});

test('guesses sent side by side are counted, too', async () => {
  const { visitor } = await start({ signInLimit: 3 });
  await visitor.post('/auth/sign-up/email', newAccount(1));
  const answers = await Promise.all(Array.from({ length: 12 }, () => visitor.post('/auth/sign-in/email', wrong)));
  expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(3);
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(9);
});

test('who knows the password is never counted', async () => {
  const { visitor } = await start({ signInLimit: 2 });
  await visitor.post('/auth/sign-up/email', newAccount(1));
  for (let n = 0; n < 5; n += 1) {
    expect((await visitor.post('/auth/sign-in/email', newAccount(1))).status).toBe(200);
  }
});
