import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Job, JobWriter } from '../../../core/contracts/job.ts';
import { ScriptedApi } from '../../../../test/fakes/scripted-api.ts';
import { inThreeHours, timeOf } from '../../../../test/fakes/in-three-hours.ts';
import { aDay } from '../../../../test/fakes/wire-today.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { changeDraft, EMPTY_DRAFT, NO_FORMATS, setFormat, type Draft } from './draft.ts';
import type { RunSnapshot } from './api/check-run.ts';
import { useKeepMaterial } from './material/change-material.ts';
import { readRun } from './read-run.ts';
import { runKey } from './run-key.ts';
import { StartWorkflow } from './start-workflow.tsx';
import { typedOpinion } from './typed-opinion.ts';

const MISSING = 'Please select a persona, enter a topic, and choose content generation format';
configure({ asyncUtilTimeout: 10_000 });

const whole = changeDraft(EMPTY_DRAFT, {
  personaId: 'p1',
  topic: '  Churn  ',
  opinion: 'Emails are theatre.',
  notes: [
    { id: '1', title: 'Interviews', text: 'Six of nine left in week four.' },
    { id: '2', title: 'Empty', text: '  ' },
  ],
  formats: setFormat(NO_FORMATS, 'X Post', { enabled: true, quantity: 3 }),
});

let server: ScriptedApi;
const onGoTo = vi.fn<(missing: 'opinion' | 'material') => void>();
const onChooseWriter = vi.fn<(writer: JobWriter) => void>();
const onStarted = vi.fn<(jobId: string, sent: Draft) => void>();

beforeEach(() => {
  server = new ScriptedApi()
    .on('POST /jobs', { status: 201, body: { id: 'job-1' } })
    .on('GET /usage/today', { body: aDay() });
  vi.stubGlobal('fetch', server.fetch);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** As the material section does, further up on the page. */
function Keeper() {
  const keep = useKeepMaterial();
  return (
    <button type="button" onClick={() => keep.mutate({ url: 'https://example.com/report' })}>
      Keep a link
    </button>
  );
}

const MODEL = { id: 'model', model: 'gpt-6-sol', vendor: 'OpenAI', trouble: null, languages: null };

interface HostProps {
  draft: Draft;
  trouble?: string | null;
  client?: QueryClient;
}

function Host({ draft, trouble = null, client }: HostProps) {
  const [queries] = useState(() => client ?? createQueryClient());
  queries.setQueryData(['config'], { writer: { ...MODEL, trouble }, research: { providers: ['wikipedia'] } });
  const place = useRef<HTMLDivElement>(null);
  return (
    <QueryClientProvider client={queries}>
      <Keeper />
      <StartWorkflow
        draft={draft}
        personaKnown={draft.personaId !== null}
        onStarted={onStarted}
        onGoTo={onGoTo}
        onChooseWriter={onChooseWriter}
        placeRef={place}
      />
    </QueryClientProvider>
  );
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Start/ });

describe('Start Workflow', () => {
  test('is disabled with its reason in sight until persona, topic and format are there', () => {
    const { rerender } = render(<Host draft={EMPTY_DRAFT} />);
    expect(button().disabled).toBe(true);
    expect(screen.getByText(MISSING)).toBeDefined();
    expect(screen.getByText('Still missing: a persona, a topic, a format.')).toBeDefined();
    rerender(<Host draft={whole} />);
    expect(button().disabled).toBe(false);
    expect(screen.queryByText(MISSING)).toBeNull();
  });

  test('of a project that asks first says nothing of an opinion, so that it waits for its author', async () => {
    const client = createQueryClient();
    render(<Host draft={changeDraft(whole, { askFirst: true, opinion: '' })} client={client} />);
    await userEvent.click(button());
    await waitFor(() => expect(onStarted).toHaveBeenCalled());
    const [{ body } = { body: null }] = server.callsOf('POST /jobs');
    expect(body).toMatchObject({ ask_first: true });
    expect(body).not.toHaveProperty('fusion');
    expect(typedOpinion(client, 'job-1')).toBeUndefined();
    const snapshot = client.getQueryData<RunSnapshot>(runKey('job-1'));
    const job = { ...(snapshot?.job as Job), status: 'fusion_pending' as const };
    expect(readRun({ job, outputs: null }, null).phase).toBe('awaiting-opinion');
  });

  test('waits for material that is still being read, and says so', async () => {
    const reading = Promise.withResolvers<void>();
    server.on('POST /materials', () => reading.promise.then(() => ({ status: 201, body: {} })));
    render(<Host draft={whole} />);
    await userEvent.click(screen.getByRole('button', { name: 'Keep a link' }));
    await screen.findByText('Your material is still being read. You can start as soon as it is there.');
    expect(button().disabled).toBe(true);
    reading.resolve();
    await waitFor(() => expect(button().disabled).toBe(false));
  });

  test('sends everything that was put in, once, and is disabled meanwhile', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    server.on('POST /jobs', () => answered.then(() => ({ status: 201, body: { id: 'job-1' } })));
    render(<Host draft={whole} />);
    await userEvent.dblClick(button());
    expect(button().disabled).toBe(true);
    answer();
    await waitFor(() => expect(onStarted).toHaveBeenCalledWith('job-1', whole));
    expect(server.callsOf('POST /jobs').map(({ body }) => body)).toEqual([
      {
        persona_id: 'p1',
        topic: 'Churn',
        desired_formats: ['X Post'],
        batch_formats: { 'X Post': 3 },
        fusion: { fusion_type: 'light', answers: { fusion_content: 'Emails are theatre.' } },
        material: [{ title: 'Interviews', text: 'Six of nine left in week four.' }],
      },
    ]);
  });

  test('without an opinion says zero, without notes sends none', async () => {
    render(<Host draft={changeDraft(whole, { opinion: ' ', notes: [] })} />);
    await userEvent.click(button());
    await waitFor(() => expect(onStarted).toHaveBeenCalled());
    const body = server.callsOf('POST /jobs')[0]?.body;
    expect(body).toMatchObject({ fusion: { fusion_type: 'zero', answers: { fusion_content: '' } } });
    expect(body).not.toHaveProperty('material');
  });

  test('a failure says so with the reason of the server, and trying again makes no second job', async () => {
    server.on('POST /jobs', { status: 503, body: { detail: 'The database cannot be reached.' } });
    render(<Host draft={whole} />);
    await userEvent.click(button());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to start workflow. Please try again.');
    expect(alert.textContent).toContain('The database cannot be reached.');

    server.on('POST /jobs', { status: 201, body: { id: 'job-1' } });
    await userEvent.click(button());
    await waitFor(() => expect(onStarted).toHaveBeenCalledWith('job-1', whole));
    const keys = server.callsOf('POST /jobs').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  test('another topic after a failure is another job', async () => {
    server.on('POST /jobs', { status: 503, body: {} });
    const { rerender } = render(<Host draft={whole} />);
    await userEvent.click(button());
    await screen.findByRole('alert');
    rerender(<Host draft={changeDraft(whole, { topic: 'Pricing' })} />);
    await userEvent.click(button());
    await waitFor(() => expect(server.callsOf('POST /jobs')).toHaveLength(2));
    const [first, second] = server.callsOf('POST /jobs').map(({ headers }) => headers.get('idempotency-key'));
    expect(second).not.toBe(first);
  });

  test('a text over its limit is said when the button is pressed, and nothing is sent', async () => {
    render(<Host draft={changeDraft(whole, { topic: 'a'.repeat(501) })} />);
    expect(button().disabled).toBe(false);
    await userEvent.click(button());
    expect(screen.getByRole('alert').textContent).toContain('The topic must be 500 characters or less.');
    expect(server.callsOf('POST /jobs')).toEqual([]);
  });
});

describe('when all projects of the day are started', () => {
  const day = (projects_started: number) => aDay({ projects_started, project_limit: 2, ends_at: inThreeHours() });
  const NONE = 'You have started all of today’s 2 projects';

  test.each(['configured', 'builtin'] as const)('says so and when there are more (%s writer)', async (writer) => {
    const today = day(2);
    server.on('GET /usage/today', { body: today });
    render(<Host draft={changeDraft(whole, { writer })} />);
    const notice = (await screen.findByText(NONE)).closest('[role=status]');
    expect(notice?.textContent).toContain(`after ${timeOf(today.ends_at)} (in 3 hours)`);
    expect(button().disabled).toBe(true);
    expect(document.getElementById(button().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'No more projects can be started today.',
    );
  });

  test('one that another window started last is refused with its reason, and can be asked for again', async () => {
    const refusal = 'You have started 2 projects today, which is the limit for a day.';
    server.on('GET /usage/today', { body: day(1) });
    server.on('POST /jobs', () => {
      server.on('GET /usage/today', { body: day(2) });
      return { status: 429, body: { detail: refusal } };
    });
    render(<Host draft={whole} />);
    await userEvent.click(button());
    expect((await screen.findByRole('alert')).textContent).toContain(refusal);
    await screen.findByText(NONE);
    // The same start may have been made by a call whose answer was lost.
    expect(button().disabled).toBe(false);
  });

  test('a day that has ended holds nothing up', async () => {
    const ends_at = new Date(Date.now() - 3_600_000).toISOString();
    server.on('GET /usage/today', { body: { ...day(2), ends_at } });
    render(<Host draft={whole} />);
    await waitFor(() => expect(server.callsOf('GET /usage/today')).toHaveLength(1));
    expect(button().disabled).toBe(false);
    expect(screen.queryByText(NONE)).toBeNull();
  });
});

describe('while the model is in trouble', () => {
  const AWAY = 'OpenAI cannot be reached.';
  const builtin = () => screen.findByRole('radio', { name: 'Write this project with the built-in writer' });
  const sent = () => server.callsOf('POST /jobs').map(({ body }) => (body as { writer?: JobWriter }).writer);

  test('nothing starts in silence: whoever presses is asked who writes', async () => {
    render(<Host draft={whole} trouble={AWAY} />);
    const radio = await builtin();
    expect(screen.getByRole('radiogroup', { name: 'Who writes this project?' })).toBeDefined();
    expect(screen.getByText(AWAY)).toBeDefined();
    await userEvent.click(button());
    expect((await screen.findByRole('alert')).textContent).toBe('Please choose who writes this project.');
    expect(document.activeElement).toBe(radio);
    expect(sent()).toEqual([]);
    await userEvent.keyboard(' ');
    expect(onChooseWriter).toHaveBeenLastCalledWith('builtin');
    await userEvent.click(screen.getByRole('radio', { name: 'Use gpt-6-sol all the same' }));
    expect(onChooseWriter).toHaveBeenLastCalledWith('configured');
  });

  test('the built-in writer is asked for by whoever has chosen it, and said beside the button', async () => {
    render(<Host draft={changeDraft(whole, { writer: 'builtin' })} trouble={AWAY} />);
    expect(((await builtin()) as HTMLInputElement).checked).toBe(true);
    expect(screen.getByText('3 pieces will be written by the built-in writer.')).toBeDefined();
    await userEvent.click(button());
    await waitFor(() => expect(sent()).toEqual(['builtin']));
  });

  test('the model can be waited for', async () => {
    render(<Host draft={changeDraft(whole, { writer: 'configured' })} trouble={AWAY} />);
    await userEvent.click(button());
    await waitFor(() => expect(sent()).toEqual([undefined]));
  });

  test('once it is well again, nothing is asked', async () => {
    const { rerender } = render(<Host draft={whole} trouble={AWAY} />);
    await builtin();
    rerender(<Host draft={whole} />);
    expect(screen.queryByRole('radiogroup')).toBeNull();
    await userEvent.click(button());
    await waitFor(() => expect(sent()).toEqual([undefined]));
  });
});
