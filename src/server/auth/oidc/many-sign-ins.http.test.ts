import { afterEach, expect, test } from 'vitest';
import { createApiClient } from '../../../../test/support/api-client.ts';
import { askToken, signInAs, startOidcApp } from '../../../../test/support/oidc-story.ts';
import type { OidcApp } from '../../../../test/support/oidc-story.ts';
import { newId } from '../../platform/ids.ts';
import { MOST_SIGN_INS } from './oidc-context.ts';
import { oidcSignIns } from './oidc.table.ts';

let app: OidcApp | undefined;
afterEach(() => app?.close());

test('an account has fifty sign-ins open; one more ends the one without a visit for longest, and its token', async () => {
  app = await startOidcApp();
  const first = await signInAs(app, 'robin');
  const { token } = await askToken(app, first.visitor);
  const client = createApiClient(app.url, token);
  expect((await client.get('/personas')).status).toBe(200);
  const { db } = app.database;
  const [row] = await db.select().from(oidcSignIns);
  if (!row) throw new Error('There is a sign-in');
  const later = new Date(row.updatedAt.getTime() + 1_000);
  const others = Array.from({ length: MOST_SIGN_INS - 1 }, () => ({ ...row, id: newId(), updatedAt: later }));
  await db.insert(oidcSignIns).values(others.map((other) => ({ ...other, sealedAccessToken: 'x' })));
  expect((await askToken(app, first.visitor)).status).toBe(200);

  const newest = await signInAs(app, 'robin');
  expect((await askToken(app, newest.visitor)).status).toBe(200);
  expect((await askToken(app, first.visitor)).status).toBe(401);
  expect((await client.get('/personas')).status).toBe(401);
  expect(await db.select().from(oidcSignIns)).toHaveLength(MOST_SIGN_INS);
});
