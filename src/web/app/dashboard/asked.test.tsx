import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Job } from '../../../core/contracts/job.ts';
import { RESEARCHED } from '../../../../test/fakes/researched.ts';
import { ScriptedApi } from '../../../../test/fakes/scripted-api.ts';
import { aJob, anOutput } from '../../../../test/fakes/wire-job.ts';
import { windowOf } from '../../../../test/fakes/window-of.ts';
import { pieceDocsOf } from '../../features/editor/piece-docs-of.ts';
import { useHeldDocs } from '../../features/editor/use-held-docs.ts';
import { readRun } from '../../features/workflow/read-run.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { readJob, unknownJob } from '../../lib/wire/read-job.ts';
import { OutputStep } from './output-step.tsx';
import { NOTHING_CHOSEN, type OutputPlace } from './use-view.ts';

configure({ asyncUtilTimeout: 10_000 });

const FAILED = 'What did you try about churn that failed?';
const REFUSED = 'What do you refuse to do?';
const REPLY = 'We sent 412 invites in March and lost two accounts.';

const asking = aJob({
  status: 'fusion_pending',
  fusion: null,
  ask_first: true,
  asked: {
    findings: ['c2', 'x9', 'gone'],
    questions: [
      { id: 'q1', text: FAILED },
      { id: 'q2', text: REFUSED },
    ],
  },
  research_results: RESEARCHED,
});
const drafting: Job = { ...asking, status: 'drafting' };

let server: ScriptedApi;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  const [, source] = RESEARCHED.sources;
  const found = { ...RESEARCHED.ledger[2], id: 'x9', quote: 'Calls in week four are rare.', claim: 'Few call.' };
  server = new ScriptedApi()
    .on('POST /jobs/job-1/fusion', { body: drafting })
    .on('GET /jobs/job-1/claims/c2', { body: { claim: RESEARCHED.ledger[1], source, before: 'In all, ', after: '' } })
    .on('GET /jobs/job-1/claims/x9', { body: { claim: found, source, before: '', after: '' } })
    .on('GET /jobs/job-1/claims/gone', { status: 404, body: { detail: 'Claim not found' } })
    .on('GET /outputs/out-1', { body: anOutput(), headers: { etag: '"1"' } });
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('matchMedia', windowOf(1440));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Host({ job, tab = null }: { job: Job; tab?: OutputPlace['tab'] }) {
  const [queries] = useState(createQueryClient);
  queries.setQueryData(['config'], { writer: { id: 'model', model: 'gpt-6-sol', trouble: null } });
  const run = readRun({ job, outputs: job.status === 'completed' ? [anOutput()] : null }, null);
  return (
    <QueryClientProvider client={queries}>
      <OutputStep
        userId="maya"
        watch={{ run, checkNow: () => undefined }}
        docs={pieceDocsOf(useHeldDocs('maya'))}
        start={{ ...NOTHING_CHOSEN, tab }}
        onTurn={() => undefined}
        onStartNew={() => undefined}
        onEditInputs={() => undefined}
        onReuse={() => undefined}
      />
    </QueryClientProvider>
  );
}

const field = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const keep = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: /^Keep these answers with the persona’s facts/ });
const sent = () => server.callsOf('POST /jobs/job-1/fusion').map(({ body }) => body);

test('what was found stands above the questions, each finding leads to its quote in the source', async () => {
  render(<Host job={asking} />);
  const findings = await screen.findByRole('region', { name: 'Worth knowing first' });
  // One is of the ledger, one is looked up, and one is not known any more.
  await within(findings).findByText('Few call.');
  await waitFor(() => expect(within(findings).getAllByRole('listitem')).toHaveLength(2));
  expect(findings.textContent).toContain('report.example');
  const finding = within(findings).getByRole('button', { name: /91% of accounts kept/ });
  await userEvent.click(finding);
  expect(await screen.findByText(/In all,/)).toBeDefined();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(finding));
});

test('answers go beside the opinion, and with the persona’s facts where that is wanted', async () => {
  render(<Host job={asking} />);
  expect(await screen.findByText(/goes on after 15 minutes/)).toBeDefined();
  await field(FAILED);
  expect(button('Go on with my answers').disabled).toBe(true);
  await userEvent.type(await field(FAILED), ` ${REPLY} `);
  await userEvent.type(await field('Your opinion'), 'Call people.');
  expect(keep().checked).toBe(false);
  await userEvent.click(keep());
  await userEvent.click(button('Go on with my answers'));
  await waitFor(() =>
    expect(sent()).toEqual([
      { fusion_type: 'light', answers: { fusion_content: 'Call people.', q1: REPLY }, keep_answers: true },
    ]),
  );
});

test('an answer alone is enough; it stays with the project, and stays typed where it could not be sent', async () => {
  server.on('POST /jobs/job-1/fusion', { status: 400, body: { detail: 'Not now.' } });
  render(<Host job={asking} />);
  await userEvent.type(await field(REFUSED), 'Discounts.');
  await userEvent.click(button('Go on with my answers'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Your answers were not saved.Not now.What you typed is kept here.');
  expect((await field(REFUSED)).value).toBe('Discounts.');
  expect(sent()).toEqual([{ fusion_type: 'zero', answers: { fusion_content: '', q2: 'Discounts.' } }]);
});

test('what is typed outlives a reload, until it is sent', async () => {
  const { unmount } = render(<Host job={asking} />);
  await userEvent.type(await field(REFUSED), 'Discounts.');
  await userEvent.type(await field('Your opinion'), 'Call people.');
  unmount();
  render(<Host job={asking} />);
  expect((await field(REFUSED)).value).toBe('Discounts.');
  expect((await field('Your opinion')).value).toBe('Call people.');
  await userEvent.click(button('Go on with my answers'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  await waitFor(() => expect(Object.keys(sessionStorage)).not.toContain('manifold.answers.maya.job-1'));
});

test('all of it can be skipped', async () => {
  render(<Host job={asking} />);
  await field(FAILED);
  await userEvent.click(button('Go on without'));
  await waitFor(() => expect(sent()).toEqual([{ fusion_type: 'zero', answers: { fusion_content: '' } }]));
});

test('an answer that is too long is said at its field and not sent', async () => {
  render(<Host job={asking} />);
  await userEvent.click(await field(FAILED));
  await userEvent.paste('x'.repeat(1_001));
  expect(screen.getByText('At most 1,000 characters.')).toBeDefined();
  expect(button('Go on with my answers').disabled).toBe(true);
});

test('without a persona that could keep them, answers stay with the project', async () => {
  render(<Host job={{ ...asking, persona_id: null }} />);
  await field(FAILED);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a project that asks nothing waits for the opinion alone', async () => {
  render(<Host job={{ ...asking, asked: null }} />);
  await field('Your opinion');
  expect(screen.queryByText('Questions for you')).toBeNull();
  expect(button('Go on with my opinion')).toBeDefined();
});

test('what was answered stands with the opinion later', async () => {
  const fusion = { fusion_type: 'light', answers: { fusion_content: 'Emails are theatre.', q1: REPLY } };
  const done = readJob({ ...asking, status: 'completed', fusion }, unknownJob('job-1'));
  render(<Host job={done} tab="research" />);
  const answers = await screen.findByRole('region', { name: 'Your answers' });
  expect(answers.textContent).toBe(`Your answers${FAILED}${REPLY}${REFUSED}Not answered`);
});
