import { afterEach, describe, expect, test } from 'vitest';
import type { IssuerManners } from '../../../../test/fakes/oidc-issuer.ts';
import { createSetClock } from '../../../../test/fakes/set-clock.ts';
import { createApiClient } from '../../../../test/support/api-client.ts';
import { gate } from '../../../../test/support/gate.ts';
import { askToken, signInAs, startOidcApp } from '../../../../test/support/oidc-story.ts';
import type { OidcApp } from '../../../../test/support/oidc-story.ts';
import { waitFor } from '../../../../test/support/wait-for.ts';
import { oidcSignIns } from './oidc.table.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let app: OidcApp | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

function running(): OidcApp {
  if (!app) throw new Error('The app was not started');
  return app;
}

/** Somebody who signed in with an access token of five minutes, and a clock that can be put forward. */
async function signedIn(manners: Partial<IssuerManners> = {}) {
  const clock = createSetClock(new Date().toISOString());
  const started = await startOidcApp({ clock, manners });
  app = started;
  const { visitor } = await signInAs(started, 'robin');
  const first = await askToken(started, visitor);
  return {
    clock,
    visitor,
    first,
    issuer: started.issuer,
    rows: () => started.database.db.select().from(oidcSignIns),
    ask: () => askToken(started, visitor),
    opens: async (token: string) => (await createApiClient(started.url, token).get('/personas')).status,
    signOut: () => visitor.ask(`${started.url}/api/auth/sign-out`, { method: 'POST' }),
  };
}

describe('an access token', () => {
  test('is the same until a minute before its end, then a new one', async () => {
    const { clock, ask, first, issuer, opens } = await signedIn();
    expect(first.body.expires_in).toBeGreaterThan(280);
    clock.advance(3 * MINUTE);
    expect((await ask()).token).toBe(first.token);
    expect(issuer.asked('/token')).toBe(1);
    clock.advance(1.5 * MINUTE);
    const second = await ask();
    expect(second.token).not.toBe(first.token);
    expect([await opens(first.token), await opens(second.token)]).toEqual([200, 200]);
    clock.advance(2 * MINUTE);
    expect(await opens(first.token)).toBe(401);
  });

  test('is renewed once, however many tabs ask, and again later', async () => {
    const { clock, ask, first, issuer } = await signedIn();
    // The issuer's own clock stands: to us, each of its tokens has less left than the one before.
    for (const seconds of [270, 20, 7]) {
      clock.advance(seconds * 1000);
      const before = issuer.asked('/token');
      const answers = await Promise.all(Array.from({ length: 8 }, ask));
      expect(new Set(answers.map(({ token }) => token)).size).toBe(1);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(issuer.asked('/token') - before).toBe(1);
      expect(answers[0]?.token).not.toBe(first.token);
    }
  });

  test('is not renewed beyond ninety days after the sign-in, however often one comes', async () => {
    const { clock, ask, rows } = await signedIn();
    const opened = new Date(clock.now().getTime() - 89 * DAY);
    await running().database.db.update(oidcSignIns).set({ createdAt: opened });
    clock.advance(4.5 * MINUTE);
    await ask();
    expect((await rows())[0]?.expiresAt).toEqual(new Date(opened.getTime() + 90 * DAY));
  });

  test('and the one before it end with the sign-in', async () => {
    const { clock, ask, first, opens, signOut } = await signedIn();
    clock.advance(4.5 * MINUTE);
    const second = await ask();
    await signOut();
    expect([await opens(first.token), await opens(second.token)]).toEqual([401, 401]);
  });

  test('that comes while one signs out is good for nothing', async () => {
    const { clock, ask, issuer, rows, signOut } = await signedIn();
    clock.advance(4.5 * MINUTE);
    const held = gate();
    issuer.manners.gate = held.opened;
    const renewal = ask();
    await waitFor('the renewal to begin', () => issuer.asked('/token') === 2);
    await signOut();
    held.open();
    expect((await renewal).status).toBe(401);
    expect(await rows()).toEqual([]);
  });
});

describe('a sign-in', () => {
  test('ends when the issuer has ended it', async () => {
    const { clock, ask, issuer, rows } = await signedIn();
    issuer.forgetGrants();
    clock.advance(4.5 * MINUTE);
    expect((await ask()).status).toBe(401);
    expect(await rows()).toEqual([]);
  });

  test('goes on with its token while the issuer is away, then waits for it', async () => {
    const { clock, ask, issuer, first } = await signedIn();
    issuer.manners.away = true;
    clock.advance(4.5 * MINUTE);
    expect(await ask()).toMatchObject({ status: 200, token: first.token });
    clock.advance(MINUTE);
    const away = await ask();
    expect([away.status, away.body.detail]).toEqual([
      503,
      'The place where you sign in does not answer. Please try again in a moment.',
    ]);
    Object.assign(issuer.manners, { away: false, accessSeconds: 900 });
    const back = await ask();
    expect(back.status).toBe(200);
    expect(back.token).not.toBe(first.token);
  });

  test('without a refresh token ends with its access token', async () => {
    const { clock, ask, first } = await signedIn({ refresh: false });
    clock.advance(4.5 * MINUTE);
    expect((await ask()).token).toBe(first.token);
    clock.advance(MINUTE);
    expect((await ask()).status).toBe(401);
  });

  test('ends when nobody comes back for a month', async () => {
    const { clock, ask } = await signedIn();
    clock.advance(31 * 24 * 60 * MINUTE);
    expect((await ask()).status).toBe(401);
  });

  test('opens nothing when its token was put into the row of another', async () => {
    const { ask, rows } = await signedIn();
    const [robins] = await rows();
    const { visitor: eve } = await signInAs(running(), 'eve');
    await running()
      .database.db.update(oidcSignIns)
      .set({ sealedAccessToken: robins?.sealedAccessToken ?? '' });
    expect((await askToken(running(), eve)).status).toBe(401);
    expect((await ask()).status).toBe(200);
  });
});
