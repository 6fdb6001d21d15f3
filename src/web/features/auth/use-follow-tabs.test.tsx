import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMBEDDED_AUTH } from '../../../../test/fakes/embedded-auth.ts';
import { ScriptedApi } from '../../../../test/fakes/scripted-api.ts';
import { gate } from '../../../../test/support/gate.ts';
import { useAuth } from './auth-context.ts';
import { AuthProvider } from './auth-provider.tsx';
import type { TabWord } from './other-tabs.ts';

const MARA = { id: 'user-1', name: 'Mara Lindqvist', email: 'mara@example.org' };
const MARA_THERE = { body: { session: { token: 'token-1' }, user: MARA } };
const MARA_LEFT: TabWord = { kind: 'left', userId: MARA.id, everything: false };
const CONFIG = {
  product: 'Manifold',
  version: '0.1.0',
  auth: EMBEDDED_AUTH,
  writer: { id: 'builtin', model: null, languages: ['en'] },
  research: { providers: [] },
  limits: { personas: 5, jobs_per_day: 50, jobs_at_once: 3 },
};

/** The channel of a browser with this one tab: the test is the others. */
class Tab extends EventTarget {
  static open = new Set<Tab>();
  constructor() {
    super();
    Tab.open.add(this);
  }
  static hear(data: TabWord): void {
    for (const tab of Tab.open) tab.dispatchEvent(new MessageEvent('message', { data }));
  }
  postMessage(): void {}
  close(): void {
    Tab.open.delete(this);
  }
}

let server: ScriptedApi;

beforeEach(() => {
  server = new ScriptedApi().on('GET /config', { body: CONFIG });
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('BroadcastChannel', Tab);
});

afterEach(cleanup);

function Who() {
  const { status, user } = useAuth();
  return <p>{`${status}: ${user?.firstName ?? '-'}`}</p>;
}

async function openTab(shows: string): Promise<void> {
  const element = (
    <AuthProvider>
      <Who />
    </AuthProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  await screen.findByText(shows);
}

const hear = (word: TabWord) => act(async () => Tab.hear(word));
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** The next look at who is signed in finds Mara, and answers when it is told to. */
function lateAnswer() {
  const late = gate();
  server.on('GET /auth/get-session', async () => {
    await late.opened;
    return MARA_THERE;
  });
  return late;
}

test('who has left while the tab looked who is there is not signed in again', async () => {
  server.on('GET /auth/get-session', MARA_THERE);
  await openTab('signed-in: Mara');
  const late = lateAnswer();
  await hear({ kind: 'look' });
  await hear(MARA_LEFT);
  late.open();
  await settled();
  expect(screen.getByText('signed-out: -')).toBeDefined();
});

test('who came and has left again while a signed-out tab looked is not signed in there', async () => {
  server.on('GET /auth/get-session', { body: null });
  await openTab('signed-out: -');
  const late = lateAnswer();
  await hear({ kind: 'look' });
  server.on('GET /auth/get-session', { body: null });
  await hear(MARA_LEFT);
  late.open();
  await settled();
  expect(screen.getByText('signed-out: -')).toBeDefined();
});

test('of two looks the later one holds, whichever is answered first', async () => {
  server.on('GET /auth/get-session', { body: null });
  await openTab('signed-out: -');
  const late = lateAnswer();
  await hear({ kind: 'look' });
  server.on('GET /auth/get-session', { body: { session: { token: 'token-2' }, user: { ...MARA, name: 'Kim' } } });
  await hear({ kind: 'look' });
  await screen.findByText('signed-in: Kim');
  late.open();
  await settled();
  expect(screen.getByText('signed-in: Kim')).toBeDefined();
});
