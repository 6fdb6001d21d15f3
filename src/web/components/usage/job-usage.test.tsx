import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { UsageCall, UsageTotals } from '../../../core/contracts/usage.ts';
import { NO_USAGE } from '../../../core/rules/no-usage.ts';
import { ScriptedApi } from '../../../../test/fakes/scripted-api.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { sumUsage } from '../../lib/sum-usage.ts';
import { JobUsage } from './job-usage.tsx';
import type { UsagePart } from './job-usage.tsx';
import { RunUsage } from './run-usage.tsx';

configure({ asyncUtilTimeout: 10_000 });

const plan: UsageTotals = {
  ...NO_USAGE,
  calls: 2,
  input_tokens: 9_000,
  cached_input_tokens: 4_000,
  output_tokens: 1_000,
  cost_usd: 0.01,
};
const post: UsageTotals = { ...NO_USAGE, calls: 1, input_tokens: 5_000, output_tokens: 200, cost_usd: 0.0034 };
/** It was tried once, and the answer broke off. */
const script: UsageTotals = { ...NO_USAGE, calls: 1, uncounted_calls: 1, cost_usd: null, unpriced_calls: 1 };

const PARTS = [
  { id: 'out-1', name: 'X Post', usage: post, writtenBy: 'gpt-6-sol' },
  { id: 'out-2', name: 'Video Script', usage: script, writtenBy: null },
  { id: 'out-3', name: 'Blog Post', usage: NO_USAGE, writtenBy: 'builtin' },
];

const call = (change: Partial<UsageCall>): UsageCall => ({
  at: '2031-05-04T10:00:00.000Z',
  use_case: 'plan',
  output_id: null,
  vendor: 'openai',
  model: 'gpt-6-sol',
  input_tokens: 4_500,
  cached_input_tokens: 2_000,
  output_tokens: 500,
  cost_usd: 0.005,
  failed: false,
  ...change,
});

let server: ScriptedApi;

beforeEach(() => {
  server = new ScriptedApi();
  vi.stubGlobal('fetch', server.fetch);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(usage: UsageTotals, parts: readonly UsagePart[] = PARTS) {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <JobUsage jobId="job-1" usage={usage} parts={parts} />
    </QueryClientProvider>,
  );
}

const linesOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));

describe('what a project took', () => {
  test('is one line, and behind it the parts, which add up', async () => {
    const { container } = show(sumUsage([plan, post, script]));
    expect(container.textContent).toContain('In all: $0.0134 · 15,200 tokens, without 1 call that was not counted');
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    expect(linesOf('Usage by piece')).toEqual([
      ['In all', '$0.0134', '41 not counted', '14,000', '4,000', '1,200'],
      ['Research and plan', '$0.0100', '2', '9,000', '4,000', '1,000'],
      ['X Post', '$0.0034', '1', '5,000', '–', '200'],
      ['Video Script', 'unknown', '11 not counted', 'unknown', '–', 'unknown'],
    ]);
  });

  test('can be seen call by call', async () => {
    server.on('GET /jobs/job-1/usage', { status: 503, body: { detail: 'The database cannot be reached.' } });
    show(sumUsage([plan, post, script]));
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show all 4 calls' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The calls could not be loaded');
    const calls = [
      call({ use_case: 'brief' }),
      call({ cost_usd: 0.000_01, cached_input_tokens: 0 }),
      call({ use_case: 'draft', output_id: 'out-1' }),
      call({ use_case: 'edit', output_id: 'out-1' }),
      call({
        use_case: 'check',
        output_id: 'out-2',
        input_tokens: null,
        cached_input_tokens: null,
        output_tokens: null,
        cost_usd: null,
        failed: true,
      }),
    ];
    server.on('GET /jobs/job-1/usage', { body: calls });
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('table', { name: 'Calls in their order' });
    expect(linesOf('Calls in their order')).toEqual([
      ['Reading sources', '$0.0050', 'gpt-6-sol', '4,500', '2,000', '500'],
      ['Plan', 'under $0.0001', 'gpt-6-sol', '4,500', '–', '500'],
      ['X Post: Draft', '$0.0050', 'gpt-6-sol', '4,500', '2,000', '500'],
      ['X Post: Edit', '$0.0050', 'gpt-6-sol', '4,500', '2,000', '500'],
      ['Video Script: Fact checkfailed', 'unknown', 'gpt-6-sol', 'not told', 'not told', 'not told'],
    ]);
  });

  test('names the calls of older projects as they were', async () => {
    server.on('GET /jobs/job-1/usage', {
      body: [call({ use_case: 'piece', output_id: 'out-1' }), call({ use_case: 'repair', output_id: 'out-1' })],
    });
    show(sumUsage([plan, post]));
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    await userEvent.click(screen.getByRole('button', { name: /^Show all/ }));
    await screen.findByRole('table', { name: 'Calls in their order' });
    expect(linesOf('Calls in their order').map(([part]) => part)).toEqual(['X Post: Piece', 'X Post: Correction']);
  });

  test('does not pass for the whole where a model wrote pieces before calls were counted', () => {
    const older = { id: 'out-4', name: 'LinkedIn Post', usage: NO_USAGE, writtenBy: 'gpt-5' };
    const { container } = show(post, [...PARTS, older]);
    expect(container.textContent).toContain(
      'In all: $0.0034 · 5,200 tokens, without 1 piece whose calls were not counted',
    );
  });

  test('is not spoken of where no model was called', () => {
    expect(show(NO_USAGE).container.textContent).toBe('');
    expect(render(<RunUsage usage={NO_USAGE} />).container.textContent).toBe('');
  });

  test('is told while it goes on', () => {
    expect(render(<RunUsage usage={post} />).container.textContent).toBe('So far: $0.0034 · 5,200 tokens');
  });
});
