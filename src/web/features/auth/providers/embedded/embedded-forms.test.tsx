import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMBEDDED_AUTH } from '../../../../../../test/fakes/embedded-auth.ts';
import { ScriptedApi } from '../../../../../../test/fakes/scripted-api.ts';
import { AuthCard } from '../../auth-card.tsx';
import { AuthProvider } from '../../auth-provider.tsx';

const EMAIL = 'mara@example.org';

let server: ScriptedApi;

beforeEach(() => {
  server = new ScriptedApi();
  vi.stubGlobal('fetch', server.fetch);
  server.on('GET /auth/get-session', { body: null });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open({ mail, at = '/app' }: { mail: boolean; at?: string }) {
  const config = { product: 'Manifold', version: '0', auth: { ...EMBEDDED_AUTH, mail } };
  // Read from the page, as it is served.
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'client-config';
  block.textContent = JSON.stringify(config);
  document.getElementById('client-config')?.remove();
  document.head.append(block);
  server.on('GET /config', { body: config });
  const element = (
    <AuthProvider>
      <AuthCard />
    </AuthProvider>
  );
  const router = createMemoryRouter([{ path: '/app', element }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), router };
}

test('without mail, whoever forgot the password is told the command for them', async () => {
  const { user } = open({ mail: false });
  await user.type(await screen.findByLabelText('Email'), EMAIL);
  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Set a new password');
  expect(document.activeElement).not.toBe(document.body);
  expect(screen.getByText(`npm run reset-password -- ${EMAIL}`)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Back to sign in' }));
  expect(screen.getByLabelText('Email')).toHaveProperty('value', EMAIL);
});

test('a link opens the form for a new password, leaves the address at once, and says what is wrong with it', async () => {
  server.on('POST /auth/reset-password', {
    status: 422,
    body: { detail: 'No', errors: [{ path: 'token', message: 'This link has expired. Please ask for a new one.' }] },
  });
  const token = `x.${btoa(JSON.stringify({ sub: EMAIL }))}.y`;
  const { user, router } = open({ mail: false, at: `/app?view=history&reset=${token}` });
  const field = await screen.findByLabelText('New password');
  expect(router.state.location.search).toBe('?view=history');
  expect(screen.getByText(/^For mara@example\.org\./)).toBeDefined();
  await user.type(field, 'short');
  await user.click(screen.getByRole('button', { name: 'Set Password' }));
  expect(screen.getByText('The password needs at least 8 characters.')).toBeDefined();
  await user.type(field, ' and then long enough');
  await user.click(screen.getByRole('button', { name: 'Set Password' }));
  await screen.findByText(/^This link has expired\. Please ask for a new one\. You can do so by/);
  expect(screen.queryByLabelText('New password')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.getByRole('button', { name: 'Forgot your password?' })).toBeDefined();
  expect(server.callsOf('POST /auth/reset-password')[0]?.body).toEqual({
    token,
    newPassword: 'short and then long enough',
    removeAccessTokens: true,
  });
});

test('a new password takes the access tokens with it unless one says otherwise, and one is told how many went', async () => {
  server.on('POST /auth/reset-password', { body: { status: true, accessTokensRemoved: 2 } });
  const token = `x.${btoa(JSON.stringify({ sub: EMAIL }))}.y`;
  const { user } = open({ mail: false, at: `/app?reset=${token}` });
  await user.type(await screen.findByLabelText('New password'), 'a long enough one');
  const box = screen.getByRole('checkbox', { name: /^Also remove my access tokens/ });
  expect(box).toHaveProperty('checked', true);
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Set Password' }));
  await screen.findByText(/^Sign in with the new one\. 2 access tokens of your account were removed: make new ones/);
  expect(server.callsOf('POST /auth/reset-password')[0]?.body).toMatchObject({ removeAccessTokens: false });
});

test('whoever confirms an address is told what the account had before', async () => {
  for (const [query, words] of [
    ['', /^Sign in with your password\.$/],
    ['&removed_tokens=0', /All other sign-ins of this account have ended/],
    ['&removed_tokens=1', /All other sign-ins have ended and an access token was removed/],
  ] as const) {
    const { router } = open({ mail: true, at: `/app?email=confirmed${query}` });
    await screen.findByText(words);
    expect(router.state.location.search).toBe('');
    cleanup();
  }
});

test('a link that has expired or was cut off says so before a password is typed', async () => {
  const expired = `x.${btoa(JSON.stringify({ sub: EMAIL, exp: 1 }))}.y`;
  for (const [token, words] of [
    [expired, /^This link has expired/],
    [expired.slice(0, 20), /^This link is not right/],
  ] as const) {
    open({ mail: true, at: `/app?reset=${token}` });
    await screen.findByText(words);
    expect(screen.queryByLabelText('New password')).toBeNull();
    cleanup();
  }
  expect(server.callsOf('POST /auth/reset-password')).toEqual([]);
});
