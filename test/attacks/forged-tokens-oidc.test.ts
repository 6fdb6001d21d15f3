import { createHmac, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import type { CryptoKey } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../../src/server/auth/accounts.table.ts';
import { endedKey } from '../../src/server/auth/hosted/hosted-principal.ts';
import { keepEndedAccount } from '../../src/server/auth/hosted/hosted-users.store.ts';
import { createSetClock } from '../fakes/set-clock.ts';
import { recordAttack } from '../support/attack-table.ts';
import { openedBy } from './api/opened-by.ts';
import { askToken, signInAs, startOidcApp } from '../support/oidc-story.ts';
import type { OidcApp } from '../support/oidc-story.ts';

const MINUTE = 60_000;

let app: OidcApp;
let other: { privateKey: CryptoKey; publicKey: CryptoKey };
beforeAll(async () => {
  app = await startOidcApp();
  other = await generateKeyPair('RS256');
});
afterAll(() => app.close());

type Claims = Readonly<Record<string, unknown>>;

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);
const good = (claims: Claims = {}) => app.issuer.sign('victim', { claims });
const typed = (typ: string | undefined, claims: Claims = {}) => app.issuer.sign('victim', { claims, header: { typ } });
const byOther = (header: Record<string, unknown> = {}) => app.issuer.sign('victim', { key: other.privateKey, header });

async function parts(): Promise<[string, string, string]> {
  const [header = '', payload = '', signature = ''] = (await good()).split('.');
  return [header, payload, signature];
}

async function unsigned(alg: string): Promise<string> {
  const [, payload] = await parts();
  return `${part({ alg, typ: 'at+jwt' })}.${payload}.`;
}

/** A server that takes the algorithm from the token would take the issuer's public key for the secret of this. */
async function bySecret(secret: string | Buffer): Promise<string> {
  const [, payload] = await parts();
  const text = `${part({ alg: 'HS256', typ: 'at+jwt', kid: app.issuer.keys()[0]?.kid })}.${payload}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

function publicPem(): string {
  const [jwk] = app.issuer.keys();
  return createPublicKey({ key: { ...jwk }, format: 'jwk' })
    .export({ type: 'spki', format: 'pem' })
    .toString();
}

async function withPayload(change: object): Promise<string> {
  const [header, payload, signature] = await parts();
  const claims: object = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return `${header}.${part({ ...claims, ...change })}.${signature}`;
}

async function withHeader(change: object): Promise<string> {
  const [header, payload, signature] = await parts();
  const fields: object = JSON.parse(Buffer.from(header, 'base64url').toString());
  return `${part({ ...fields, ...change })}.${payload}.${signature}`;
}

/** The ID token of a real sign-in, as the browser brings it to the issuer's sign-out. */
async function idToken(): Promise<string> {
  const { visitor } = await signInAs(app, 'victim');
  const answer = await visitor.ask(`${app.url}/api/auth/sign-out`, { method: 'POST' });
  const { end_session_url: address } = (await answer.json()) as { end_session_url: string };
  return new URL(address).searchParams.get('id_token_hint') ?? '';
}

async function afterSignOut(): Promise<string> {
  const { visitor } = await signInAs(app, 'victim');
  const { token } = await askToken(app, visitor);
  await visitor.ask(`${app.url}/api/auth/sign-out`, { method: 'POST' });
  return token;
}

async function fromBeforeDeletion(): Promise<string> {
  const token = await app.issuer.sign('deleted', { claims: { iat: now() - 10 } });
  const key = endedKey({ provider: `oidc ${app.issuer.url}`, subject: 'deleted' });
  const endedAt = new Date();
  const until = new Date(endedAt.getTime() + 60 * MINUTE);
  await app.database.transaction((tx) => keepEndedAccount(tx, key, { endedAt, until }));
  return token;
}

/** Each a token that somebody may come with who is not the victim, or not any more. */
const FORGED: Readonly<Record<string, () => Promise<string>>> = {
  'no signature (alg none)': () => unsigned('none'),
  'no signature (alg NoNe)': () => unsigned('NoNe'),
  'no signature (alg RS256)': () => unsigned('RS256'),
  'HS256 with the public key (PEM) as its secret': () => bySecret(publicPem()),
  'HS256 with the public key’s modulus as its secret': () =>
    bySecret(Buffer.from(app.issuer.keys()[0]?.n ?? '', 'base64url')),
  'HS256 with an empty secret': () => bySecret(''),
  'the key of somebody else': () => byOther(),
  'the key of somebody else, under no name': () => byOther({ kid: undefined }),
  'the key of somebody else, under a name that is not known': () => byOther({ kid: 'unknown' }),
  'the key of somebody else, brought in the header (jwk)': async () =>
    byOther({ jwk: await exportJWK(other.publicKey) }),
  'the key of somebody else, at an address in the header (jku)': () => byOther({ jku: 'https://evil.test/jwks.json' }),
  'the key of somebody else, by a certificate (x5u, x5c)': () =>
    byOther({ x5u: 'https://evil.test/c.pem', x5c: ['AAAA'] }),
  'a kid that is a path': () => byOther({ kid: '../../../../dev/null' }),
  'a kid that is an address': () => byOther({ kid: 'https://evil.test/key' }),
  'a kid that is SQL': () => byOther({ kid: "x' union select 'key" }),
  'a kid that is no text': () => byOther({ kid: { toString: 'x' } }),
  'another algorithm in the header': () => withHeader({ alg: 'PS256' }),
  'an extension that must be understood (crit)': () => withHeader({ crit: ['exp'] }),
  'another issuer': () => good({ iss: 'https://evil.test' }),
  'the issuer with a slash at its end': () => good({ iss: `${app.issuer.url}/` }),
  'no issuer': () => good({ iss: undefined }),
  'another audience': () => good({ aud: 'https://other.test/api' }),
  'an audience that begins as ours': () => good({ aud: `${app.issuer.audience}/admin` }),
  'several audiences without ours': () => good({ aud: ['https://other.test/api', 'manifold'] }),
  'no audience': () => good({ aud: undefined }),
  'an empty list of audiences': () => good({ aud: [] }),
  'another client (client_id)': () => good({ client_id: 'other' }),
  'another client (azp)': () => good({ azp: 'other' }),
  'another client (cid)': () => good({ cid: 'other' }),
  'several clients': () => good({ client_id: ['manifold', 'other'] }),
  expired: () => good({ iat: now() - 600, exp: now() - 60 }),
  'no end': () => good({ exp: undefined }),
  'an end that is a text': () => good({ exp: String(now() + 600) }),
  'not valid yet': () => good({ nbf: now() + 120 }),
  'made in the future': () => good({ iat: now() + 120, exp: now() + 600 }),
  'no time of making': () => good({ iat: undefined }),
  'no subject': () => good({ sub: undefined }),
  'an empty subject': () => good({ sub: '' }),
  'a subject that is a number': () => good({ sub: 42 }),
  'a subject that is a list': () => good({ sub: ['victim'] }),
  'a subject with a NUL': () => good({ sub: 'victim\0' }),
  'a subject of 10,000 characters': () => good({ sub: 'x'.repeat(10_000) }),
  'an ID token of a real sign-in': idToken,
  'an ID token for our audience (nonce)': () => typed('JWT', { nonce: 'n' }),
  'an ID token for our audience (at_hash)': () => typed('JWT', { at_hash: 'h' }),
  'an ID token as Keycloak names it': () => typed('JWT', { typ: 'ID' }),
  'a refresh token as Keycloak names it': () => typed('JWT', { typ: 'Refresh' }),
  'a logout token': () => typed('logout+jwt', { events: {} }),
  'a logout token without a type': () => typed(undefined, { events: {} }),
  'a request object': () => typed('oauth-authz-req+jwt'),
  'another subject under the signature': () => withPayload({ sub: 'admin' }),
  'a later end under the signature': () => withPayload({ exp: now() + 86_400 }),
  'a signature that lacks its end': async () => (await good()).slice(0, -4),
  'two parts': async () => (await parts()).slice(0, 2).join('.'),
  'four parts': async () => `${await good()}.e30`,
  'two tokens in one': async () => `${await good()},${await good()}`,
  'a session token of the embedded sign-in': async () => 'Zk3vP0aQe7LrT2uYw9XbN5cJd8MfHs1G',
  'an access token for scripts that nobody made': async () => `mft_${'A'.repeat(43)}`,
  'a key of 1024 bits': async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const [header, payload] = await parts();
    return `${header}.${payload}.${sign('sha256', Buffer.from(`${header}.${payload}`), privateKey).toString('base64url')}`;
  },
  'after its owner signed out': afterSignOut,
  'after its owner signed out, with spare bits set': async () => `${(await afterSignOut()).slice(0, -1)}_`,
  'from before the account was deleted': fromBeforeDeletion,
};

const ask = (token: string) => fetch(`${app.url}/api/personas`, { headers: { authorization: `Bearer ${token}` } });

test('what all of them are made of opens the door, so that it is their fault that opens none', async () => {
  const fine = [
    good(),
    good({ aud: ['https://other.test/api', app.issuer.audience] }),
    good({ azp: 'manifold', client_id: undefined }),
    typed('application/at+jwt'),
    typed('JWT'),
    typed(undefined),
    typed('JWT', { typ: 'Bearer', nonce: 'n' }),
    good({ iat: now() + 10 }),
  ];
  for (const token of await Promise.all(fine)) expect((await ask(token)).status).toBe(200);
});

test('no forged token of the issuer is anybody’s, and all of them get the same answer', async () => {
  const opened = await openedBy(app.url, FORGED, ask);
  const tries = Object.keys(FORGED).length;
  recordAttack({
    group: 'forged tokens',
    attack: 'access tokens of an OIDC issuer',
    tries,
    held: tries - opened.length,
  });
  expect(opened).toEqual([]);
});

test('a token that is longer than any is not even looked at', async () => {
  const answer = await ask(await good({ fill: 'x'.repeat(20_000) }));
  recordAttack({
    group: 'forged tokens',
    attack: 'a token of 27,000 characters',
    tries: 1,
    held: Number(answer.status === 431),
  });
  expect(answer.status).toBe(431);
});

test('no account was made by any of them', async () => {
  const made = await app.database.db.select({ subject: accounts.accountId }).from(accounts);
  expect(made).toEqual([{ subject: 'victim' }]);
});

describe('when the issuer changes its keys', () => {
  let own: OidcApp;
  const clock = createSetClock(new Date().toISOString());
  beforeAll(async () => {
    own = await startOidcApp({ clock });
    own.issuer.manners.accessSeconds = 24 * 60 * 60;
  });
  afterAll(() => own.close());
  const status = async (token: string) =>
    (await fetch(`${own.url}/api/personas`, { headers: { authorization: `Bearer ${token}` } })).status;

  test('tokens of the new one are taken at once, and tokens of a withdrawn one no longer than ten minutes', async () => {
    const [known, unseen] = [await own.issuer.sign('robin'), await own.issuer.sign('robin')];
    expect(await status(known)).toBe(200);
    await own.issuer.rotate();
    clock.advance(MINUTE);
    expect(await status(await own.issuer.sign('robin'))).toBe(200);
    // The new keys do not have the old one: what was not seen before is refused, what was is remembered for a while.
    expect(await status(unseen)).toBe(401);
    clock.advance(9 * MINUTE);
    const held = (await status(known)) === 401;
    recordAttack({
      group: 'forged tokens',
      attack: 'keys that the issuer has withdrawn',
      tries: 2,
      held: held ? 2 : 1,
    });
    expect(held).toBe(true);
  });

  test('tokens that name unknown keys do not make it ask without end', async () => {
    const before = own.issuer.asked('/jwks');
    for (let tries = 0; tries < 20; tries += 1) {
      const token = await own.issuer.sign('robin', { key: other.privateKey, header: { kid: `made-up-${tries}` } });
      expect(await status(token)).toBe(401);
    }
    const asked = own.issuer.asked('/jwks') - before;
    recordAttack({
      group: 'forged tokens',
      attack: 'made-up keys to load the issuer',
      tries: 20,
      held: asked <= 1 ? 20 : 0,
    });
    expect(asked).toBeLessThanOrEqual(1);
  });
});
