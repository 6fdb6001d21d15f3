import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApiClient } from '../../../../test/support/api-client.ts';
import type { ApiAnswer } from '../../../../test/support/api-client.ts';
import { openMailBox } from '../../../../test/support/mail-box.ts';
import type { MailBox } from '../../../../test/support/mail-box.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';
import type { TestApp, TestAppOptions } from '../../../../test/support/test-app.ts';
import { resetLink } from './links.ts';

const PASSWORD = 'correct horse battery';
const NEW_PASSWORD = 'a staple of another kind';
const ADA = { name: 'Ada', email: 'ada@example.test', password: PASSWORD };

/** That of `startTestApp`. */
const SECRET = 'a secret of the tests, long enough to be one';

let box: MailBox;
let app: TestApp | undefined;
let now: number;
let logged: string[];

beforeEach(async () => {
  box = await openMailBox();
  now = Date.now();
  logged = [];
});

afterEach(async () => {
  await app?.close();
  app = undefined;
  await box.close();
});

const clock = { now: () => new Date(now) };
const publicUrl = 'http://127.0.0.1:3000';

/** Ada has an account and is signed in; then time goes on. */
async function start(options: TestAppOptions = {}) {
  const line = (...parts: unknown[]) => void logged.push(JSON.stringify(parts));
  const logger = { debug: line, info: line, warn: line, error: line };
  app = await startTestApp({ worker: false, publicUrl, clock, logger, ...options });
  const visitor = createApiClient(app.url, '');
  const made = await visitor.post('/auth/sign-up/email', ADA);
  now = Date.now() + 1_000;
  return { visitor, ada: createApiClient(app.url, made.body.token) };
}

async function startWithMail(options: TestAppOptions = {}) {
  const { visitor } = await start({ mailer: box.mailer(publicUrl), ...options });
  await box.nth(ADA.email, 1);
  const forgot = await visitor.post('/auth/forgot-password', { email: 'Ada@Example.test' });
  expect([forgot.status, forgot.body]).toEqual([200, { status: true }]);
  return { visitor, token: tokenOf((await box.nth(ADA.email, 2)).links[0]) };
}

const tokenOf = (link: string | undefined) => new URL(link ?? '').searchParams.get('reset') ?? '';

type Visitor = ReturnType<typeof createApiClient>;
const reset = (visitor: Visitor, token: string, newPassword = NEW_PASSWORD) =>
  visitor.post('/auth/reset-password', { token, newPassword });
const signIn = (visitor: Visitor, password: string) => visitor.post('/auth/sign-in/email', { ...ADA, password });
const refusalOf = ({ status, body }: ApiAnswer) => [status, body.errors?.[0]?.path, body.detail];

const USED = [422, 'token', 'This link was used already. Please ask for a new one.'];

test('a forgotten password is set anew by mail: the address is confirmed, all sign-ins end, and a mail tells of it', async () => {
  const { visitor, token } = await startWithMail();
  expect((await reset(visitor, token)).status).toBe(200);
  expect((await signIn(visitor, PASSWORD)).status).toBe(401);
  const signedIn = await signIn(visitor, NEW_PASSWORD);
  expect([signedIn.status, signedIn.body.user?.emailVerified]).toEqual([200, true]);
  expect((await box.nth(ADA.email, 3)).subject).toBe('Your password for Manifold was changed');

  await visitor.post('/auth/forgot-password', { email: ADA.email });
  const second = tokenOf((await box.nth(ADA.email, 4)).links[0]);
  now += 1_000;
  expect((await reset(visitor, second, 'a third one, as long')).status).toBe(200);
  expect((await createApiClient(app?.url ?? '', signedIn.body.token).get('/personas')).status).toBe(401);
});

test('an unknown address is answered as a known one, and gets no mail', async () => {
  const { visitor } = await startWithMail();
  const answers = [
    await visitor.post('/auth/forgot-password', { email: ADA.email }),
    await visitor.post('/auth/forgot-password', { email: 'nobody@example.test' }),
  ];
  expect(answers[0]?.body).toEqual(answers[1]?.body);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await box.nth(ADA.email, 3);
  await app?.close();
  app = undefined;
  expect(box.mailsTo('nobody@example.test')).toEqual([]);
});

test('a link works once, for one hour, and not after another one was used', async () => {
  const { visitor, token } = await startWithMail();
  await visitor.post('/auth/forgot-password', { email: ADA.email });
  const other = tokenOf((await box.nth(ADA.email, 3)).links[0]);
  now += 1_000;
  expect((await reset(visitor, token)).status).toBe(200);
  expect(refusalOf(await reset(visitor, token, 'somebody else’s choice'))).toEqual(USED);
  expect(refusalOf(await reset(visitor, other, 'somebody else’s choice'))).toEqual(USED);
  expect((await signIn(visitor, NEW_PASSWORD)).status).toBe(200);

  await visitor.post('/auth/forgot-password', { email: ADA.email });
  const late = tokenOf((await box.nth(ADA.email, 5)).links[0]);
  now += 60 * 60 * 1000;
  expect(refusalOf(await reset(visitor, late))).toEqual([
    422,
    'token',
    'This link has expired. Please ask for a new one.',
  ]);
  for (const wrong of ['', 'x', `${late}x`, late.split('.').slice(0, 2).join('.'), 'a'.repeat(1_900)]) {
    const [status, path, detail] = refusalOf(await reset(visitor, wrong));
    expect([status, path]).toEqual([422, 'token']);
    expect(detail).toContain('This link is not right');
  }
});

test('of fifty that use a link at once, one sets the password', async () => {
  const { visitor, token } = await startWithMail();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => reset(visitor, token, `the password number ${n}`)),
  );
  const winners = answers.flatMap(({ status }, n) => (status === 200 ? [n] : []));
  expect(winners).toHaveLength(1);
  const losers = answers.filter(({ status }) => status !== 200);
  for (const loser of losers) expect(refusalOf(loser)).toEqual(USED);
  expect((await signIn(visitor, `the password number ${winners[0]}`)).status).toBe(200);
});

test('without mail, a link made on the machine does the same, and says so where there is no account', async () => {
  const { visitor, ada } = await start();
  const asked = await visitor.post('/auth/forgot-password', { email: ADA.email });
  expect([asked.status, asked.body.detail]).toEqual([
    409,
    'This installation sends no mail. Whoever runs it can give you a link for a new password.',
  ]);
  const link = await resetLink({ secret: SECRET, clock, publicUrl }, 'Ada@example.test');
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:3000\/app\?reset=/);
  expect((await reset(visitor, tokenOf(link))).status).toBe(200);
  expect((await ada.get('/personas')).status).toBe(401);
  expect((await signIn(visitor, NEW_PASSWORD)).status).toBe(200);
  expect(refusalOf(await reset(visitor, tokenOf(link)))).toEqual(USED);

  const unknown = tokenOf(await resetLink({ secret: SECRET, clock, publicUrl }, 'nobody@example.test'));
  expect(refusalOf(await reset(visitor, unknown))).toEqual([
    422,
    'token',
    'There is no account with the email address of this link.',
  ]);
  const foreign = tokenOf(await resetLink({ secret: `${SECRET}!`, clock, publicUrl }, ADA.email));
  expect((await reset(visitor, foreign)).status).toBe(422);
});

test('changing the password makes older links void', async () => {
  const { visitor, ada } = await start();
  const link = tokenOf(await resetLink({ secret: SECRET, clock, publicUrl }, ADA.email));
  now += 1_000;
  const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  expect((await ada.post('/auth/change-password', body)).status).toBe(200);
  expect(refusalOf(await reset(visitor, link))).toEqual(USED);
});

test('what is guessed first is refused wherever a password is set, and the link stays good', async () => {
  const { visitor, ada } = await start();
  const token = tokenOf(await resetLink({ secret: SECRET, clock, publicUrl }, ADA.email));
  for (const guess of ['password1', 'Password1', 'ada@example.test', 'Manifold', 'manifold2026!', '12345678']) {
    const answers = [
      await visitor.post('/auth/sign-up/email', { ...ADA, password: guess }),
      await ada.post('/auth/change-password', { currentPassword: PASSWORD, newPassword: guess }),
      await reset(visitor, token, guess),
    ];
    expect(
      answers.map(({ status }) => status),
      guess,
    ).toEqual([422, 422, 422]);
    expect(answers.map(({ body }) => body.errors[0].path)).toEqual(['password', 'newPassword', 'newPassword']);
  }
  expect((await reset(visitor, token)).status).toBe(200);
});

test('the log tells what happened to whom and from where, and no address of mail, password or token', async () => {
  const { visitor, token } = await startWithMail();
  await signIn(visitor, 'not the password');
  await reset(visitor, token);
  const signedIn = await signIn(visitor, NEW_PASSWORD);
  await createApiClient(app?.url ?? '', signedIn.body.token).post('/auth/sign-out');
  await app?.close();
  app = undefined;
  const lines = logged.map((line) => JSON.parse(line)[0]).filter(({ security }) => security !== undefined);
  expect(lines.map(({ security }) => security)).toEqual([
    'account.made',
    'password.reset-asked',
    'sign-in.refused',
    'password.reset',
    'email.verified',
    'sign-in.opened',
    'sign-in.ended',
  ]);
  for (const line of lines) {
    expect(line).toMatchObject({ userId: signedIn.body.user.id, address: '127.0.0.1', requestId: expect.any(String) });
  }
  for (const secret of [ADA.email, PASSWORD, NEW_PASSWORD, 'not the password', token, signedIn.body.token]) {
    expect(logged.join('\n')).not.toContain(secret);
  }
});
