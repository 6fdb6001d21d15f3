import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordingLogger } from '../../../../test/fakes/recording-logger.ts';
import { createApiClient } from '../../../../test/support/api-client.ts';
import { askToken, signInAs, startOidcApp } from '../../../../test/support/oidc-story.ts';
import type { OidcApp } from '../../../../test/support/oidc-story.ts';
import { createVisitor } from '../../../../test/support/visitor.ts';
import { oidcSignIns } from './oidc.table.ts';

const logger = recordingLogger();
let app: OidcApp;
beforeAll(async () => {
  app = await startOidcApp({ logger });
});
afterAll(() => app.close());
afterEach(() => Object.assign(app.issuer.manners, { opaque: false, audience: null, away: false, refresh: true }));

const personas = async (token: string) => (await createApiClient(app.url, token).get('/personas')).status;

describe('signing in', () => {
  test('at the issuer leads back to where one wanted to go, and gives the page a token', async () => {
    const { visitor, url } = await signInAs(app, 'robin', { to: '/app?view=history#top' });
    expect(url).toBe(`${app.url}/app?view=history#top`);
    const { status, token, body } = await askToken(app, visitor);
    expect(status).toBe(200);
    expect(body.user).toEqual({ id: expect.any(String), name: 'Robin Example', email: 'robin@example.test' });
    expect(body.organization).toMatchObject({ id: `org_${body.user.id}`, role: 'owner' });
    expect(await personas(token)).toBe(200);
  });

  test('again, in another browser, is the same person', async () => {
    const [first, second] = [await signInAs(app, 'mara'), await signInAs(app, 'mara')];
    const [one, other] = [await askToken(app, first.visitor), await askToken(app, second.visitor)];
    expect(other.body.user.id).toBe(one.body.user.id);
    expect((await createApiClient(app.url, one.token).post('/personas', PERSONA)).status).toBe(201);
    expect((await createApiClient(app.url, other.token).get('/personas')).body).toHaveLength(1);
  });

  test('asks for a code with PKCE, state and nonce, and for tokens of the product’s audience', async () => {
    const response = await createVisitor().ask(`${app.url}/api/auth/sign-in`);
    expect(response.status).toBe(303);
    const asked = new URL(response.headers.get('location') ?? '').searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: `${app.url}/api/auth/callback`,
      resource: app.issuer.audience,
      audience: app.issuer.audience,
      scope: 'openid profile email offline_access',
    });
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^manifold\.oidc_start=[\w-]+; Max-Age=900; Path=\/api\/auth; HttpOnly; SameSite=Lax$/);
    expect(cookie).not.toContain(asked.get('state'));
  });

  test('keeps no token, name or address readable in the database, and none in the log', async () => {
    const { visitor } = await signInAs(app, 'ines');
    const { token } = await askToken(app, visitor);
    const rows = await app.database.db.select().from(oidcSignIns);
    const written = `${JSON.stringify(rows)}\n${logger.written()}`;
    expect(rows.length).toBeGreaterThan(0);
    const cookie = /manifold\.oidc=([\w-]+)/.exec(visitor.cookies(`${app.url}/api/auth`))?.[1];
    expect(cookie).toMatch(/^[\w-]{43}$/);
    for (const secret of [token, cookie ?? '', 'ines@example.test', 'Ines Example'])
      expect(written).not.toContain(secret);
    expect(logger.written()).toContain('sign-in.opened');
  });

  test('leads nowhere but to the product itself', async () => {
    for (const to of [
      'https://evil.test/',
      '//evil.test',
      '/\\evil.test',
      '/\t/evil.test',
      'javascript:alert(1)',
      '/app/../..//evil.test',
    ]) {
      const { url } = await signInAs(app, 'robin', { to });
      expect(new URL(url).origin, to).toBe(app.url);
    }
  });
});

const PERSONA = { name: 'Northkit', business_description: 'operations leads', tone_voice: 'conversational' };

describe('a sign-in that comes to nothing', () => {
  /** Where it ends, and that nobody is signed in there. */
  const ended = async (login: string, options: Parameters<typeof signInAs>[2] = {}) => {
    const { visitor, url } = await signInAs(app, login, options);
    expect((await askToken(app, visitor)).status).toBe(401);
    return url;
  };

  test('because one cancelled it leads back with a code of ours, and with nothing the issuer said', async () => {
    expect(await ended('robin', { choice: 'cancel', to: '/app?view=usage' })).toBe(
      `${app.url}/app?view=usage&sign_in=cancelled`,
    );
    expect(logger.written()).toContain('the issuer answered access_denied');
    expect(logger.written()).not.toContain('own words');
  });

  test('because the issuer gives opaque tokens says so, to whoever runs the product with the remedy', async () => {
    app.issuer.manners.opaque = true;
    expect(await ended('otto')).toBe(`${app.url}/app?sign_in=opaque_token`);
    expect(logger.written()).toContain('access tokens that are no JWT for OIDC_AUDIENCE');
  });

  test('because the issuer’s tokens are for another audience says that', async () => {
    app.issuer.manners.audience = 'https://other.test/api';
    expect(await ended('otto')).toBe(`${app.url}/app?sign_in=wrong_token`);
    expect(logger.written()).toContain('"aud":"https://other.test/api"');
  });

  test('because the issuer is away says so and works again when it is back', async () => {
    const visitor = createVisitor();
    const page = await visitor.follow(`${app.url}/api/auth/sign-in`);
    const init = { method: 'POST', body: new URLSearchParams({ login: 'otto' }) };
    const back = await visitor.follow(page.url, { init, until: `${app.url}/api/auth/callback` });
    app.issuer.manners.away = true;
    const refused = await visitor.follow(back.url, { until: `${app.url}/app` });
    expect(refused.url).toBe(`${app.url}/app?sign_in=unavailable`);
    app.issuer.manners.away = false;
    expect((await signInAs(app, 'otto', { visitor })).url).toBe(`${app.url}/app`);
  });

  test('because it was begun in another browser, or not at all, opens nothing', async () => {
    const thief = createVisitor();
    const page = await thief.follow(`${app.url}/api/auth/sign-in`);
    const init = { method: 'POST', body: new URLSearchParams({ login: 'thief' }) };
    const { url } = await thief.follow(page.url, { init, until: `${app.url}/api/auth/callback` });
    const victim = createVisitor();
    await victim.ask(`${app.url}/api/auth/sign-in`);
    for (const visitor of [createVisitor(), victim]) {
      const back = await visitor.follow(url, { until: `${app.url}/app` });
      expect(back.url).toBe(`${app.url}/app?sign_in=expired`);
      expect((await askToken(app, visitor)).status).toBe(401);
    }
  });

  test('because its code was used already is that: the way back works once', async () => {
    const visitor = createVisitor();
    const page = await visitor.follow(`${app.url}/api/auth/sign-in`);
    const init = { method: 'POST', body: new URLSearchParams({ login: 'twice' }) };
    const { url } = await visitor.follow(page.url, { init, until: `${app.url}/api/auth/callback` });
    const thief = visitor.copy();
    await visitor.follow(url, { until: `${app.url}/app` });
    expect((await thief.follow(url, { until: `${app.url}/app` })).url).toBe(`${app.url}/app?sign_in=expired`);
  });
});

describe('signing out', () => {
  test('ends the token at once, and leads to where the issuer ends its own sign-in', async () => {
    const { visitor } = await signInAs(app, 'lena');
    const { token } = await askToken(app, visitor);
    const elsewhere = await askToken(app, (await signInAs(app, 'lena')).visitor);
    expect(await personas(token)).toBe(200);
    const answer = await visitor.ask(`${app.url}/api/auth/sign-out`, { method: 'POST' });
    const { end_session_url: address } = (await answer.json()) as { end_session_url: string };
    expect(await personas(token)).toBe(401);
    expect((await askToken(app, visitor)).status).toBe(401);
    expect(visitor.cookies(`${app.url}/api/auth`)).toBe('');
    const asked = new URL(address);
    expect(`${asked.origin}${asked.pathname}`).toBe(`${app.issuer.url}/session/end`);
    expect(asked.searchParams.get('post_logout_redirect_uri')).toBe(`${app.url}/`);
    expect(asked.searchParams.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(await personas(elsewhere.token)).toBe(200);
  });

  test('holds for a token whose signature is written otherwise', async () => {
    const { visitor } = await signInAs(app, 'lena');
    const { token } = await askToken(app, visitor);
    // The last character of a signature of 256 bytes carries two bits; the other four are spare.
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = alphabet.indexOf(token.at(-1) ?? '');
    const spelled = Array.from(alphabet)
      .filter((_, at) => at >> 4 === last >> 4)
      .map((end) => token.slice(0, -1) + end);
    expect(spelled).toContain(token);
    await visitor.ask(`${app.url}/api/auth/sign-out`, { method: 'POST' });
    expect(await Promise.all(spelled.map(personas))).toEqual(spelled.map(() => 401));
  });

  test('without a sign-in does nothing and says so calmly', async () => {
    const answer = await createVisitor().ask(`${app.url}/api/auth/sign-out`, { method: 'POST' });
    expect([answer.status, await answer.json()]).toEqual([200, { end_session_url: null }]);
  });
});

describe('pages of other sites', () => {
  let cookie: string;
  beforeEach(async () => {
    const { visitor } = await signInAs(app, 'robin');
    cookie = visitor.cookies(`${app.url}/api/auth`);
  });

  test('can neither get the token nor sign anybody out', async () => {
    for (const path of ['token', 'sign-out']) {
      for (const headers of [{ origin: 'https://evil.test' }, { 'sec-fetch-site': 'cross-site' }]) {
        const answer = await fetch(`${app.url}/api/auth/${path}`, { method: 'POST', headers: { cookie, ...headers } });
        expect(answer.status).toBe(403);
      }
    }
    const own = { cookie, origin: app.url, 'sec-fetch-site': 'same-origin' };
    expect((await fetch(`${app.url}/api/auth/token`, { method: 'POST', headers: own })).status).toBe(200);
  });
});
