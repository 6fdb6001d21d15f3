import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DayUsage, UsageReport, UsageRow } from '../../../core/contracts/usage.ts';
import { ScriptedApi } from '../../../../test/fakes/scripted-api.ts';
import { aDay } from '../../../../test/fakes/wire-today.ts';
import { inThreeHours, timeOf } from '../../../../test/fakes/in-three-hours.ts';
import { windowOf } from '../../../../test/fakes/window-of.ts';
import * as files from '../../lib/download.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { UsageScreen } from './usage-screen.tsx';

configure({ asyncUtilTimeout: 10_000 });

function aRow(change: Partial<UsageRow> = {}): UsageRow {
  return {
    month: '2031-05',
    persona_id: 'p1',
    persona_name: 'Northkit',
    jobs: 2,
    pieces: 5,
    calls: 12,
    input_tokens: 40_000,
    cached_input_tokens: 25_000,
    output_tokens: 8_000,
    uncounted_calls: 0,
    cost_usd: 0.1234,
    unpriced_calls: 0,
    ...change,
  };
}

const NO_PRICE = aRow({
  persona_id: null,
  persona_name: 'Old shop',
  jobs: 1,
  pieces: 2,
  calls: 3,
  input_tokens: 1_000,
  cached_input_tokens: 0,
  output_tokens: 500,
  cost_usd: null,
  unpriced_calls: 3,
});
/** The description of a voice is made for no persona yet; its vendor told no tokens. */
const NO_COUNT = aRow({
  month: '2031-03',
  persona_id: null,
  persona_name: null,
  jobs: 0,
  pieces: 0,
  calls: 1,
  input_tokens: 0,
  cached_input_tokens: 0,
  output_tokens: 0,
  uncounted_calls: 1,
  cost_usd: null,
  unpriced_calls: 1,
});

let server: ScriptedApi;
let report: UsageReport;
let today: DayUsage;
const onStart = vi.fn<() => void>();

beforeEach(() => {
  // jsdom has no canvas: the page has to do without its picture.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.stubGlobal('matchMedia', windowOf(1440));
  report = { from: '2030-06', to: '2031-05', rows: [aRow(), NO_PRICE, NO_COUNT] };
  today = aDay();
  server = new ScriptedApi().on('GET /usage', () => ({ body: report })).on('GET /usage/today', () => ({ body: today }));
  vi.stubGlobal('fetch', server.fetch);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Host({ writer }: { writer: 'builtin' | 'model' }) {
  const [queries] = useState(createQueryClient);
  queries.setQueryData(['config'], { writer: { id: writer } });
  return (
    <QueryClientProvider client={queries}>
      <UsageScreen onStart={onStart} />
    </QueryClientProvider>
  );
}

async function open() {
  render(<Host writer="model" />);
  return screen.findByRole('table', { name: 'Usage by month and persona' });
}

const linesOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));

describe('the usage page', () => {
  test('says up front what the present month took, and what the year did', async () => {
    await open();
    expect(server.calls.map(({ call }) => call).toSorted()).toEqual(['GET /usage/today', 'GET /usage?months=12']);
    const month = screen.getByText('May 2031, so far').closest('.card');
    expect(month?.textContent).toContain('$0.1234without 3 calls of unknown price');
    expect(month?.textContent).toContain('49,500 tokens41,000 in (25,000 of them cached), 8,500 out');
    expect(month?.textContent).toContain('15 callsfor 3 projects and 7 pieces');
    expect(month?.textContent).toContain(
      'Since March 2031: $0.1234, without 3 calls of unknown price · 49,500 tokens, without 1 call that was not counted',
    );
  });

  test('has all of it as a table: months with their sums, the personas below, deleted ones and none at all too', async () => {
    expect(linesOf(await open())).toEqual([
      ['Month and persona', 'Cost', 'Projects', 'Pieces', 'Calls', 'Tokens in', 'of which cached', 'Tokens out'],
      ['May 2031', '$0.1234without 3 calls', '3', '7', '15', '41,000', '25,000', '8,500'],
      ['Northkit', '$0.1234', '2', '5', '12', '40,000', '25,000', '8,000'],
      ['Old shop (deleted)', 'unknown', '1', '2', '3', '1,000', '–', '500'],
      ['March 2031', 'unknown', '0', '0', '11 not counted', 'unknown', '–', 'unknown'],
      ['No persona', 'unknown', '0', '0', '11 not counted', 'unknown', '–', 'unknown'],
    ]);
  });

  test('hands the table over as CSV, with figures that can be summed', async () => {
    const handOver = vi.spyOn(files, 'downloadText').mockReturnValue();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    const [name, csv = '', type] = handOver.mock.calls[0] ?? [];
    expect([name, type]).toEqual(['usage-2030-06-to-2031-05.csv', 'text/csv']);
    expect(csv.split('\r\n').slice(1)).toEqual([
      '2031-05,Northkit,2,5,12,40000,25000,8000,0,0.1234,0',
      '2031-05,Old shop (deleted),1,2,3,1000,,500,0,,3',
      '2031-03,No persona,0,0,1,,,,1,,1',
      '',
    ]);
  });

  test('without a chart says where the same stands, and what of it the bars would lack', async () => {
    await open();
    await screen.findByText('The chart could not be drawn. The table below says the same.');
    const shown = screen.getByRole('group', { name: 'What the bars show' });
    expect(within(shown).getByRole<HTMLInputElement>('radio', { name: 'Cost' }).checked).toBe(true);
    expect(
      screen.getByText('The bars are without 3 calls of unknown price and without 1 call that was not counted.'),
    ).toBeDefined();
    await userEvent.click(within(shown).getByRole('radio', { name: 'Tokens' }));
    expect(screen.getByText('The bars are without 1 call that was not counted.')).toBeDefined();
  });

  test('shows what is used of today’s limits, and what all of it would cost', async () => {
    today = aDay({
      ends_at: inThreeHours(),
      tokens_used: 2_970_000,
      token_limit: 3_000_000,
      cost_usd: 0.8012,
      unpriced_calls: 2,
      limit_cost_usd: { low: 3.81, high: 8.96 },
      projects_started: 7,
      project_limit: 50,
    });
    await open();
    const card = (await screen.findByText('Today, so far')).closest('.card');
    expect(card?.textContent).toContain(
      `30,000 tokens left2.97 of 3 million usedResets at ${timeOf(today.ends_at)} (in 3 hours).`,
    );
    expect(card?.textContent).toContain('$0.80Today’s limit is worth about $3.80 to $9.00.');
    expect(card?.textContent).toContain('2 more calls have no known price.');
    expect(card?.textContent).toContain('7 of 50 projects started todayDeleted projects also count.');
    expect(screen.getByRole('progressbar', { name: 'Tokens of today that are used' })).toBeDefined();
    expect(screen.queryByText('Today’s tokens are used up')).toBeNull();
  });

  test('says when today’s tokens are used up, and names no money where no price is known', async () => {
    today = aDay({
      ends_at: inThreeHours(),
      tokens_used: 3_000_100,
      token_limit: 3_000_000,
      cost_usd: null,
      unpriced_calls: 40,
    });
    await open();
    const card = (await screen.findByText('Today’s tokens are used up')).closest('.card');
    expect(card?.textContent).toContain('No tokens leftAll 3 million used');
    expect(card?.textContent).toContain(`wait until ${timeOf(today.ends_at)} (in 3 hours).`);
    expect(card?.textContent).not.toContain('$');
  });

  test('says one sum where the worth of the day is known well, and none once all of it is used', async () => {
    today = aDay({
      tokens_used: 10_000,
      token_limit: 3_000_000,
      cost_usd: 5.2,
      limit_cost_usd: { low: 7.2, high: 7.4 },
    });
    await open();
    await screen.findByText('Today’s limit is worth about $7.30.');
    cleanup();
    today = { ...today, tokens_used: 3_000_000, unpriced_calls: 1 };
    await open();
    await screen.findByText('1 more call has no known price.');
    expect(screen.queryByText(/is worth about/)).toBeNull();
  });

  test('says when new projects can be started where only they have a limit', async () => {
    today = aDay({ ends_at: inThreeHours(), projects_started: 2, project_limit: 2 });
    await open();
    const card = (await screen.findByText('2 of 2 projects started today')).closest('.card');
    expect(card?.textContent).toContain(`Resets at ${timeOf(today.ends_at)} (in 3 hours).`);
  });

  test('has nothing of the day where it has no limits', async () => {
    await open();
    expect(screen.queryByText('Today, so far')).toBeNull();
  });

  test('has a way to the first project before a model was used', async () => {
    report = { ...report, rows: [] };
    render(<Host writer="builtin" />);
    await screen.findByText('No model was used yet');
    expect(screen.getByText(/^The built-in writer calls no model/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Start a project' }));
    expect(onStart).toHaveBeenCalledOnce();
  });

  test('that could not be loaded says why, and comes when it is tried again', async () => {
    server.on('GET /usage', { status: 503, body: { detail: 'The database cannot be reached.' } });
    render(<Host writer="model" />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Your usage could not be loaded');
    expect(alert.textContent).toContain('The database cannot be reached.');
    server.on('GET /usage', () => ({ body: report }));
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('table');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
