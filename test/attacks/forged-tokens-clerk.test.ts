import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '../../src/server/auth/accounts.table.ts';
import { endedKey } from '../../src/server/auth/hosted/hosted-principal.ts';
import { keepEndedAccount } from '../../src/server/auth/hosted/hosted-users.store.ts';
import { createClerkApplication } from '../fakes/clerk/clerk-application.ts';
import type { ClerkApplication, Signing } from '../fakes/clerk/clerk-application.ts';
import { recordAttack } from '../support/attack-table.ts';
import { openedBy } from './api/opened-by.ts';
import { startTestApp } from '../support/test-app.ts';
import type { TestApp } from '../support/test-app.ts';

const PUBLIC_URL = 'https://manifold.test';
const MINUTE = 60_000;

let clerk: ClerkApplication;
let foreign: ClerkApplication;
let app: TestApp;

beforeAll(async () => {
  [clerk, foreign] = await Promise.all([
    createClerkApplication(PUBLIC_URL),
    createClerkApplication(PUBLIC_URL, 'happy-hippo-1.clerk.accounts.dev'),
  ]);
  app = await startTestApp({
    worker: false,
    authProvider: 'clerk',
    authSettings: clerk.settings,
    publicUrl: PUBLIC_URL,
  });
});

afterAll(() => app.close());

const signed = (signing?: Signing) => clerk.token('user_victim', signing);

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The parts of a token that is good, to be put together otherwise. */
async function parts(signing?: Signing): Promise<[string, string, string]> {
  const [header = '', payload = '', signature = ''] = (await signed(signing)).split('.');
  return [header, payload, signature];
}

async function unsigned(alg: string): Promise<string> {
  const [, payload] = await parts();
  return `${part({ alg, typ: 'JWT' })}.${payload}.`;
}

/** A server that takes the algorithm from the token would take its own public key for the secret of this. */
async function bySecret(secret: string): Promise<string> {
  const [, payload] = await parts();
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${payload}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

async function withPayload(change: (claims: Record<string, unknown>) => object): Promise<string> {
  const [header, payload, signature] = await parts();
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  return `${header}.${part(change(claims))}.${signature}`;
}

const now = () => Math.floor(Date.now() / 1000);
const byForeigner = (header: Signing['header'] = {}) => signed({ key: foreign.privateKey, header });

/** Each a token that somebody may come with who is not the victim, or not any more. */
const FORGED: Readonly<Record<string, () => Promise<string>>> = {
  'no signature (alg none)': () => unsigned('none'),
  'no signature (alg None)': () => unsigned('None'),
  'no signature (alg RS256)': () => unsigned('RS256'),
  'HS256 with the public key as its secret': () => bySecret(clerk.jwtKey),
  'HS256 with the publishable key as its secret': () => bySecret(clerk.publishableKey),
  'HS256 with an empty secret': () => bySecret(''),
  'another algorithm in the header': async () => {
    const [, payload, signature] = await parts();
    return `${part({ alg: 'RS512', typ: 'JWT' })}.${payload}.${signature}`;
  },
  'the key of somebody else': () => byForeigner(),
  'the key of somebody else, named by jku': () => byForeigner({ jku: `${foreign.frontendApi}/.well-known/jwks.json` }),
  'the key of somebody else, brought as jwk': () => {
    const [jwk] = foreign.jwks.keys;
    return byForeigner(jwk ? { jwk } : {});
  },
  'the key of somebody else, brought as x5u and x5c': () =>
    byForeigner({ x5u: 'https://evil.test/c.pem', x5c: ['AAAA'] }),
  'a kid that is a path': () => byForeigner({ kid: '../../../../dev/null' }),
  'a kid that is SQL': () => byForeigner({ kid: "x' union select 'key" }),
  'a session of another Clerk application': () => foreign.token('user_victim'),
  'another application’s session in this one’s name': () =>
    foreign.token('user_victim', { claims: { iss: clerk.frontendApi } }),
  'another issuer by the right key': () => signed({ claims: { iss: 'https://clerk.evil.test' } }),
  'the issuer with a slash at its end': () => signed({ claims: { iss: `${clerk.frontendApi}/` } }),
  'no issuer': () => signed({ without: ['iss'] }),
  'made for another site (azp)': () => signed({ claims: { azp: 'https://evil.test' } }),
  'made for a site whose name begins as ours (azp)': () => signed({ claims: { azp: `${PUBLIC_URL}.evil.test` } }),
  'made for the site by plain http (azp)': () => signed({ claims: { azp: PUBLIC_URL.replace('https', 'http') } }),
  'made for several sites (azp)': () => signed({ claims: { azp: [PUBLIC_URL] } }),
  'made for no site (azp)': () => signed({ without: ['azp'] }),
  'audience in the place of azp': () => signed({ without: ['azp'], claims: { aud: PUBLIC_URL } }),
  expired: () => signed({ at: Date.now() - 2 * MINUTE }),
  'without an end': () => signed({ without: ['exp'] }),
  'an end that is a text': () => signed({ claims: { ...JSON.parse(`{"exp":"${now() + 60}"}`) } }),
  'not valid yet': () => signed({ claims: { nbf: now() + 120 } }),
  'made in the future': () => signed({ claims: { iat: now() + 120, exp: now() + 180 } }),
  'without a beginning': () => signed({ without: ['nbf'] }),
  'without its time': () => signed({ without: ['iat'] }),
  'from a JWT template, without a session': () => signed({ without: ['sid'] }),
  'an empty session': () => signed({ claims: { sid: '' } }),
  'a pending session': () => signed({ claims: { sts: 'pending' } }),
  'a session in no known state': () => signed({ claims: { sts: 'ended' } }),
  'without a subject': () => signed({ without: ['sub'] }),
  'an empty subject': () => signed({ claims: { sub: '' } }),
  'an ID token': () => signed({ without: ['sid', 'azp', 'sts'], claims: { aud: 'client', nonce: 'n', at_hash: 'h' } }),
  'an OAuth access token': () => signed({ header: { typ: 'at+jwt' } }),
  'another subject under the signature': () => withPayload((claims) => ({ ...claims, sub: 'user_admin' })),
  'a later end under the signature': () => withPayload((claims) => ({ ...claims, exp: now() + 86_400 })),
  'a signature that lacks its end': async () => (await signed()).slice(0, -4),
  'four parts': async () => `${await signed()}.e30`,
  'two parts': async () => (await signed()).split('.').slice(0, 2).join('.'),
  'no token at all': async () => 'Bearer',
  'a key of 1024 bits': async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const [header, payload] = await parts();
    return `${header}.${payload}.${sign('sha256', Buffer.from(`${header}.${payload}`), privateKey).toString('base64url')}`;
  },
  'from before the account was deleted': async () => {
    const identity = { provider: 'clerk', subject: 'user_gone' };
    const token = await clerk.token('user_gone', { at: Date.now() - 10_000 });
    const times = { endedAt: new Date(), until: new Date(Date.now() + 60 * MINUTE) };
    await app.database.transaction((tx) => keepEndedAccount(tx, endedKey(identity), times));
    return token;
  },
};

const ask = (token: string) => fetch(`${app.url}/api/personas`, { headers: { authorization: `Bearer ${token}` } });

test('what all of them are made of opens the door, so that it is their fault that opens none', async () => {
  expect((await ask(await signed())).status).toBe(200);
  expect((await ask(await signed({ without: ['sts', 'v', 'fva'] }))).status).toBe(200);
  expect((await ask(await signed({ at: Date.now() - 80_000 }))).status).toBe(200);
});

test('no forged token of Clerk is anybody’s, and all of them get the same answer', async () => {
  const opened = await openedBy(app.url, FORGED, ask);
  const tries = Object.keys(FORGED).length;
  recordAttack({ group: 'forged tokens', attack: 'session tokens of Clerk', tries, held: tries - opened.length });
  expect(opened).toEqual([]);
});

test('no account was made by any of them', async () => {
  const made = await app.database.db.select({ subject: accounts.accountId }).from(accounts);
  expect(made).toEqual([{ subject: 'user_victim' }]);
});
