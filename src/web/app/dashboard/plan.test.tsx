import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Job } from '../../../core/contracts/job.ts';
import type { JobPlan } from '../../../core/contracts/plan.ts';
import { PLAN_READY } from '../../../core/rules/plan-ready.ts';
import { RESEARCHED } from '../../../../test/fakes/researched.ts';
import { ScriptedApi } from '../../../../test/fakes/scripted-api.ts';
import { aJob, anOutput } from '../../../../test/fakes/wire-job.ts';
import { aPlan } from '../../../../test/fakes/wire-plan.ts';
import { windowOf } from '../../../../test/fakes/window-of.ts';
import { pieceDocsOf } from '../../features/editor/piece-docs-of.ts';
import { useHeldDocs } from '../../features/editor/use-held-docs.ts';
import { readRun, type Run } from '../../features/workflow/read-run.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { OutputStep } from './output-step.tsx';
import { NOTHING_CHOSEN, type OutputPlace } from './use-view.ts';

configure({ asyncUtilTimeout: 10_000 });

const UNTIL = new Date(Date.now() + 23 * 3_600_000 + 60_000).toISOString();
const PIECES = [1, 2].map((variant) => ({
  output_id: `o${variant}`,
  format: 'X Post',
  variant,
  status: 'pending' as const,
  redo: null,
  characters: 0,
}));

const paused = aJob({
  status: 'drafting',
  review_plan: true,
  plan_due_at: UNTIL,
  research_results: RESEARCHED,
  progress: {
    stage: 'drafting',
    percent: 35,
    message: PLAN_READY,
    waiting: { reason: PLAN_READY, until: UNTIL },
    pieces: PIECES,
  },
});
const writing: Job = {
  ...paused,
  status: 'generating_formats',
  plan_due_at: null,
  progress: { ...paused.progress, stage: 'generating_formats', waiting: null },
};
const done: Job = {
  ...writing,
  status: 'completed',
  progress: { ...writing.progress, stage: 'completed', pieces: [] },
};
const OUTPUTS = [1, 2].map((variant) => anOutput({ id: `o${variant}`, variant, written_by: 'gpt-6-sol' }));

let server: ScriptedApi;
let plan: JobPlan;

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  plan = aPlan();
  server = new ScriptedApi()
    .on('GET /jobs/job-1/plan', () => ({ body: plan }))
    .on('PUT /jobs/job-1/plan', { body: paused })
    .on('GET /outputs/o1', { body: OUTPUTS[0], headers: { etag: '"1"' } });
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('matchMedia', windowOf(1440));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface HostProps {
  run: Run;
  tab?: OutputPlace['tab'];
  writer?: 'model' | 'builtin';
}

function Host({ run, tab = null, writer = 'model' }: HostProps) {
  const [queries] = useState(createQueryClient);
  queries.setQueryData(['config'], { writer: { id: writer, model: 'gpt-6-sol', trouble: null } });
  const docs = pieceDocsOf(useHeldDocs('maya'));
  return (
    <QueryClientProvider client={queries}>
      <OutputStep
        userId="maya"
        watch={{ run, checkNow: () => undefined }}
        docs={docs}
        start={{ ...NOTHING_CHOSEN, tab }}
        onTurn={() => undefined}
        onStartNew={() => undefined}
        onEditInputs={() => undefined}
        onReuse={() => undefined}
      />
    </QueryClientProvider>
  );
}

const runOf = (job: Job) => readRun({ job, outputs: job.status === 'completed' ? OUTPUTS : null }, null);
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const field = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const partOf = (term: string) => screen.getByText(term, { selector: 'dt' }).parentElement?.textContent;

describe('a run that waits for its plan to be read', () => {
  test('shows all of it, says when writing begins by itself, and writes at a word', async () => {
    server.on('POST /jobs/job-1/plan/confirm', {
      body: { ...paused, progress: { ...paused.progress, waiting: null } },
    });
    render(<Host run={runOf(paused)} />);
    const review = await screen.findByRole('region', { name: 'The plan is ready for you to read' });
    await screen.findByText(/^Customers do not leave at renewal/);
    expect(within(review).getByText(/writing begins by itself in 23 hours, on \w+day at \d+:\d\d/)).toBeDefined();
    // What keeps it waiting is told once, and nobody else is offered to write.
    expect(screen.queryByText(/next try/)).toBeNull();
    expect(partOf('Reader')).toContain('Monday, 9 a.m.');
    expect(partOf('Objection')).toContain('A call in week four costs more');
    expect(partOf('Our answer')).toContain('one call pays for ten');
    expect(partOf('A step for tomorrow')).toContain('Call the one customer');
    expect(partOf('Our own words')).toBe('Our own wordsEmails are theatre.Call people.');
    expect(partOf('Not to be claimed')).toContain('What a call costs.');
    expect(partOf('We leave out')).toContain('cheaper than winning one');
    const [first] = within(review).getAllByText('X Post 1');
    expect(first?.closest('li')?.textContent).toBe(
      'X Post 1Way in: The call that nobody makes' +
        'First lineYour churn happened in March. You will see it in December.' +
        'HowTwo dates, one customer, and the call that was not made between them.Leaves outAll figures but one.',
    );
    await userEvent.click(await button('Write the pieces'));
    await waitFor(() => expect(server.callsOf('POST /jobs/job-1/plan/confirm')).toHaveLength(1));
  });

  test('a proof leads to its quote in the source, and to the source where no quote holds it', async () => {
    server.on('GET /jobs/job-1/claims/c2', {
      body: { claim: RESEARCHED.ledger[1], source: RESEARCHED.sources[1], before: 'In all, ', after: ' That is much.' },
    });
    render(<Host run={runOf(paused)} />);
    await userEvent.click(await button('State of success, report.example'));
    expect(await screen.findByRole('dialog')).toBeDefined();
    expect(await screen.findByText(/That is much/)).toBeDefined();
    const link = screen.getByRole('link', { name: 'Customer onboarding, Wikipedia', hidden: true });
    expect(link.getAttribute('href')).toBe('https://en.wikipedia.org/wiki/Customer_onboarding');
  });

  test('is changed in its place; what is typed survives a save that fails', async () => {
    server.on('PUT /jobs/job-1/plan', { status: 500, body: { detail: 'Not now.' } });
    render(<Host run={runOf(paused)} />);
    await userEvent.click(await button('Change the plan'));
    const idea = await field('Idea');
    expect(document.activeElement).toBe(idea);
    await userEvent.clear(idea);
    await userEvent.type(idea, 'Call in week four.');
    await userEvent.clear(await field('Proof from Customer onboarding, Wikipedia'));
    await userEvent.type(await field('Not to be claimed'), '\n\n Refunds. ');
    const [way] = screen.getAllByRole('textbox', { name: 'Way in' });
    await userEvent.clear(way as HTMLElement);
    await userEvent.type(way as HTMLElement, 'The list');
    await userEvent.click(await button('Save'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('The plan was not saved.Not now.What you typed is kept here.');
    expect((await field('Idea')).value).toBe('Call in week four.');
    expect(screen.queryByRole('button', { name: 'Write the pieces' })).toBeNull();

    server.on('PUT /jobs/job-1/plan', ({ body }) => {
      const { page } = body as { page: NonNullable<JobPlan['page']> };
      plan = { ...plan, page };
      return { body: paused };
    });
    await userEvent.click(await button('Save'));
    await screen.findByText('The plan is saved.');
    expect(screen.getByText('Call in week four.')).toBeDefined();
    expect(document.activeElement).toBe(await button('Change the plan'));
    const sent = server.callsOf('PUT /jobs/job-1/plan').at(-1)?.body as { page: object; pieces: object[] };
    expect(sent.page).toMatchObject({
      idea: 'Call in week four.',
      proof: [{ source_id: 's2' }, { source_id: null }],
      not_to_claim: ['That our customers renew more often.', 'What a call costs.', 'Refunds.'],
    });
    expect(sent.pieces).toEqual([expect.objectContaining({ format: 'X Post', variant: 1, angle: 'The list' })]);
  });

  test('a text that is too long is said at its field and not sent', async () => {
    render(<Host run={runOf(paused)} />);
    await userEvent.click(await button('Change the plan'));
    const [way] = screen.getAllByRole('textbox', { name: 'Way in' });
    await userEvent.click(way as HTMLElement);
    await userEvent.paste('x'.repeat(60));
    expect(screen.getByText('At most 60 characters.')).toBeDefined();
    await userEvent.click(await button('Save'));
    expect((await screen.findByRole('alert')).textContent).toContain('Please shorten what is marked');
    expect(document.activeElement).toBe(way);
    expect(server.callsOf('PUT /jobs/job-1/plan')).toEqual([]);
  });

  test('a word that does not arrive can be given again', async () => {
    server.on('POST /jobs/job-1/plan/confirm', { status: 503, body: { detail: 'The database cannot be reached.' } });
    render(<Host run={runOf(paused)} />);
    await userEvent.click(await button('Write the pieces'));
    expect((await screen.findByRole('alert')).textContent).toContain('The database cannot be reached.');
    expect((await button('Write the pieces')).disabled).toBe(false);
  });
});

test('once it was confirmed the run waits no more, and an edit that was open goes on below', async () => {
  const { rerender } = render(<Host run={runOf(paused)} />);
  await userEvent.click(await button('Change the plan'));
  await userEvent.type(await field('Reader'), ' Tea.');
  rerender(<Host run={runOf({ ...paused, progress: { ...paused.progress, waiting: null } })} />);
  expect(screen.queryByRole('heading', { name: 'The plan is ready for you to read' })).toBeNull();
  rerender(<Host run={runOf(writing)} />);
  await userEvent.click(await button(/^Plan/));
  expect((await field('Reader')).value).toMatch(/ Tea\.$/);
});

describe('beside the pieces', () => {
  test('a changed plan leaves the texts, and each can be written again from it', async () => {
    server.on('POST /outputs/o1/redo', { body: { ...OUTPUTS[0], redo: 'same', status: 'writing' } });
    render(<Host run={runOf(done)} />);
    await userEvent.click(await screen.findByRole('tab', { name: 'Plan' }));
    await userEvent.click(await button('Change the plan'));
    expect(screen.queryByRole('button', { name: /^Write X Post/ })).toBeNull();
    await userEvent.type(await field('Idea'), ' Call.');
    // Read something else meanwhile.
    await userEvent.click(screen.getByRole('tab', { name: 'Content Research' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Plan' }));
    expect((await field('Idea')).value).toMatch(/ Call\.$/);
    await userEvent.click(await button('Save'));
    expect(await screen.findByText(/^Texts that are there stay as they are\. Write a piece again/)).toBeDefined();
    await userEvent.click(await button('Write X Post 1 again'));
    await userEvent.click(await button(/^Same angle/));
    await waitFor(() => expect(server.callsOf('POST /outputs/o1/redo')).toHaveLength(1));
  });

  test('sources that no model was shown are named', async () => {
    plan = aPlan({ withheld: [{ source_id: 's9', title: 'Ten prompts' }] });
    render(<Host run={runOf(done)} tab="plan" />);
    expect(
      await screen.findByText(
        'Not shown to the model: “Ten prompts”, since its text speaks to machines and may hold orders.',
      ),
    ).toBeDefined();
  });

  test('where there is none, it says so and offers no change', async () => {
    plan = aPlan({ page: null });
    render(<Host run={runOf({ ...done, mode: 'fast' })} tab="plan" />);
    expect(await screen.findByText(/^In fast mode there is no plan/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Change the plan' })).toBeNull();
  });

  test('a plan that was never made, and one that cannot be loaded', async () => {
    server.on('GET /jobs/job-1/plan', { status: 404, body: { detail: 'Plan not found' } });
    const { unmount } = render(<Host run={runOf(done)} tab="plan" />);
    expect(await screen.findByText('There is no plan for this project.')).toBeDefined();
    unmount();
    server.on('GET /jobs/job-1/plan', { status: 500, body: { detail: 'Not now.' } });
    render(<Host run={runOf(done)} tab="plan" />);
    expect((await screen.findByRole('alert')).textContent).toContain('The plan could not be loaded.');
    server.on('GET /jobs/job-1/plan', { body: plan });
    await userEvent.click(await button('Try again'));
    expect(await screen.findByText(/^Customers do not leave at renewal/)).toBeDefined();
  });

  test('what the built-in writer has written has no plan', () => {
    render(<Host run={runOf({ ...done, writer: 'builtin' })} />);
    expect(screen.queryByRole('tab', { name: 'Plan' })).toBeNull();
  });
});
