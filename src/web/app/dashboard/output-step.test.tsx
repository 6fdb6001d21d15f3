import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Job } from '../../../core/contracts/job.ts';
import { MESSAGES } from '../../../core/rules/messages.ts';
import { RESEARCHED } from '../../../../test/fakes/researched.ts';
import { ScriptedApi } from '../../../../test/fakes/scripted-api.ts';
import { aJob, anOutput } from '../../../../test/fakes/wire-job.ts';
import { windowOf } from '../../../../test/fakes/window-of.ts';
import { pieceDocsOf } from '../../features/editor/piece-docs-of.ts';
import { useHeldDocs } from '../../features/editor/use-held-docs.ts';
import type { Run } from '../../features/workflow/read-run.ts';
import { ApiError } from '../../lib/api-error.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { OutputStep } from './output-step.tsx';
import { NOTHING_CHOSEN, type OutputPlace } from './use-view.ts';

configure({ asyncUtilTimeout: 10_000 });

const job = aJob({
  status: 'generating_formats',
  desired_formats: ['X Post', 'Blog Post'],
  batch_formats: { 'X Post': 1, 'Blog Post': 1 },
  progress: {
    stage: 'generating_formats',
    percent: 70,
    message: '1 of 2 pieces settled',
    waiting: null,
    pieces: [
      { output_id: 'o1', format: 'X Post', variant: 1, status: 'completed', redo: null, characters: 18 },
      { output_id: 'o2', format: 'Blog Post', variant: 1, status: 'writing', redo: null, characters: 0 },
    ],
  },
});

const DONE = { phase: 'done', awaited: [], again: false, trouble: null } as const;

const running: Run = { phase: 'running', job, trouble: null };

let server: ScriptedApi;
const onStartNew = vi.fn<() => void>();
const onEditInputs = vi.fn<(job: Job) => void>();
const onTurn = vi.fn<(place: OutputPlace) => void>();
const onReuse = vi.fn<(job: Job) => void>();

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout, so it cannot scroll.
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  server = new ScriptedApi().on('GET /outputs/o1', {
    body: anOutput({ id: 'o1', format: 'X Post' }),
    headers: { etag: '"1"' },
  });
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('matchMedia', windowOf(1440));
});

afterEach(async () => {
  cleanup();
  // What was typed is saved when the page is left; a save still on its way would reach the next test's server.
  await waitFor(() => {
    if (localStorage.length > 0) throw new Error('A text is not saved yet');
  });
  vi.unstubAllGlobals();
});

const WELL = { id: 'model', model: 'gpt-6-sol', vendor: 'OpenAI', trouble: null, languages: null };

function Host({ run, writer = WELL }: { run: Run; writer?: object }) {
  const [queries] = useState(createQueryClient);
  queries.setQueryData(['config'], { writer });
  const docs = pieceDocsOf(useHeldDocs('maya'));
  return (
    <QueryClientProvider client={queries}>
      <OutputStep
        userId="maya"
        watch={{ run, checkNow: () => undefined }}
        docs={docs}
        start={{ ...NOTHING_CHOSEN, mode: 'write' }}
        onTurn={onTurn}
        onStartNew={onStartNew}
        onEditInputs={onEditInputs}
        onReuse={onReuse}
      />
    </QueryClientProvider>
  );
}

describe('while a run is under way', () => {
  test('shows its true progress and takes the focus that Start Workflow had', () => {
    render(<Host run={running} />);
    expect(document.activeElement?.textContent).toBe('Generating Your Content');
    expect(screen.getByText(/typically takes 30-60 seconds/)).toBeDefined();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('70');
    expect(screen.getByText('1 of 2 pieces ready, 1 being written')).toBeDefined();
  });

  test('a failed check is said beside the run, which stays', () => {
    render(<Host run={{ ...running, trouble: new Error('The database cannot be reached.') }} />);
    expect(screen.getByRole('alert').textContent).toContain('Failed to check job status. Please try again.');
    expect(screen.getByText('Generating Your Content')).toBeDefined();
  });

  test('a finished piece can be edited, and the arrival of the last one does not disturb that', async () => {
    server.on('PATCH /outputs/o1', ({ body }) => ({
      body: { ...anOutput({ id: 'o1', format: 'X Post' }), ...(body as object) },
    }));
    const { rerender } = render(<Host run={running} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open X Post' }));
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text of X Post' });
    await userEvent.type(text, ' Mine');

    const outputs = [
      anOutput({ id: 'o1', format: 'X Post' }),
      anOutput({ id: 'o2', format: 'Blog Post', content: '# Churn' }),
    ];
    rerender(<Host run={{ ...DONE, job: { ...job, status: 'completed' }, outputs, failed: [], gone: false }} />);
    expect(screen.queryByText('Generating Your Content')).toBeNull();
    expect(document.activeElement).toBe(text);
    expect(text.value).toBe('Week four decides. Mine');
    expect(screen.getByText('Your content is ready.')).toBeDefined();
  });
});

describe('when a run has ended', () => {
  const OUTPUTS = [anOutput({ id: 'o1', format: 'X Post' })];
  const aFailed = (id: string, format: string) =>
    anOutput({ id, format, status: 'failed', content: null, error_message: 'No whole answer.' });

  test('a piece that failed is named with its reason, and written again by itself on request', async () => {
    server.on('POST /outputs/o2/redo', { status: 202, body: aFailed('o2', 'Blog Post') });
    render(<Host run={{ ...DONE, job, outputs: OUTPUTS, failed: [aFailed('o2', 'Blog Post')], gone: false }} />);
    expect(screen.getByText('One piece could not be written')).toBeDefined();
    expect(screen.getByText(/No whole answer/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try all again' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again: Blog Post' }));
    await waitFor(() => expect(server.callsOf('POST /outputs/o2/redo')).toHaveLength(1));
    const [redo] = server.callsOf('POST /outputs/o2/redo');
    expect(redo?.body).toEqual({ angle: 'same' });
    expect(redo?.headers.get('idempotency-key')).toMatch(/^\w{32}$/);
  });

  test('several that failed are written again one by one, or all at once', async () => {
    server.on('POST /jobs/job-1/generate_formats', { status: 202, body: job });
    const failed = [aFailed('o2', 'Blog Post'), aFailed('o3', 'Descriptions')];
    render(<Host run={{ ...DONE, job, outputs: OUTPUTS, failed, gone: false }} />);
    expect(screen.getByRole('button', { name: 'Try again: Descriptions' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Try all again' }));
    await waitFor(() => expect(server.callsOf('POST /jobs/job-1/generate_formats')).toHaveLength(1));
    expect(server.callsOf('POST /jobs/job-1/generate_formats')[0]?.body).toEqual({
      desired_formats: ['Blog Post', 'Descriptions'],
      batch_formats: { 'Blog Post': 1, Descriptions: 1 },
    });
  });

  test('a failed one says why, and its inputs can be taken up again', async () => {
    render(<Host run={{ phase: 'failed', job, message: 'The model gave no answer.', reasons: [] }} />);
    expect(screen.getByRole('alert').textContent).toBe('The model gave no answer.');
    await userEvent.click(screen.getByRole('button', { name: 'Edit and start again' }));
    expect(onEditInputs).toHaveBeenCalledWith(job);
  });

  test('one that was deleted elsewhere keeps its pieces on the screen and says so', () => {
    const outputs = [anOutput({ id: 'o1', format: 'X Post' })];
    render(<Host run={{ ...DONE, job, outputs, failed: [], gone: true }} />);
    expect(screen.getByText('This project was deleted elsewhere')).toBeDefined();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text of X Post' }).value).toBe(
      'Week four decides.',
    );
  });

  test('its research can be taken to a new project', async () => {
    const researched = { ...job, research_results: RESEARCHED };
    render(
      <Host
        run={{
          ...DONE,
          job: researched,
          outputs: [anOutput({ id: 'o1', format: 'X Post' })],
          failed: [],
          gone: false,
        }}
      />,
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Content Research' }));
    await userEvent.click(screen.getByRole('button', { name: 'New project from this research' }));
    expect(onReuse).toHaveBeenCalledWith(researched);
  });

  test('one that cannot be loaded says so', () => {
    render(<Host run={{ phase: 'unavailable', error: new Error('There is no such project.') }} />);
    expect(screen.getByRole('alert').textContent).toContain('Failed to load job content. Please try again.');
  });

  test('one that is gone says so, and offers no second try', () => {
    const error = new ApiError({ status: 404, message: 'There is no such project.' });
    render(<Host run={{ phase: 'unavailable', error }} />);
    expect(screen.getByRole('alert').textContent).toBe('There is no such project.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Start New Project' })).toBeDefined();
  });
});

describe('when the model does not write', () => {
  const OFFER = 'Write this project with the built-in writer';
  const AWAY = 'OpenAI cannot be reached.';
  const offer = () => screen.getByRole('button', { name: OFFER });
  const until = new Date(2031, 4, 4, 14, 5).toISOString();
  const waiting: Run = {
    ...running,
    job: { ...job, progress: { ...job.progress, waiting: { reason: AWAY, until } } },
  };
  const failed = anOutput({ id: 'o2', format: 'Blog Post', status: 'failed', content: null, error_message: AWAY });

  test('a run that waits says why, until when, and hands over on request', async () => {
    server.on('POST /jobs/job-1/writer', { body: { ...job, writer: 'builtin' } });
    render(<Host run={waiting} />);
    expect(screen.getByText(AWAY)).toBeDefined();
    expect(screen.getByText(/The next try is at 2:05\sPM\. What is written already stays\./)).toBeDefined();
    await userEvent.click(offer());
    await waitFor(() => expect(server.callsOf('POST /jobs/job-1/writer')).toHaveLength(1));
    expect(server.callsOf('POST /jobs/job-1/writer')[0]?.body).toEqual({ writer: 'builtin' });
  });

  test('a run that waits to read its sources says so, and no other writer is offered', () => {
    const reason = 'Too much is being read right now.';
    const progress = { ...job.progress, waiting: { reason, until } };
    render(<Host run={{ ...running, job: { ...job, status: 'researching', progress } }} />);
    expect(screen.getByText(reason)).toBeDefined();
    expect(screen.queryByRole('button', { name: OFFER })).toBeNull();
  });

  test('a failed one says what its pieces say, and is written by the built-in writer on request', async () => {
    server.on('POST /jobs/job-1/generate_formats', { status: 202, body: job });
    const message = 'No content was generated for any format';
    render(<Host run={{ phase: 'failed', job, message, reasons: [AWAY] }} />);
    expect(screen.getByText(AWAY)).toBeDefined();
    await userEvent.click(offer());
    await waitFor(() => expect(server.callsOf('POST /jobs/job-1/generate_formats')).toHaveLength(1));
    expect(server.callsOf('POST /jobs/job-1/generate_formats')[0]?.body).toMatchObject({ writer: 'builtin' });
  });

  test('a failed piece of a finished one is offered to it, too', async () => {
    server.on('POST /outputs/o2/redo', { status: 202, body: failed });
    const outputs = [anOutput({ id: 'o1', format: 'X Post' })];
    render(<Host run={{ ...DONE, job, outputs, failed: [failed], gone: false }} />);
    await userEvent.click(offer());
    await waitFor(() => expect(server.callsOf('POST /outputs/o2/redo')).toHaveLength(1));
    expect(server.callsOf('POST /outputs/o2/redo')[0]?.body).toEqual({ angle: 'same', writer: 'builtin' });
  });

  test.each([
    ['the built-in writer was chosen', { ...job, writer: 'builtin' as const }, WELL],
    ['there is no model', job, { id: 'builtin', model: null, vendor: null, trouble: null, languages: ['en'] }],
  ])('nothing is offered where %s', (_, ofJob, writer) => {
    render(<Host run={{ phase: 'failed', job: ofJob, message: 'Stopped.', reasons: [] }} writer={writer} />);
    expect(screen.queryByRole('button', { name: OFFER })).toBeNull();
  });

  test('nor for a run that its author has cancelled, of which those are told who do not see it', () => {
    const { rerender } = render(<Host run={running} />);
    // What is told must stand in an element that was there before it.
    const [told] = screen.getAllByRole('status');
    rerender(<Host run={{ phase: 'failed', job, message: MESSAGES.cancelled, reasons: [] }} />);
    expect(screen.queryByRole('button', { name: OFFER })).toBeNull();
    expect(told?.isConnected).toBe(true);
    expect(told?.textContent).toBe('You stopped this run before a piece was written.');
  });
});
