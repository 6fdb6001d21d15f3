import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_USAGE } from '../../../core/rules/no-usage.ts';
import { ScriptedApi } from '../../../../test/fakes/scripted-api.ts';
import { theSent } from '../../../../test/fakes/wire-sent.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { JobUsage } from './job-usage.tsx';

configure({ asyncUtilTimeout: 10_000 });

let server: ScriptedApi;

beforeEach(() => {
  server = new ScriptedApi();
  vi.stubGlobal('fetch', server.fetch);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (calls: number) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <JobUsage jobId="job-1" usage={{ ...NO_USAGE, calls, input_tokens: 900 }} parts={[]} />
    </QueryClientProvider>,
  );
const open = () => userEvent.click(screen.getByRole('button', { name: 'What was sent' }));
const card = () => screen.findByRole('region', { name: 'What was sent' });
const vendor = async (name: string) => {
  const heading = await within(await card()).findByRole('heading', { name });
  return heading.closest('section') as HTMLElement;
};
const linesOf = (section: HTMLElement) =>
  within(section)
    .getAllByRole('listitem')
    .filter((item) => within(item).queryAllByRole('listitem').length === 0)
    .map(({ textContent }) => textContent);

test('beside the cost it is told which texts went to which vendor and model, and when', async () => {
  server.on('GET /jobs/job-1/sent', { body: theSent() });
  show(9);
  expect(server.calls).toEqual([]);
  await open();
  const openai = await vendor('OpenAI');
  expect(openai.textContent).toMatch(/gpt-6-sol, gpt-6-mini · 8 calls · May 4, 2031, .+ to .+/);
  expect(openai.textContent).toContain('3 sources');
  expect(linesOf(openai)).toEqual([
    'Topic',
    'Persona',
    'Your opinion',
    'Your answers to the questions',
    'Our figures of March',
    'Customer onboarding · passages of it',
    'Untitled source',
    'Plan',
    'Drafts of the pieces',
  ]);
  const other = await vendor('An OpenAI-compatible endpoint');
  expect(linesOf(other)).toEqual(['Topic', 'Audience of the persona', 'Customer onboarding · passages of it']);
});

test('what was kept back is named, with its reason, and what was sent of it all the same', async () => {
  server.on('GET /jobs/job-1/sent', { body: theSent() });
  show(9);
  await open();
  const text = (await vendor('OpenAI')).textContent;
  expect(text).toContain(
    'Not sent to the writer“Ten prompts for agents”: its text speaks to machines and may hold orders.',
  );
  expect(text).not.toContain('For the notes on the sources');
  expect((await vendor('An OpenAI-compatible endpoint')).textContent).toContain(
    'For the notes on the sources, passages were sent of these, too.',
  );
});

test('it can be asked for again, and be nothing', async () => {
  server.on('GET /jobs/job-1/sent', { status: 503, body: { detail: 'The database cannot be reached.' } });
  show(1);
  await open();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The database cannot be reached.');
  server.on('GET /jobs/job-1/sent', { body: [] });
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing was sent to a model.')).toBeDefined();
});

test('a server that tells less is shown for what it tells', async () => {
  server.on('GET /jobs/job-1/sent', {
    body: [{ vendor: 'Mistral', texts: [{ kind: 'topic' }, { kind: 'smells' }] }, 7],
  });
  show(1);
  await open();
  const mistral = await vendor('Mistral');
  expect(linesOf(mistral)).toEqual(['Topic']);
});
