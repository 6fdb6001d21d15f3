import { afterEach, expect, test } from 'vitest';
import { DELETION_WORDS } from '../../../core/rules/deletion-words.ts';
import { clientConfig } from '../../../core/contracts/client-config.ts';
import { createApiClient } from '../../../../test/support/api-client.ts';
import { askToken, signInAs, startOidcApp } from '../../../../test/support/oidc-story.ts';
import type { OidcApp } from '../../../../test/support/oidc-story.ts';

let app: OidcApp | undefined;
afterEach(() => app?.close());

test('where accounts are closed the first may come in, and again, and nobody else', async () => {
  const started = await startOidcApp({ signUp: 'closed' });
  app = started;
  const signUpIsOpen = async () =>
    clientConfig.parse(await (await fetch(`${started.url}/api/config`)).json()).auth.sign_up;
  expect(await signUpIsOpen()).toBe(true);
  const first = await signInAs(started, 'robin');
  expect((await askToken(started, first.visitor)).status).toBe(200);
  expect(await signUpIsOpen()).toBe(false);

  const stranger = await signInAs(started, 'mara');
  expect(stranger.url).toBe(`${started.url}/app?sign_in=closed`);
  expect((await askToken(started, stranger.visitor)).status).toBe(401);
  expect((await askToken(started, (await signInAs(started, 'robin')).visitor)).status).toBe(200);

  const { token } = await askToken(started, (await signInAs(started, 'robin')).visitor);
  const words = { confirm: DELETION_WORDS };
  expect((await createApiClient(started.url, token).post('/account/delete', words)).status).toBe(200);
  expect(await signUpIsOpen(), 'it stays closed without any account').toBe(false);
  expect((await signInAs(started, 'mara')).url).toBe(`${started.url}/app?sign_in=closed`);
});
