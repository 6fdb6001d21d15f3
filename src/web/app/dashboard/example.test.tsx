import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClientConfig } from '../../../core/contracts/client-config.ts';
import type { JobInput } from '../../../core/contracts/job.ts';
import { NO_USAGE } from '../../../core/rules/no-usage.ts';
import { countSpacedWords } from '../../../core/rules/text.ts';
import { ScriptedApi } from '../../../../test/fakes/scripted-api.ts';
import { aPersona } from '../../../../test/fakes/wire-persona.ts';
import { AuthContext, type Auth } from '../../features/auth/auth-context.ts';
import { EXAMPLE_PERSONA } from '../../features/workflow/example/example.ts';
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

/** As much of a job as its screen needs; it has come to its end at once. */
const STARTED = {
  id: 'job-1',
  topic: 'Claims',
  status: 'failed',
  error_message: 'Stopped',
  persona: { name: 'Maya' },
  usage: NO_USAGE,
};

let server: ScriptedApi;
let personas: unknown[];
let canCreate: boolean;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // jsdom has no layout, so it cannot scroll.
  window.scrollTo = vi.fn<() => void>();
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  personas = [];
  canCreate = true;
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
      body: { count: personas.length, limit: 5, remaining: 5 - personas.length, can_create: canCreate },
    }))
    .on('POST /personas', ({ body }) => {
      const made = aPersona(body as object);
      personas = [made, ...personas];
      return { status: 201, body: made };
    })
    .on('POST /jobs', { status: 201, body: STARTED })
    .on('GET /jobs/job-1', { body: STARTED });
  vi.stubGlobal('fetch', server.fetch);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Host({ writer }: { writer?: ClientConfig['writer'] }) {
  const [queries] = useState(() => {
    const client = createQueryClient();
    if (writer) client.setQueryData(['config'], { product: 'Manifold', writer, research: { providers: [] } });
    return client;
  });
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
const sentJobs = () => server.callsOf('POST /jobs').map(({ body }) => body as JobInput);
const topicField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Topic' });

/** Presses Try an example and waits until its run is on the screen. */
async function runExample(): Promise<void> {
  await user.click(await tryExample());
  await screen.findByRole('button', { name: 'Start New Project' });
}

describe('the example, for somebody who has made nothing yet', () => {
  test('one press makes the persona and starts a whole project with all six formats', async () => {
    render(<Host />);
    await runExample();
    const [made] = server.callsOf('POST /personas').map(({ body }) => body as { business_description: string });
    expect(countSpacedWords(made?.business_description ?? '')).toBeLessThanOrEqual(5);
    expect(sentJobs()).toHaveLength(1);
    const [job] = sentJobs();
    expect(job).toMatchObject({
      persona_id: 'p1',
      desired_formats: [
        'Descriptions',
        'X Post',
        'Email Newsletter',
        'Video Script',
        'Blog Post',
        'Short Content Script',
      ],
      batch_formats: { 'X Post': 2, 'Blog Post': 1 },
      fusion: { fusion_type: 'light' },
    });
    const notes = job?.material?.map(({ text = '' }) => text).join('\n') ?? '';
    expect(notes.match(/[.?](?=\s|$)/g)?.length).toBeGreaterThanOrEqual(25);
  });

  test('stands in the setup afterwards, to be seen and changed, until it is cleared', async () => {
    render(<Host />);
    await runExample();
    await user.click(screen.getByRole('button', { name: 'Start New Project' }));
    const [job] = sentJobs();
    expect(topicField().value).toBe(job?.topic);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /opinion/i }).value).toBe(
      job?.fusion?.answers?.fusion_content,
    );
    expect((await screen.findAllByRole('group', { name: /^Notes \d$/ })).length).toBe(job?.material?.length);
    expect(screen.getByRole('switch', { name: 'Blog Post' }).getAttribute('aria-checked')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Try an example' })).toBeNull();

    await user.click(await screen.findByRole('button', { name: 'Clear the example' }));
    expect(topicField().value).toBe('');
    expect(screen.queryByRole('button', { name: 'Clear the example' })).toBeNull();
  });

  test('uses the persona that is there from an earlier try', async () => {
    const { name, description, toneVoice } = EXAMPLE_PERSONA;
    const wire = { business_description: description, tone_voice: toneVoice };
    personas = [aPersona({ id: 'p0', ...wire, name: 'Another' }), aPersona({ id: 'p7', ...wire, name })];
    render(<Host />);
    await runExample();
    expect(server.callsOf('POST /personas')).toEqual([]);
    expect(sentJobs().map(({ persona_id }) => persona_id)).toEqual(['p7']);
  });

  test('is written by the built-in writer while the model is in trouble, and says so before', async () => {
    const trouble = 'OpenAI cannot be reached.';
    const writer = { id: 'model' as const, model: 'gpt-6-sol', vendor: 'OpenAI', trouble, languages: null };
    server.on('GET /config', { body: { product: 'Manifold', writer, research: { providers: [] } } });
    render(<Host writer={writer} />);
    const button = await tryExample();
    expect(
      screen.getByText(/OpenAI cannot be reached\. The example is therefore written by the built-in writer\./),
    ).toBeDefined();
    await user.click(button);
    await waitFor(() => expect(sentJobs().map(({ writer: chosen }) => chosen)).toEqual(['builtin']));
  });

  test('written by a model says before what that is likely to take', async () => {
    const range = (low: number, high: number) => ({ low, high });
    const figures = {
      model: 'gpt-6-sol',
      calls: range(9, 14),
      input_tokens: range(60_000, 80_000),
      output_tokens: range(10_000, 20_000),
      cost_usd: range(0.2, 0.3),
      prices_of: null,
      basis: 'typical',
      token_limit: null,
      limit: 'within',
    };
    const writer = { id: 'model' as const, model: 'gpt-6-sol', vendor: 'OpenAI', trouble: null, languages: null };
    server
      .on('GET /config', { body: { product: 'Manifold', writer, research: { providers: [] } } })
      .on('POST /jobs/estimate', { body: figures });
    render(<Host writer={writer} />);
    expect(
      await screen.findByText(
        '$0.20 to $0.30, about 70,000 to 100,000 tokens. Estimated from three recorded projects.',
      ),
    ).toBeDefined();
    const [asked] = server.callsOf('POST /jobs/estimate').map(({ body }) => body as { desired_formats: string[] });
    expect(asked?.desired_formats).toHaveLength(6);
  });

  test('is offered in a line to whoever has a persona already', async () => {
    personas = [aPersona()];
    render(<Host />);
    await tryExample();
    expect(screen.getByText('One click makes a whole project: seven pieces in six formats.')).toBeDefined();
    expect(screen.queryByText(/fills in a topic, an opinion and notes/)).toBeNull();
  });

  test('at the limit of personas says so, and starts nothing', async () => {
    canCreate = false;
    render(<Host />);
    await user.click(await tryExample());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Maximum personas reached. Delete an existing persona to create a new one. The example brings a persona of its own.',
    );
    expect(topicField().value).toBe('');
    expect(sentJobs()).toEqual([]);
  });

  test('a start that failed can be pressed again, and makes no second persona and no second job', async () => {
    server.on('POST /jobs', { status: 503, body: { detail: 'The database cannot be reached.' } });
    render(<Host />);
    await user.click(await tryExample());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The example could not be started. Please try again.');
    expect(alert.textContent).toContain('The database cannot be reached.');

    server.on('POST /jobs', { status: 201, body: STARTED });
    await runExample();
    expect(server.callsOf('POST /personas')).toHaveLength(1);
    const keys = server.callsOf('POST /jobs').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[1]).toBe(keys[0]);
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
    await runExample();
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
