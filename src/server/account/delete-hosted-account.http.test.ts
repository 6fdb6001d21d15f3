import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOfUser, whereFound } from '../../../test/support/account-story.ts';
import { createApiClient } from '../../../test/support/api-client.ts';
import { askToken, signInAs, startOidcApp } from '../../../test/support/oidc-story.ts';
import type { OidcApp } from '../../../test/support/oidc-story.ts';

let app: OidcApp;
beforeAll(async () => {
  app = await startOidcApp();
});
afterAll(() => app.close());

test('who signs in elsewhere types that they mean it; a token from before makes nobody anew', async () => {
  const { visitor } = await signInAs(app, 'robin');
  const { token, body } = await askToken(app, visitor);
  const api = createApiClient(app.url, token);
  const userId: string = body.user.id;
  expect((await api.get('/account')).body).toMatchObject({ id: userId, provider: 'oidc', confirm_by: 'words' });
  const refused = await api.post('/account/delete', { confirm: 'yes' });
  expect(refused.status).toBe(422);
  expect(refused.body.errors[0].path).toBe('confirm');
  expect((await rowsOfUser(app.database.db, userId)).get('oidc_sign_ins')).toHaveLength(1);

  const gone = await api.post('/account/delete', { confirm: ' Delete my account ' });
  expect(gone.body).toEqual({ identity: 'kept' });
  expect(await whereFound(app.database.db, [userId])).toEqual([]);
  const late = await Promise.all(Array.from({ length: 5 }, () => api.get('/account')));
  expect(late.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  expect((await askToken(app, visitor)).token, 'the browser cannot renew it').toBeFalsy();
});
