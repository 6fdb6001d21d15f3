import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ScriptedApi } from '../../../../test/fakes/scripted-api.ts';
import { api } from '../../lib/api.ts';
import { AuthCard } from './auth-card.tsx';
import { useAuth } from './auth-context.ts';
import { AuthProvider } from './auth-provider.tsx';
import { rememberSignedIn, wasSignedIn } from './known-visitor.ts';
import { EMBEDDED_AUTH } from '../../../../test/fakes/embedded-auth.ts';

const MARA = { id: 'user-1', name: 'Mara Lindqvist', email: 'mara@example.org' };
const ORGANIZATION = { id: 'org-1', role: 'owner', slug: 'mara', permissions: [] };
const SIGNED_IN = { token: 'token-1', user: MARA, organization: ORGANIZATION };

const CONFIG = {
  product: 'Manifold',
  version: '0.1.0',
  auth: EMBEDDED_AUTH,
  writer: { id: 'builtin', model: null, languages: ['en'] },
  research: { providers: [] },
  limits: { personas: 5, jobs_per_day: 50, jobs_at_once: 3 },
};

// Dialogs and forms come as files of their own, which a busy machine reads slowly.
configure({ asyncUtilTimeout: 10_000 });

let server: ScriptedApi;

beforeEach(() => {
  localStorage.clear();
  server = new ScriptedApi();
  vi.stubGlobal('fetch', server.fetch);
  server.on('GET /config', () => ({ body: CONFIG }));
  server.on('GET /auth/get-session', { body: null });
  server.on('POST /auth/sign-in/email', { body: SIGNED_IN });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A page with something on it that must not be lost, and the app's own sign-in when nobody is signed in. */
function Page() {
  const { status, user, organization, signIn, signOut } = useAuth();
  return (
    <main>
      <p>{`${status}: ${user?.firstName ?? '-'} of ${organization?.slug ?? '-'}`}</p>
      <input aria-label="Topic" />
      <button type="button" onClick={() => void api.get('/personas').catch(() => undefined)}>
        Load
      </button>
      <button type="button" onClick={() => signIn({ to: '/app' })}>
        Enter
      </button>
      <button type="button" onClick={() => void signOut()}>
        Leave
      </button>
      {status === 'signed-out' && <AuthCard />}
    </main>
  );
}

function open() {
  const page = (name: string) => (
    <AuthProvider>
      <h1>{name}</h1>
      <Page />
    </AuthProvider>
  );
  const router = createMemoryRouter([
    { path: '/', element: page('Home') },
    { path: '/app', element: page('App') },
  ]);
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}

async function signIn(user: ReturnType<typeof userEvent.setup>, within_: HTMLElement = document.body) {
  const form = within(within_);
  await user.clear(await form.findByLabelText('Email'));
  await user.type(form.getByLabelText('Email'), MARA.email);
  await user.type(form.getByLabelText('Password'), 'correct horse');
  await user.click(form.getByRole('button', { name: 'Sign In' }));
}

describe('arriving', () => {
  test('with a living cookie is being signed in, and calls carry the token', async () => {
    server.on('GET /auth/get-session', {
      body: { session: { token: 'token-9' }, user: MARA, organization: ORGANIZATION },
    });
    server.on('GET /personas', { body: [] });
    const user = open();
    await screen.findByText('signed-in: Mara of mara');
    await user.click(screen.getByText('Load'));
    expect(server.callsOf('GET /personas')[0]?.headers.get('authorization')).toBe('Bearer token-9');
    expect(wasSignedIn()).toBe(true);
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('token-9');
  });

  test('without one shows sign-in', async () => {
    open();
    await screen.findByText('signed-out: - of -');
    await screen.findByRole('button', { name: 'Sign In' });
    expect(wasSignedIn()).toBe(false);
    expect(screen.getByRole('heading', { name: 'Welcome' })).toBeDefined();
  });

  test('without one any more welcomes whoever was here before back', async () => {
    rememberSignedIn(true);
    open();
    await screen.findByRole('heading', { name: 'Welcome back' });
  });
});

describe('the sign-in form', () => {
  test('wants both fields before it asks the server', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Sign In' }));
    expect(screen.getByText('Please enter your email address.')).toBeDefined();
    expect(screen.getByText('Please enter your password.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(server.callsOf('POST /auth/sign-in/email')).toHaveLength(0);
  });

  test('says when email or password is wrong, and lets one try again', async () => {
    server.on('POST /auth/sign-in/email', { status: 401, body: { detail: 'Invalid email or password' } });
    const user = open();
    await signIn(user);
    await screen.findByText('Email or password is not right.');
    server.on('POST /auth/sign-in/email', { body: SIGNED_IN });
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await screen.findByText('signed-in: Mara of mara');
  });

  test('shows and hides the password', async () => {
    const user = open();
    const password = await screen.findByLabelText('Password');
    expect(password).toHaveProperty('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveProperty('type', 'text');
  });

  test('leads to sign-up, whose refusals stand under their fields', async () => {
    server.on('POST /auth/sign-up/email', {
      status: 422,
      body: { detail: 'Not valid', errors: [{ path: 'email', message: 'This address has an account already' }] },
    });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Sign Up' }));
    await user.type(screen.getByLabelText('Name'), MARA.name);
    await user.type(screen.getByLabelText('Email'), MARA.email);
    await user.type(screen.getByLabelText('Password'), 'short');
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(screen.getByText('The password needs at least 8 characters.')).toBeDefined();
    await user.type(screen.getByLabelText('Password'), ' but longer');
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    await screen.findByText('This address has an account already');
    expect(server.callsOf('POST /auth/sign-up/email')[0]?.body).toEqual({
      name: MARA.name,
      email: MARA.email,
      password: 'short but longer',
    });
  });
});

test('sign-in from another page goes to the app', async () => {
  const user = open();
  await screen.findByText('signed-out: - of -');
  await user.click(screen.getByText('Enter'));
  await signIn(user, await screen.findByRole('dialog'));
  await screen.findByRole('heading', { name: 'App' });
});

describe('a session that ends in the middle of work', () => {
  test('leaves the screen as it is, asks to sign in again and goes on', async () => {
    server.on('GET /auth/get-session', { body: { session: { token: 'token-0' }, user: MARA } });
    server.on('GET /personas', ({ headers }) => ({
      status: headers.get('authorization') === 'Bearer token-1' ? 200 : 401,
      body: [],
    }));
    const user = open();
    await screen.findByText('signed-in: Mara of -');
    await user.type(screen.getByLabelText('Topic'), 'half a thought');
    await user.click(screen.getByText('Load'));
    const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' });
    expect(await within(dialog).findByLabelText('Email')).toHaveProperty('value', MARA.email);

    await user.keyboard('{Escape}');
    await screen.findByText('Your session has ended.');
    await user.click(screen.getByText('Load'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await signIn(user, await screen.findByRole('dialog'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Topic')).toHaveProperty('value', 'half a thought');
    await user.click(screen.getByText('Load'));
    expect(server.callsOf('GET /personas').at(-1)?.headers.get('authorization')).toBe('Bearer token-1');
    expect(screen.queryByText('Your session has ended.')).toBeNull();
  });
});

describe('signing out', () => {
  beforeEach(() => server.on('GET /auth/get-session', { body: { session: { token: 'token-0' }, user: MARA } }));

  test('ends the session at the server first', async () => {
    server.on('POST /auth/sign-out', { body: { success: true } });
    localStorage.setItem(`manifold.draft.${MARA.id}`, 'a topic');
    const user = open();
    await screen.findByText('signed-in: Mara of -');
    await user.click(screen.getByText('Leave'));
    await screen.findByText('signed-out: - of -');
    expect(server.callsOf('POST /auth/sign-out')[0]?.headers.get('authorization')).toBe('Bearer token-0');
    // The next person at this machine finds nothing of hers.
    expect(localStorage.getItem(`manifold.draft.${MARA.id}`)).toBeNull();
    expect(wasSignedIn()).toBe(false);
  });
});
