import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApiClient } from '../../../../test/support/api-client.ts';
import type { ApiAnswer } from '../../../../test/support/api-client.ts';
import { openMailBox } from '../../../../test/support/mail-box.ts';
import type { MailBox } from '../../../../test/support/mail-box.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';
import type { TestApp, TestAppOptions } from '../../../../test/support/test-app.ts';

const PASSWORD = 'correct horse battery';
const ADA = { name: 'Ada', email: 'ada@example.test', password: PASSWORD };

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

async function start(options: TestAppOptions = {}) {
  const line = (...parts: unknown[]) => void logged.push(JSON.stringify(parts));
  const logger = { debug: line, info: line, warn: line, error: line };
  const publicUrl = 'https://manifold.example';
  const clock = { now: () => new Date(now) };
  app = await startTestApp({
    worker: false,
    publicUrl,
    clock,
    logger,
    mailer: box.mailer(publicUrl, logger),
    ...options,
  });
  return createApiClient(app.url, '');
}

type Visitor = ReturnType<typeof createApiClient>;

/** Follows the link of a mail as a browser would, which comes from another site. */
async function follow(link: string | undefined, cookie = '') {
  const { pathname, search } = new URL(link ?? '');
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', ...(cookie ? { cookie } : {}) };
  const answer = await fetch(`${app?.url}${pathname}${search}`, { redirect: 'manual', headers });
  return { status: answer.status, to: answer.headers.get('location'), cookies: cookiesOf(answer) };
}

const cookiesOf = ({ headers }: Pick<ApiAnswer, 'headers'>) =>
  headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');

const signUp = (visitor: Visitor, account = ADA) => visitor.post('/auth/sign-up/email', account);
const signIn = (visitor: Visitor, account = ADA) => visitor.post('/auth/sign-in/email', account);

test('who signs up is let in once the address is confirmed, and signed in by the link in the same browser', async () => {
  const visitor = await start();
  const made = await signUp(visitor);
  expect([made.status, made.body.token]).toEqual([200, null]);
  expect((await signIn(visitor)).status).toBe(403);

  const mail = await box.nth(ADA.email, 1);
  expect(mail.from).toBe('"Manifold" <no-reply@manifold.example>');
  expect(mail.links).toHaveLength(1);
  expect(mail.links[0]).toMatch(/^https:\/\/manifold\.example\/api\/auth\/verify-email\?token=/);

  const opened = await follow(mail.links[0], cookiesOf(made).join('; '));
  expect([opened.status, opened.to]).toEqual([303, '/app?email=confirmed']);
  const session = await visitor.get('/auth/get-session', { cookie: opened.cookies.join('; ') });
  expect(session.body.user).toMatchObject({ email: ADA.email, emailVerified: true });
  expect((await createApiClient(app?.url ?? '', session.body.session.token).get('/personas')).status).toBe(200);
  expect((await signIn(visitor)).status).toBe(200);

  const again = await follow(mail.links[0], cookiesOf(made).join('; '));
  expect([again.to, again.cookies]).toEqual(['/app?email=used', []]);
});

/** Sets a password where a link led that was opened in a browser that never had it. */
async function setPassword(visitor: Visitor, opened: { to: string | null; cookies: string[] }, newPassword: string) {
  expect([opened.to?.split('=')[0], opened.cookies], 'it confirms nothing, and signs nobody in').toEqual([
    '/app?reset',
    [],
  ]);
  const token = new URL(opened.to ?? '', 'http://x').searchParams.get('reset');
  return await visitor.post('/auth/reset-password', { token, newPassword });
}

const OWN = { ...ADA, password: 'what its owner made up' };

test('in another browser the link leads to a new password, which confirms the address; the first one is void', async () => {
  const visitor = await start();
  const stranger = await signUp(visitor, { ...ADA, email: 'stranger@example.test' });
  await signUp(visitor);
  now = Date.now() + 1_000;
  const mail = await box.nth(ADA.email, 1);
  const again = await visitor.post('/auth/send-verification-email', { email: ADA.email });
  expect(again.status).toBe(200);
  const [link] = (await box.nth(ADA.email, 2)).links;
  const opened = await follow(link, cookiesOf(stranger).join('; '));
  expect((await signIn(visitor)).status, 'a look at the link changes nothing').toBe(403);
  expect((await setPassword(visitor, opened, OWN.password)).status).toBe(200);
  expect([(await signIn(visitor, OWN)).status, (await signIn(visitor)).status]).toEqual([200, 401]);
  expect((await follow(mail.links[0])).to).toBe('/app?email=used');
  expect((await setPassword(visitor, opened, 'one more, as long')).status, 'it works once').toBe(422);
});

test('whoever signs up with an address before its owner does gets no account of theirs', async () => {
  const visitor = await start();
  const stranger = await signUp(visitor);
  const owner = await signUp(visitor, OWN);
  now = Date.now() + 1_000;
  const cookie = cookiesOf(owner).join('; ');
  await visitor.post('/auth/send-verification-email', { email: ADA.email }, { cookie });
  const [first, known, again] = await Promise.all([1, 2, 3].map((n) => box.nth(ADA.email, n)));
  expect(known?.links[0]).toContain('/app?reset=');
  await follow(first?.links[0], cookie);
  expect((await signIn(visitor)).status).toBe(403);
  expect((await setPassword(visitor, await follow(again?.links[0], cookie), OWN.password)).status).toBe(200);
  expect([(await signIn(visitor, OWN)).status, (await signIn(visitor)).status]).toEqual([200, 401]);
  expect((await follow(again?.links[0], cookiesOf(stranger).join('; '))).to).toBe('/app?email=used');
});

test('whoever signs up with an address after its owner did changes nothing for them', async () => {
  const visitor = await start();
  const owner = await signUp(visitor, OWN);
  const stranger = await signUp(visitor);
  expect(cookiesOf(stranger)[0]?.split('=')[0]).toBe(cookiesOf(owner)[0]?.split('=')[0]);
  const [mail] = [await box.nth(ADA.email, 1), await box.nth(ADA.email, 2)];
  expect((await follow(mail.links[0], cookiesOf(stranger).join('; '))).to).toContain('/app?reset=');
  expect((await follow(mail.links[0], cookiesOf(owner).join('; '))).to).toBe('/app?email=confirmed');
  expect([(await signIn(visitor, OWN)).status, (await signIn(visitor)).status]).toEqual([200, 401]);
});

test('a link that is old, changed or made for something else confirms nothing, and a look at its head leaves it as it is', async () => {
  const visitor = await start();
  await signUp(visitor);
  const [link = ''] = (await box.nth(ADA.email, 1)).links;
  await visitor.post('/auth/forgot-password', { email: ADA.email });
  const reset = new URL((await box.nth(ADA.email, 2)).links[0] ?? '').searchParams.get('reset') ?? '';
  expect((await follow(`${link}x`)).to).toBe('/app?email=unknown');
  expect((await follow(link.replace(/token=.*/, `token=${reset}`))).to).toBe('/app?email=unknown');
  expect((await follow(link.replace(/token=.*/, ''))).to).toBe('/app?email=unknown');
  const { pathname, search } = new URL(link);
  expect((await fetch(`${app?.url}${pathname}${search}`, { method: 'HEAD', redirect: 'manual' })).status).toBe(405);

  now += 60 * 60 * 1000 + 1;
  expect((await follow(link)).to).toBe('/app?email=expired');
  expect((await signIn(visitor)).status).toBe(403);
});

test('signing up tells nobody who is here: the answers are alike, and the mails are not', async () => {
  const visitor = await start();
  const made = await signUp(visitor);
  await follow((await box.nth(ADA.email, 1)).links[0], cookiesOf(made).join('; '));
  const known = await signUp(visitor, { ...ADA, password: 'a guess of a stranger' });
  const fresh = await signUp(visitor, { ...ADA, email: 'bea@example.test' });
  const shapeOf = ({ status, body, headers }: ApiAnswer) => ({
    status,
    keys: [Object.keys(body), Object.keys(body.user), Object.keys(body.organization)],
    token: body.token,
    verified: body.user.emailVerified,
    headers: [...headers.keys()],
  });
  expect(shapeOf(known)).toEqual(shapeOf(fresh));
  expect(known.body.user.email).toBe(ADA.email);

  const mail = await box.nth(ADA.email, 2);
  expect(mail.subject).toBe('You already have an account at Manifold');
  expect((await box.nth('bea@example.test', 1)).subject).toBe('Confirm your email address for Manifold');
  expect((await signIn(visitor)).status, 'the password is the old one').toBe(200);
  expect((await signIn(visitor, { ...ADA, password: 'a guess of a stranger' })).status).toBe(401);
});

test('two who sign up with one address at once are answered alike', async () => {
  const visitor = await start();
  const answers = await Promise.all([1, 2, 3].map(() => signUp(visitor)));
  expect(answers.map(({ status, body }) => [status, body.token])).toEqual([1, 2, 3].map(() => [200, null]));
  await box.nth(ADA.email, 3);
});

test('who signs in before the address is confirmed gets the link again, and so does who asks for it', async () => {
  const visitor = await start();
  await signUp(visitor);
  const refused = await signIn(visitor);
  expect(refused.body.detail).toContain('Please confirm your email address first');
  const cookie = cookiesOf(refused).join('; ');
  await box.nth(ADA.email, 2);
  const wrong = await signIn(visitor, { ...ADA, password: 'not the password' });
  expect([wrong.status, cookiesOf(wrong)]).toEqual([401, []]);
  expect((await visitor.post('/auth/send-verification-email', { email: ADA.email })).body).toEqual({ status: true });
  const mail = await box.nth(ADA.email, 3);
  expect((await follow(mail.links[0], cookie)).to, 'the password was typed here').toBe('/app?email=confirmed');

  const unknown = await visitor.post('/auth/send-verification-email', { email: 'nobody@example.test' });
  expect([unknown.status, unknown.body]).toEqual([200, { status: true }]);
  await visitor.post('/auth/send-verification-email', { email: ADA.email });
  await app?.close();
  app = undefined;
  expect(box.mailsTo('nobody@example.test')).toEqual([]);
  expect(box.mailsTo(ADA.email), 'there is nothing left to confirm').toHaveLength(3);
});

test('a closed installation lets its first account in, by mail as well', async () => {
  const visitor = await start({ signUp: 'closed' });
  const made = await signUp(visitor);
  expect((await signUp(visitor, { ...ADA, email: 'bea@example.test' })).status).toBe(409);
  await follow((await box.nth(ADA.email, 1)).links[0], cookiesOf(made).join('; '));
  expect((await signIn(visitor)).status).toBe(200);
});

test('a mailbox gets five mails an hour, however many callers ask, and whether it has an account or not', async () => {
  const visitor = await start();
  await signUp(visitor);
  for (const email of [ADA.email, 'nobody@example.test']) {
    const answers: ApiAnswer[] = [];
    for (let n = 0; n < 6; n += 1) answers.push(await visitor.post('/auth/forgot-password', { email }));
    const over = answers.filter(({ status }) => status === 429);
    expect(over.length).toBe(1);
    expect(Number(over[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  // Whose address a stranger has asked about so often can still sign up.
  expect((await signUp(visitor, { ...ADA, email: 'nobody@example.test' })).status).toBe(200);
  now += 60 * 60 * 1000;
  expect((await visitor.post('/auth/forgot-password', { email: ADA.email })).status).toBe(200);
});

test('strangers who use a mailbox up leave the owner’s own mails where the owner has signed in', async () => {
  const visitor = await start({ trustProxy: ['127.0.0.1'] });
  const made = await signUp(visitor);
  await follow((await box.nth(ADA.email, 1)).links[0], cookiesOf(made).join('; '));
  const at = (address: string) => ({ 'x-forwarded-for': address });
  expect((await visitor.post('/auth/sign-in/email', ADA, at('192.0.2.1'))).status).toBe(200);
  const ask = async (address: string) => await visitor.post('/auth/forgot-password', { email: ADA.email }, at(address));
  for (let n = 0; n < 5; n += 1) expect((await ask('198.51.100.1')).status).toBe(200);
  expect((await ask('198.51.100.2')).status).toBe(429);
  expect((await ask('192.0.2.1')).status, 'the owner at home').toBe(200);
});

test('one caller asks for five mails an hour, to whomever', async () => {
  const visitor = await start({ signInLimit: 30 });
  const ask = (n: number) => visitor.post('/auth/forgot-password', { email: `user-${n}@example.test` });
  const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(ask));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
});

test('a mail server that takes nothing is told of, and whose mail it was stays out of the log', async () => {
  const visitor = await start();
  await signUp(visitor);
  box.refuse(true);
  const answers = [
    await signUp(visitor, { ...ADA, email: 'bea@example.test' }),
    await signIn(visitor),
    await visitor.post('/auth/forgot-password', { email: ADA.email }),
    await visitor.post('/auth/forgot-password', { email: 'nobody@example.test' }),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(503);
    expect(body.detail).toContain('The mail could not be sent right now');
  }
  box.refuse(false);
  const again = await signUp(visitor, { ...ADA, email: 'bea@example.test' });
  expect(again.status).toBe(200);
  expect((await box.nth('bea@example.test', 1)).links[0], 'it sets a password, which confirms as well').toContain(
    'reset=',
  );
  expect(logged.filter((line) => line.includes('a mail could not be sent'))).toHaveLength(4);
  expect(logged.join('\n')).not.toMatch(/example\.test|correct horse/);
});
