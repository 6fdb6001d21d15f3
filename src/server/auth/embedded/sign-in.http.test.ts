import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiClient, signUp } from '../../../../test/support/api-client.ts';
import type { ApiAnswer } from '../../../../test/support/api-client.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';
import type { TestApp } from '../../../../test/support/test-app.ts';

const PASSWORD = 'correct horse battery';

let app: TestApp;
let visitor: ReturnType<typeof createApiClient>;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  visitor = createApiClient(app.url, '');
});

afterAll(() => app.close());

const as = (token: string) => createApiClient(app.url, token);

async function account(email: string) {
  const answer = await visitor.post('/auth/sign-up/email', { name: 'Ada Example', email, password: PASSWORD });
  expect(answer.status).toBe(200);
  return { email, token: answer.body.token as string };
}

const signIn = (email: string, password = PASSWORD, headers: Record<string, string> = {}) =>
  visitor.post('/auth/sign-in/email', { email, password }, headers);

function cookieOf(answer: ApiAnswer): string {
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function expectRefused(token: string) {
  const answer = await as(token).get('/personas');
  expect(answer.status).toBe(401);
  expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(answer.body).toMatchObject({ status: 401, detail: 'Authentication required' });
}

test('an account signs in again from a script, which sends no Origin, and its token works at once', async () => {
  const { email } = await account('again@example.test');
  const answer = await signIn('Again@Example.test');
  expect(answer.status).toBe(200);
  expect(answer.body.user).toMatchObject({ email, name: 'Ada Example' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await as(answer.body.token).get('/personas')).status).toBe(200);
});

test('signing out ends the token at once, and no other', async () => {
  const { email, token } = await account('out@example.test');
  const second: string = (await signIn(email)).body.token;
  expect((await as(token).post('/auth/sign-out')).status).toBe(200);
  await expectRefused(token);
  expect((await as(second).get('/personas')).status).toBe(200);
});

test('a browser that signs in again leaves no sign-in behind, and one that fails keeps what it had', async () => {
  const { email } = await account('left-behind@example.test');
  const first = await signIn(email);
  const cookie = { cookie: cookieOf(first) };
  expect((await signIn(email, 'not the password', cookie)).status).toBe(401);
  expect((await as(first.body.token).get('/personas')).status).toBe(200);
  const second = await signIn(email, PASSWORD, cookie);
  await expectRefused(first.body.token);
  expect((await as(second.body.token).get('/personas')).status).toBe(200);
});

test('a browser gets its token again from the cookie alone, and the cookie opens nothing else', async () => {
  const { email } = await account('browser@example.test');
  const signedIn = await signIn(email, PASSWORD, { origin: app.url, 'sec-fetch-site': 'same-origin' });
  const [cookie = ''] = signedIn.headers.getSetCookie();
  expect(cookie).toMatch(/^manifold\.session_token=/);
  expect(cookie).toMatch(/; Path=\/api\/auth/);
  expect(cookie).toMatch(/; HttpOnly/);
  expect(cookie).toMatch(/; SameSite=Lax/);
  expect(cookie, 'this installation is on plain http').not.toMatch(/; Secure/);

  const session = await visitor.get('/auth/get-session', { cookie: cookieOf(signedIn) });
  expect(session.status).toBe(200);
  expect(session.headers.get('cache-control')).toBe('no-store');
  expect(session.body).toMatchObject({ session: { token: signedIn.body.token }, user: { email } });
  expect(session.body.organization).toMatchObject({ role: 'owner', permissions: expect.any(Array) });

  expect((await visitor.get('/personas', { cookie: cookieOf(signedIn) })).status).toBe(401);
  expect((await visitor.post('/auth/sign-out', {}, { cookie: cookieOf(signedIn), origin: app.url })).status).toBe(200);
  await expectRefused(signedIn.body.token);
});

test('somebody who is not signed in has the session null', async () => {
  const answer = await visitor.get('/auth/get-session');
  expect([answer.status, answer.body]).toEqual([200, null]);
});

test('the signed form of a token counts as well, a wrong signature does not', async () => {
  const { email } = await account('signed@example.test');
  const signed = cookieOf(await signIn(email)).split('=')[1] ?? '';
  expect((await as(signed).get('/personas')).status).toBe(200);
  expect((await as(decodeURIComponent(signed)).get('/personas')).status).toBe(200);
  const [token = ''] = signed.split('.');
  await expectRefused(`${token}.${Buffer.from('0'.repeat(32)).toString('base64')}`);
  await expectRefused(`${token}.`);
});

test('forged tokens open nothing', async () => {
  const { token } = await account('forged@example.test');
  const flipped = `${token.startsWith('a') ? 'b' : 'a'}${token.slice(1)}`;
  const claims = Buffer.from('{"sub":"1"}').toString('base64url');
  const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
  const forged = [
    flipped,
    token.toUpperCase(),
    token.slice(1),
    `${token}0`,
    `${token}%00`,
    none,
    "' or 1=1",
    '..',
    '%',
    'null',
  ];
  for (const guess of [...forged, 'x'.repeat(5_000)]) await expectRefused(guess);
  for (const authorization of [token, `Basic ${token}`, 'Bearer', `Bearer ${token} x`, `Bearer ${token},${token}`]) {
    expect((await visitor.get('/personas', { authorization })).status, authorization).toBe(401);
  }
});

test('a revoked sign-in ends at once, one or all', async () => {
  const { email, token } = await account('revoke@example.test');
  const second: string = (await signIn(email)).body.token;
  const third: string = (await signIn(email)).body.token;
  const list = await as(token).get('/auth/list-sessions');
  expect(list.body).toHaveLength(3);
  for (const secret of [token, second, third]) expect(JSON.stringify(list.body)).not.toContain(secret);
  expect(list.body.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);

  const [ofSecond] = (await as(second).get('/auth/list-sessions')).body.filter(
    ({ current }: { current: boolean }) => current,
  );
  expect((await as(token).post('/auth/revoke-session', { id: ofSecond.id })).status).toBe(200);
  expect((await as(token).post('/auth/revoke-session', { id: ofSecond.id })).status).toBe(404);
  await expectRefused(second);
  expect((await as(third).post('/auth/revoke-other-sessions')).status).toBe(200);
  await expectRefused(token);
  expect((await as(third).post('/auth/revoke-sessions')).status).toBe(200);
  await expectRefused(third);
});

test('nobody ends the sign-in of somebody else', async () => {
  const victim = await account('victim@example.test');
  const other = await signUp(app.url);
  const [open] = (await as(victim.token).get('/auth/list-sessions')).body;
  expect((await other.post('/auth/revoke-session', { id: open.id })).status).toBe(404);
  expect((await as(victim.token).get('/personas')).status).toBe(200);
});

test('changing the password asks for the present one and ends all other sign-ins', async () => {
  const { email, token } = await account('change@example.test');
  const change = { currentPassword: 'not it at all', newPassword: 'another good password' };
  const wrong = await as(token).post('/auth/change-password', change);
  expect(wrong.status).toBe(422);
  expect(wrong.body.errors).toEqual([{ path: 'currentPassword', message: 'The current password is wrong' }]);

  const changed = await as(token).post('/auth/change-password', { ...change, currentPassword: PASSWORD });
  expect(changed.status).toBe(200);
  await expectRefused(token);
  expect((await as(changed.body.token).get('/personas')).status).toBe(200);
  expect((await signIn(email)).status).toBe(401);
  expect((await signIn(email, change.newPassword)).status).toBe(200);
});

test('a wrong password and an unknown e-mail are answered alike', async () => {
  const { email } = await account('wrong@example.test');
  const answers = [await signIn(email, 'not the password'), await signIn('nobody@example.test')];
  for (const answer of answers) {
    expect(answer.status).toBe(401);
    expect(answer.body.detail).toBe('Wrong e-mail or password');
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  expect(answers[0]?.body).toEqual(answers[1]?.body);
});

test.each([
  [{ email: 'short@example.test', password: 'seven77' }, 422, 'The password must be at least 8 characters long'],
  [{ email: 'long@example.test', password: 'x'.repeat(129) }, 422, 'The password must be at most 128 characters long'],
  [{ email: 'no address', password: PASSWORD }, 422, 'This is not a valid e-mail address'],
  [{ password: PASSWORD }, 422, 'E-mail address is missing'],
  [{ email: 'a@example.test' }, 422, 'Password is missing'],
  [
    { email: 'a@example.test', password: PASSWORD, name: 'x'.repeat(81) },
    422,
    'The name must be 80 characters or less',
  ],
  [undefined, 422, 'The request body is missing'],
])('sign-up with %j is answered %i', async (body, status, detail) => {
  const answer = await visitor.post('/auth/sign-up/email', body);
  expect([answer.status, answer.body.detail]).toEqual([status, detail]);
});

test('an e-mail has one account, also when two ask for it at once', async () => {
  const body = { email: 'Twice@example.test', password: PASSWORD };
  const answers = await Promise.all([1, 2, 3].map(() => visitor.post('/auth/sign-up/email', body)));
  const later = await visitor.post('/auth/sign-up/email', { ...body, email: 'twice@EXAMPLE.test' });
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(later.status).toBe(409);
  expect(later.body.detail).toBe('There is an account with this e-mail address already. Sign in instead.');
});

test('another site’s page can neither sign in nor read the session', async () => {
  const { email } = await account('csrf@example.test');
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: app.url.replace(/:\d+$/, ':1') },
  ];
  for (const headers of foreign) {
    expect((await signIn(email, PASSWORD, headers as Record<string, string>)).status, JSON.stringify(headers)).toBe(
      403,
    );
  }
  expect((await visitor.get('/auth/get-session', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  const byOtherName = app.url.replace('127.0.0.1', 'localhost');
  expect((await signIn(email, PASSWORD, { origin: byOtherName, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
});

test('what the product does not use of the sign-in library cannot be reached', async () => {
  const { token } = await account('unused@example.test');
  for (const path of [
    'ok',
    'error',
    'delete-user',
    'sign-in/social',
    'change-email',
    'update-session',
    'get-session/x',
  ]) {
    for (const method of ['get', 'post'] as const) {
      const answer = await as(token)[method](`/auth/${path}`);
      expect([answer.status, answer.headers.get('content-type')], path).toEqual([404, 'application/problem+json']);
    }
  }
});

test('the name can be changed, and nothing else by the same way', async () => {
  const { email, token } = await account('rename@example.test');
  const changed = await as(token).post('/auth/update-user', {
    name: ' New Name ',
    email: 'b@example.test',
    emailVerified: true,
  });
  expect(changed.status).toBe(200);
  const session = await as(token).get('/auth/get-session');
  expect(session.body.user).toMatchObject({ name: 'New Name', email, emailVerified: false });
});
