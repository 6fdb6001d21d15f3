import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClerkApplication } from '../../../../test/fakes/clerk/clerk-application.ts';
import type { ClerkApplication, Signing } from '../../../../test/fakes/clerk/clerk-application.ts';
import { createApiClient } from '../../../../test/support/api-client.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';
import type { TestApp } from '../../../../test/support/test-app.ts';

const PUBLIC_URL = 'https://manifold.test';

const PERSONA = { name: 'Northkit', business_description: 'operations leads', tone_voice: 'conversational' };

let clerk: ClerkApplication;
let app: TestApp;

beforeAll(async () => {
  clerk = await createClerkApplication(PUBLIC_URL);
  app = await startTestApp({
    worker: false,
    authProvider: 'clerk',
    authSettings: clerk.settings,
    publicUrl: PUBLIC_URL,
  });
});

afterAll(() => app.close());

const as = async (subject: string, signing?: Signing) => createApiClient(app.url, await clerk.token(subject, signing));

test('somebody who comes by Clerk for the first time has an account by the first call, and it stays theirs', async () => {
  const first = await as('user_mara');
  expect((await first.post('/personas', PERSONA)).status).toBe(201);
  const nextMinute = await as('user_mara', { claims: { sid: 'sess_of_another_browser' } });
  expect((await nextMinute.get('/personas')).body).toMatchObject([{ name: 'Northkit' }]);
  expect((await (await as('user_else')).get('/personas')).body).toEqual([]);
});

test('twenty first calls at once make one account', async () => {
  const calls = await Promise.all(Array.from({ length: 20 }, async () => (await as('user_at_once')).get('/personas')));
  expect(calls.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  const made = await (await as('user_at_once')).post('/personas', PERSONA);
  expect(made.status).toBe(201);
  expect((await (await as('user_at_once')).get('/personas')).body).toHaveLength(1);
});

test('the routes of accounts with a password are not there', async () => {
  const visitor = createApiClient(app.url, '');
  for (const path of ['/auth/sign-up/email', '/auth/sign-in/email', '/auth/sign-out']) {
    expect((await visitor.post(path, { email: 'a@example.test', password: 'long enough' })).status, path).toBe(404);
  }
});

test('the browser is told the key that it needs, and none that it must not have', async () => {
  const { body } = await createApiClient(app.url, '').get('/config');
  expect(body.auth).toEqual({
    provider: 'clerk',
    sign_up: true,
    publishable_key: clerk.publishableKey,
    issuer: null,
    mail: false,
  });
});
