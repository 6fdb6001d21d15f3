import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { windowOf } from '../../../../test/fakes/window-of.ts';
import { ScriptedApi } from '../../../../test/fakes/scripted-api.ts';
import { aJob, anOutput } from '../../../../test/fakes/wire-job.ts';
import { aPersona } from '../../../../test/fakes/wire-persona.ts';
import { AuthContext, type Auth } from '../../features/auth/auth-context.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { DashboardPage } from './dashboard-page.tsx';

// Whether something is hidden costs jsdom most of its time on a whole page; nothing here is.
configure({ asyncUtilTimeout: 10_000, defaultHidden: true });
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

const auth: Auth = {
  status: 'signed-in',
  problem: null,
  user: { id: 'maya', name: 'Maya', firstName: 'Maya', email: 'maya@example.test' },
  organization: null,
  expired: false,
  getToken: () => 'token',
  signIn: () => undefined,
  signUp: () => undefined,
  signOut: () => Promise.resolve(),
  leaveDeleted: () => Promise.resolve(),
  retry: () => undefined,
};

const origin = { written_by: 'a large language model', written_on: '2026-11-25' };
const ours = { material_id: null, kind: 'note', url: null, ours: true } as const;

/** A copy of the example, as the server makes it. */
const EXAMPLE = aJob({
  topic: 'The Not-yet card',
  status: 'completed',
  example: origin,
  material: [
    { ...ours, title: 'The card', text: '151 of 604 children went home with one.' },
    { ...ours, title: 'People', text: 'Measuring is free.' },
  ],
});
const PIECE = anOutput({ content: 'Not yet is a date.', written_by: origin.written_by });

let server: ScriptedApi;
let personas: unknown[];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // jsdom has no layout, so it cannot scroll.
  window.scrollTo = vi.fn<() => void>();
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  vi.stubGlobal('matchMedia', windowOf(1280));
  personas = [];
  const config = {
    product: 'Manifold',
    writer: { id: 'builtin', model: null, languages: ['en'] },
    research: { providers: ['wikipedia'] },
  };
  server = new ScriptedApi()
    .on('GET /config', { body: config })
    .on('GET /materials', { body: [] })
    .on('GET /jobs/history', { body: [] })
    .on('GET /personas', () => ({ body: personas }))
    .on('GET /personas/status', () => ({
      body: { count: personas.length, limit: 5, remaining: 5 - personas.length, can_create: true },
    }))
    .on('POST /jobs/example', { status: 201, body: EXAMPLE })
    .on('GET /jobs/job-1', { body: EXAMPLE })
    .on('GET /jobs/job-1/outputs', { body: [PIECE] })
    .on('GET /outputs/out-1', { body: PIECE });
  vi.stubGlobal('fetch', server.fetch);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Host() {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <AuthContext value={auth}>
        <MemoryRouter initialEntries={['/app']}>
          <DashboardPage />
        </MemoryRouter>
      </AuthContext>
    </QueryClientProvider>
  );
}

const tryExample = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Try an example' });
const topicField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Topic' });

/** Presses Try an example and waits until it is on the screen. */
async function openExample(): Promise<void> {
  await user.click(await tryExample());
  await screen.findByRole('button', { name: 'Start New Project' });
}

describe('the example, for somebody who has made nothing yet', () => {
  test('one press opens a finished project, and says who wrote it and when', async () => {
    render(<Host />);
    await openExample();
    expect(server.callsOf('POST /jobs/example')).toHaveLength(1);
    expect(server.callsOf('POST /jobs')).toEqual([]);
    expect(
      await screen.findByText(/^Written by a large language model on November 25, 2026, as an example\./),
    ).toBeDefined();
    expect(await screen.findByText('Not yet is a date.')).toBeDefined();
  });

  test('its setup stands in the form afterwards, to start one’s own from, until it is cleared', async () => {
    render(<Host />);
    await openExample();
    await user.click(screen.getByRole('button', { name: 'Start New Project' }));
    expect(topicField().value).toBe(EXAMPLE.topic);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /opinion/i }).value).toBe(
      EXAMPLE.fusion?.answers.fusion_content,
    );
    expect((await screen.findAllByRole('group', { name: /^Notes \d$/ })).length).toBe(EXAMPLE.material.length);
    expect(screen.getByRole('switch', { name: 'X Post' }).getAttribute('aria-checked')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Try an example' })).toBeNull();

    await user.click(await screen.findByRole('button', { name: 'Clear the example' }));
    expect(topicField().value).toBe('');
    expect(screen.queryByRole('button', { name: 'Clear the example' })).toBeNull();
  });

  test('is offered in a line to whoever has a persona already', async () => {
    personas = [aPersona()];
    render(<Host />);
    await tryExample();
    expect(screen.getByText('A finished project to look at: one topic, one opinion, twelve formats.')).toBeDefined();
    expect(screen.queryByText(/open at once/)).toBeNull();
  });

  test('one that could not be opened can be pressed again, and says why', async () => {
    server.on('POST /jobs/example', { status: 503, body: { detail: 'The database cannot be reached.' } });
    render(<Host />);
    await user.click(await tryExample());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The example could not be opened. Please try again.');
    expect(alert.textContent).toContain('The database cannot be reached.');
    expect(topicField().value).toBe('');

    server.on('POST /jobs/example', { status: 201, body: EXAMPLE });
    await openExample();
  });

  test('never writes over a project that somebody has begun', async () => {
    render(<Host />);
    await tryExample();
    await user.type(topicField(), 'Mine');
    const offer = () => screen.queryByRole('region', { name: 'Example project' });
    expect(offer()).toBeNull();
    await user.clear(topicField());
    expect(offer()).toBeNull();

    cleanup();
    render(<Host />);
    await tryExample();
  });
});

describe('the greeting', () => {
  const greeting = () => screen.getByRole('heading', { level: 1 }).textContent;

  test('welcomes whoever is new, and stays as it is when the first project is started', async () => {
    render(<Host />);
    expect(greeting()).toBe('Welcome, Maya');
    await openExample();
    expect(greeting()).toBe('Welcome, Maya');
    cleanup();
    render(<Host />);
    expect(greeting()).toBe('Welcome back, Maya');
  });

  test('welcomes back whoever has projects, in a browser that does not know it, too', async () => {
    server.on('GET /jobs/history', { body: [{ id: 'job-0' }] });
    render(<Host />);
    await waitFor(() => expect(greeting()).toBe('Welcome back, Maya'));
  });
});

test('whoever has projects is not offered the example', async () => {
  server.on('GET /jobs/history', { body: [{ id: 'job-0' }] });
  render(<Host />);
  await waitFor(() => expect(server.callsOf('GET /jobs/history')).toHaveLength(1));
  await screen.findByText('No personas yet');
  expect(screen.queryByRole('region', { name: 'Example project' })).toBeNull();
});

describe('before a start with nothing but a topic', () => {
  const begin = async () => {
    personas = [aPersona()];
    server.on('GET /jobs/history', { body: [{ id: 'job-0' }] });
    render(<Host />);
    await user.click(await screen.findByRole('radio', { name: /Northkit/ }));
    await user.type(topicField(), 'Churn');
    await user.click(screen.getByRole('switch', { name: 'X Post' }));
    const notice = await screen.findByText('Nothing of your own is in this project yet');
    return within(notice.closest<HTMLElement>('[role=status]') ?? document.body);
  };

  test('it leads to the opinion, even where that section is minimized', async () => {
    const notice = await begin();
    const fusion = screen.getByRole('region', { name: 'Fusion' });
    await user.click(within(fusion).getByRole('button', { name: /^Minimize ?Fusion/ }));
    await user.click(notice.getByRole('button', { name: 'Add your opinion' }));
    const opinion = within(fusion).getByRole('textbox');
    expect(document.activeElement).toBe(opinion);
    expect(within(fusion).getByRole('button', { name: /^Minimize ?Fusion/ })).toBeDefined();
    await user.type(opinion, 'Week four decides.');
    expect(screen.queryByText('Nothing of your own is in this project yet')).toBeNull();
  });

  test('it leads to the material, and goes once there is some; starting was allowed all along', async () => {
    const notice = await begin();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start Workflow' }).disabled).toBe(false);
    await user.click(screen.getByRole('button', { name: /^Minimize ?Topic/ }));
    await user.click(notice.getByRole('button', { name: 'Add material' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add notes' }));
    await user.keyboard('{Enter}');
    await user.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Six of nine left.');
    expect(screen.queryByText('Nothing of your own is in this project yet')).toBeNull();
  });
});
