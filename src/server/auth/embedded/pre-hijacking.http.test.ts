import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApiClient } from '../../../../test/support/api-client.ts';
import type { ApiClient } from '../../../../test/support/api-client.ts';
import { openMailBox } from '../../../../test/support/mail-box.ts';
import type { MailBox } from '../../../../test/support/mail-box.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';
import type { TestApp, TestAppOptions } from '../../../../test/support/test-app.ts';
import { openTestDatabase } from '../../../../test/support/test-database.ts';
import type { TestDatabase } from '../../../../test/support/test-database.ts';
import { resetLink } from './links.ts';

const VICTIM = { name: 'Vic', email: 'victim@example.test', password: 'what the stranger made up' };
const OWN_PASSWORD = 'what its owner made up';
const publicUrl = 'http://127.0.0.1:3000';

let box: MailBox;
let opened: TestDatabase;
let app: TestApp | undefined;
let now: number;

beforeEach(async () => {
  box = await openMailBox();
  opened = await openTestDatabase();
  now = Date.now();
});

afterEach(async () => {
  await app?.close();
  app = undefined;
  await opened.close();
  await box.close();
});

/** Moves the clock on by a second. A sign-up is dated by the real clock, so ours must never be behind it. */
const goOn = () => {
  now = Math.max(now, Date.now()) + 1_000;
};

/** Starts the product on what the start before has left. */
async function start(options: TestAppOptions = {}): Promise<string> {
  await app?.close();
  const kept = { ...opened, close: async () => undefined };
  const clock = { now: () => new Date(now) };
  app = await startTestApp({ worker: false, publicUrl, clock, opened: kept, ...options });
  return app.url;
}

const startWithMail = () => start({ mailer: box.mailer(publicUrl) });

/** A stranger signs up with somebody else's address, and makes a token that never ends. */
async function strangerMakesAccount() {
  const url = await start();
  const made = await createApiClient(url, '').post('/auth/sign-up/email', VICTIM);
  const session: string = made.body.token;
  const body = { name: 'kept', scopes: ['personas:read'], expires_in_days: null };
  const token = await createApiClient(url, session).post('/access-tokens', body);
  expect(token.status).toBe(201);
  goOn();
  return { url, session, token: String(token.body.token) };
}

const reads = async (url: string, token: string) => (await createApiClient(url, token).get('/personas')).status;

const resetOf = (link: string | undefined) => new URL(link ?? '').searchParams.get('reset') ?? '';

const setPassword = (visitor: ApiClient, token: string, more: object = {}) =>
  visitor.post('/auth/reset-password', { token, newPassword: OWN_PASSWORD, ...more });

test('the owner who resets the password of an account made before by a stranger is rid of the stranger’s tokens', async () => {
  const stranger = await strangerMakesAccount();
  const url = await startWithMail();
  const visitor = createApiClient(url, '');
  await visitor.post('/auth/sign-up/email', { ...VICTIM, password: OWN_PASSWORD });
  const mail = await box.nth(VICTIM.email, 1);
  expect(mail.subject).toBe('You already have an account at Manifold');
  const answer = await setPassword(visitor, resetOf(mail.links[0]), { removeAccessTokens: false });
  expect([answer.status, answer.body], 'the first time there is no choice').toEqual([
    200,
    { status: true, accessTokensRemoved: 1 },
  ]);
  expect([await reads(url, stranger.session), await reads(url, stranger.token)]).toEqual([401, 401]);
  expect((await box.nth(VICTIM.email, 2)).text).toContain('Its access tokens for scripts were removed.');
  const plain = await start();
  expect([await reads(plain, stranger.session), await reads(plain, stranger.token)]).toEqual([401, 401]);
});

test('the link that confirms an address ends the sign-ins and tokens made before, and tells so', async () => {
  const before = await strangerMakesAccount();
  const url = await startWithMail();
  const visitor = createApiClient(url, '');
  const refused = await visitor.post('/auth/sign-in/email', VICTIM);
  expect(refused.status).toBe(403);
  const cookie = refused.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const { pathname, search } = new URL((await box.nth(VICTIM.email, 1)).links[0] ?? '');
  const opened = await fetch(`${url}${pathname}${search}`, { redirect: 'manual', headers: { cookie } });
  expect(opened.headers.get('location')).toBe('/app?email=confirmed&removed_tokens=1');
  expect([await reads(url, before.session), await reads(url, before.token)]).toEqual([401, 401]);
});

test('where addresses are confirmed by mail, sign-ins and tokens of an unconfirmed one open nothing', async () => {
  const stranger = await strangerMakesAccount();
  const url = await startWithMail();
  expect([await reads(url, stranger.session), await reads(url, stranger.token)]).toEqual([401, 401]);
  const client = createApiClient(url, stranger.session);
  expect((await client.get('/auth/get-session')).body).toBeNull();
  expect((await client.get('/auth/list-sessions')).status).toBe(401);
  expect((await client.post('/auth/update-user', { name: 'Mallory' })).status).toBe(401);
});

test('a later reset removes access tokens unless they are to stay', async () => {
  const url = await start();
  const made = await createApiClient(url, '').post('/auth/sign-up/email', VICTIM);
  const visitor = createApiClient(url, '');
  const secret = 'a secret of the tests, long enough to be one';
  const link = async () => {
    goOn();
    const clock = { now: () => new Date(now) };
    return resetOf(await resetLink({ secret, clock, publicUrl }, VICTIM.email));
  };
  await setPassword(visitor, await link());
  expect(await reads(url, made.body.token)).toBe(401);
  const signIn = () => visitor.post('/auth/sign-in/email', { ...VICTIM, password: OWN_PASSWORD });
  const body = { name: 'script', scopes: ['personas:read'], expires_in_days: null };
  const token = (await createApiClient(url, (await signIn()).body.token).post('/access-tokens', body)).body.token;

  const kept = await setPassword(visitor, await link(), { removeAccessTokens: false });
  expect([kept.body.accessTokensRemoved, await reads(url, token)]).toEqual([0, 200]);
  const removed = await setPassword(visitor, await link());
  expect([removed.body.accessTokensRemoved, await reads(url, token)]).toEqual([1, 401]);
});

test('a token that is being made while the address is confirmed does not stay', async () => {
  const { url, session } = await strangerMakesAccount();
  const secret = 'a secret of the tests, long enough to be one';
  const clock = { now: () => new Date(now) };
  const token = resetOf(await resetLink({ secret, clock, publicUrl }, VICTIM.email));
  const stranger = createApiClient(url, session);
  const body = { name: 'late', scopes: ['personas:read'], expires_in_days: null };
  const [reset, ...made] = await Promise.all([
    setPassword(createApiClient(url, ''), token),
    ...Array.from({ length: 12 }, () => stranger.post('/access-tokens', body)),
  ]);
  expect(reset).toMatchObject({ status: 200, body: { status: true } });
  for (const { status, body: answer } of made) {
    if (status === 201) expect(await reads(url, answer.token)).toBe(401);
    else expect(status).toBe(401);
  }
});
