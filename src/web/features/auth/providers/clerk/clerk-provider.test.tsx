import { configure, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScriptedApi } from '../../../../../../test/fakes/scripted-api.ts';
import { api } from '../../../../lib/api.ts';
import { CLERK } from '../../../../texts/clerk.ts';
import { AuthCard } from '../../auth-card.tsx';
import { useAuth } from '../../auth-context.ts';
import { AuthProvider } from '../../auth-provider.tsx';
import { UserMenu } from '../../user-menu.tsx';
import { loadClerk } from './load-clerk.ts';

configure({ asyncUtilTimeout: 10_000 });

const KEY = `pk_live_${btoa('clerk.manifold.test$').replace(/=+$/, '')}`;
const NORTHKIT = { id: 'org_1', slug: 'northkit' };
const MARA = {
  id: 'user_mara',
  fullName: 'Mara Lindqvist',
  primaryEmailAddress: { emailAddress: 'mara@example.test' },
  organizationMemberships: [{ organization: NORTHKIT, role: 'org:admin', permissions: ['org:posts:edit'] }],
};

/** Clerk as its script leaves it in the page. */
class FakeClerk {
  loaded = false;
  status = 'loading';
  user: typeof MARA | null = null;
  organization: typeof NORTHKIT | null = null;
  session: { id: string; status: string; getToken: () => Promise<string> } | null | undefined = null;
  private readonly listeners = new Set<(told: object) => void>();

  load = vi.fn<() => Promise<void>>(async () => {
    this.loaded = true;
    this.status = 'ready';
  });
  addListener = (listener: (told: object) => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  mountSignIn = (node: HTMLElement) => node.append('Clerk signs in here');
  unmountSignIn = (node: HTMLElement) => node.replaceChildren();
  mountSignUp = (node: HTMLElement) => node.append('Clerk signs up here');
  unmountSignUp = (node: HTMLElement) => node.replaceChildren();
  mountUserButton = (node: HTMLElement) => node.append('Clerk’s menu');
  unmountUserButton = (node: HTMLElement) => node.replaceChildren();
  signOut = vi.fn<() => Promise<void>>(async () => this.take(null));

  take(user: typeof MARA | null, { status = 'active', organization = null as typeof NORTHKIT | null } = {}) {
    this.user = user;
    this.organization = organization;
    this.session = user && { id: 'sess_1', status, getToken: async () => `token of ${user.id}` };
    this.tell();
  }

  tell() {
    for (const listener of this.listeners) listener({ session: this.session, user: this.user });
  }
}

let clerk: FakeClerk;
let server: ScriptedApi;

beforeEach(() => {
  localStorage.clear();
  clerk = new FakeClerk();
  vi.stubGlobal('Clerk', clerk);
  vi.stubGlobal('__internal_ClerkUICtor', class {});
  server = new ScriptedApi();
  vi.stubGlobal('fetch', server.fetch);
  server.on('GET /config', {
    body: { auth: { provider: 'clerk', sign_up: true, mail: false, publishable_key: KEY, issuer: null } },
  });
  server.on('GET /personas', { body: [] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Page() {
  const { status, user, organization, signOut } = useAuth();
  const org =
    organization && `${organization.id} ${organization.role} ${organization.slug} ${organization.permissions.join()}`;
  return (
    <main>
      <p>{`${status}: ${user?.firstName ?? '-'} for ${org ?? '-'}`}</p>
      <input aria-label="Topic" />
      <button type="button" onClick={() => void api.get('/personas').catch(() => undefined)}>
        Load
      </button>
      <button type="button" onClick={() => void signOut()}>
        Leave
      </button>
      {user ? <UserMenu user={user} onSignOutFailed={() => undefined} /> : <AuthCard />}
    </main>
  );
}

function open() {
  const element = (
    <AuthProvider>
      <Page />
    </AuthProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  return userEvent.setup();
}

test('Clerk’s forms stand in our card, and whoever signs in by them has their organisation and token', async () => {
  const user = open();
  await screen.findByText('Clerk signs in here');
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  await screen.findByText('Clerk signs up here');
  expect(screen.queryByText('Clerk signs in here')).toBeNull();

  clerk.take(MARA, { organization: NORTHKIT });
  await screen.findByText('signed-in: Mara for org_1 org:admin northkit org:posts:edit');
  await user.click(screen.getByText('Load'));
  expect(server.callsOf('GET /personas')[0]?.headers.get('authorization')).toBe('Bearer token of user_mara');
  await screen.findByText('Clerk’s menu');
  expect(clerk.load).toHaveBeenCalledWith(expect.objectContaining({ telemetry: false }));
});

test('a session that still owes a step signs nobody in', async () => {
  open();
  await screen.findByText('Clerk signs in here');
  clerk.take(MARA, { status: 'pending' });
  expect(screen.getByText('signed-out: - for -')).toBeDefined();
  clerk.take(MARA);
  await screen.findByText('signed-in: Mara for -');
});

test('a session that ends elsewhere is ended here, and what Clerk tells besides draws nothing anew', async () => {
  clerk.take(MARA);
  const user = open();
  await screen.findByText('signed-in: Mara for -');
  await user.type(screen.getByLabelText('Topic'), 'half a thought');
  clerk.tell();
  clerk.session = undefined;
  clerk.tell();
  expect(screen.getByText('signed-in: Mara for -')).toBeDefined();
  expect(screen.getByLabelText('Topic')).toHaveProperty('value', 'half a thought');
  clerk.take(null);
  await screen.findByText('signed-out: - for -');
});

test('signing out ends the session at Clerk', async () => {
  clerk.take(MARA);
  const user = open();
  await screen.findByText('signed-in: Mara for -');
  await user.click(screen.getByText('Leave'));
  await screen.findByText('signed-out: - for -');
  expect(clerk.signOut).toHaveBeenCalledOnce();
});

test('a session that the product refuses is ended before one signs in again, and the screen stays', async () => {
  clerk.take(MARA);
  server.on('GET /personas', { status: 401, body: {} });
  const user = open();
  await screen.findByText('signed-in: Mara for -');
  await user.type(screen.getByLabelText('Topic'), 'half a thought');
  await user.click(screen.getByText('Load'));
  await screen.findByRole('dialog', { name: 'Please sign in again' });
  await screen.findByText('Clerk signs in here');
  expect(clerk.signOut).toHaveBeenCalledOnce();
  clerk.take(MARA);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Topic')).toHaveProperty('value', 'half a thought');
});

test('without a connection a call says so, and nobody is signed out for it', async () => {
  clerk.take(MARA);
  open();
  await screen.findByText('signed-in: Mara for -');
  if (clerk.session) clerk.session.getToken = async () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(api.get('/personas')).rejects.toMatchObject({ status: 0 });
  expect(screen.getByText('signed-in: Mara for -')).toBeDefined();
});

test('a key that is no key is told in Clerk’s words, without its advice for programmers', async () => {
  await expect(loadClerk(null)).rejects.toThrow(CLERK.keyUnusable('Publishable key is missing.'));
  await expect(loadClerk('pk_live_x')).rejects.toThrow(/Publishable key not valid .* Whoever runs this installation/);
});

test('Clerk that hangs is given up after a while, and can be tried again', async () => {
  vi.useFakeTimers();
  clerk.load.mockReturnValueOnce(new Promise(() => {}));
  const given = loadClerk(KEY).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await given).toHaveProperty('message', CLERK.unreachable);
  await expect(loadClerk(KEY)).resolves.toMatchObject({ status: 'ready' });
});
