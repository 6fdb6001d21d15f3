import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useCallback, useState } from 'react';
import { Toaster } from 'sonner';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aJobSummary as aJob } from '../../../../test/fakes/wire-job-summary.ts';
import { NO_USAGE } from '../../../core/rules/no-usage.ts';
import type { JobSummary } from '../../../core/contracts/job.ts';
import { ScriptedApi } from '../../../../test/fakes/scripted-api.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { HistoryScreen, type HistoryView } from './history-screen.tsx';

const HISTORY_CALL = 'GET /jobs/history';
// Dialogs and forms come as files of their own, which a busy machine reads slowly.
configure({ asyncUtilTimeout: 10_000 });

let server: ScriptedApi;
let kept: JobSummary[];
const onOpenJob = vi.fn<(job: JobSummary) => void>();
const onBackToDashboard = vi.fn<() => void>();
const onShowUsage = vi.fn<() => void>();

beforeEach(() => {
  server = new ScriptedApi();
  vi.stubGlobal('fetch', server.fetch);
  kept = Array.from({ length: 23 }, (_, index) => aJob(index + 1));
  server.on(HISTORY_CALL, () => ({ body: kept }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The screen as the dashboard shows it: search and page are kept outside, as an address would. */
function Host() {
  const [view, setView] = useState<HistoryView>({ search: '', page: 1 });
  const [queries] = useState(createQueryClient);
  const keep = useCallback((next: HistoryView) => setView(next), []);
  return (
    <QueryClientProvider client={queries}>
      <output aria-label="address">{`${view.search}|${view.page}`}</output>
      <HistoryScreen
        {...view}
        onViewChange={keep}
        onOpenJob={onOpenJob}
        onBackToDashboard={onBackToDashboard}
        onShowUsage={onShowUsage}
      />
      <Toaster />
    </QueryClientProvider>
  );
}

async function open() {
  render(<Host />);
  await screen.findByRole('list', { name: 'Projects' });
  return userEvent.setup();
}

const shownTopics = () =>
  within(screen.getByRole('list', { name: 'Projects' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('p')?.textContent);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const address = () => screen.getByLabelText('address').textContent;

describe('the list', () => {
  test('asks for a hundred and shows ten a page', async () => {
    const user = await open();
    expect(server.calls[0]?.call).toBe('GET /jobs/history?limit=100&offset=0');
    expect(shownTopics()).toHaveLength(10);
    await user.click(button('Next'));
    expect(shownTopics()[0]).toBe('Topic 11');
    await user.click(button('Page 3'));
    expect(shownTopics()).toEqual(['Topic 21', 'Topic 22', 'Topic 23']);
    expect(button('Next')).toHaveProperty('disabled', true);
    expect(address()).toBe('|3');
    await user.click(button('Previous'));
    expect(address()).toBe('|2');
  });

  test('says what there is of a project that lacks pieces, and tells one that was stopped from one that failed', async () => {
    const piece = { format: 'X Post', variant: 1, redo: null } as const;
    const pieces = Array.from({ length: 6 }, (_, at) => ({
      ...piece,
      output_id: `o${at}`,
      status: at === 0 ? ('failed' as const) : ('completed' as const),
      characters: at === 0 ? 0 : 200,
    }));
    const progress = { stage: 'completed' as const, percent: 100, message: '', waiting: null, pieces };
    kept = [
      aJob(1, { progress }),
      aJob(2, { progress: { ...progress, pieces: pieces.slice(1) } }),
      aJob(3, { status: 'failed', error_message: 'The model has no more room.' }),
      aJob(4, { status: 'failed', error_message: 'Cancelled' }),
      aJob(5, { status: 'generating_formats', progress: { ...progress, pieces: pieces.slice(0, 2) } }),
    ];
    await open();
    const [lacking, whole, failed, stopped, writing] = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(lacking).toContain('Completed5 of 6 pieces');
    expect(whole).not.toContain('pieces');
    expect(failed).toContain('The model has no more room.Failed');
    expect(stopped).toContain('Cancelled');
    expect(stopped).not.toContain('Failed');
    expect(writing).toContain('Writing1 of 2 pieces');
  });

  test('says of a project that stands still what it waits for', async () => {
    const until = '2031-05-05T10:00:00.000Z';
    const waiting = { reason: 'The plan is ready.', until };
    const progress = { stage: 'drafting' as const, percent: 35, message: '', waiting, pieces: [] };
    const fusion = { fusion_type: 'zero' as const, answers: { fusion_content: '' } };
    kept = [
      aJob(1, { status: 'drafting', plan_due_at: until, progress }),
      aJob(2, { status: 'drafting', plan_due_at: until, progress: { ...progress, waiting: null } }),
      aJob(3, { status: 'fusion_pending' }),
      aJob(4, { status: 'fusion_pending', fusion }),
    ];
    await open();
    const [plan, read, opinion, given] = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(plan).toContain('Its plan waits for you');
    expect(read).not.toContain('waits for you');
    expect(opinion).toContain('Waits for your opinion');
    expect(given).not.toContain('Waits for');
  });

  test('tells the day, and the time to those who point at it', async () => {
    await open();
    const [time] = document.getElementsByTagName('time');
    expect(time?.textContent).toBe('May 4, 2031');
    expect(time?.dateTime).toBe('2031-05-04T10:00:00.000Z');
    expect(time?.title).toMatch(/^May 4, 2031 at \d+:00 [AP]M$/);
  });

  test('names three formats, then an ellipsis', async () => {
    kept = [aJob(1, { desired_formats: ['Descriptions', 'X Post', 'Video Script', 'Blog Post'] }), aJob(2)];
    await open();
    const [four, two] = screen.getAllByRole('listitem');
    expect(four?.textContent).toContain('Descriptions, X Post, Video Script…');
    expect(two?.textContent).toContain('X Post, Blog Post');
    expect(two?.textContent).not.toContain('…');
  });

  test('opens a job that is still at work, too', async () => {
    kept = [aJob(1, { status: 'drafting' })];
    const user = await open();
    expect(screen.getByText('Drafting')).toBeDefined();
    await user.click(button(/View Content/));
    expect(onOpenJob).toHaveBeenCalledWith(kept[0]);
  });

  test('is empty before the first job', async () => {
    kept = [];
    render(<Host />);
    await screen.findByText('Nothing here yet');
    await userEvent.click(button('Start your first project'));
    expect(onBackToDashboard).toHaveBeenCalledOnce();
  });
});

describe('what projects took', () => {
  const priced = { ...NO_USAGE, calls: 4, input_tokens: 12_000, output_tokens: 345, cost_usd: 0.0134 };
  const unpriced = {
    ...NO_USAGE,
    calls: 2,
    input_tokens: 2_000,
    output_tokens: 100,
    cost_usd: null,
    unpriced_calls: 2,
  };

  test('stands in each row, and their sum above, with the way to all usage', async () => {
    kept = [aJob(1, { usage: priced }), aJob(2, { usage: unpriced }), aJob(3)];
    const user = await open();
    const [one, two, three] = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(one).toContain('· $0.0134');
    expect(two).toContain('· 2,100 tokens');
    expect(three).not.toMatch(/\$|token|model/);
    expect(screen.getByText(/^In all:/).textContent).toContain(
      'In all: $0.0134, without 2 calls of unknown price · 14,445 tokens.',
    );
    await user.click(button('Usage by month'));
    expect(onShowUsage).toHaveBeenCalledOnce();
  });

  test('is summed for those that a search has found', async () => {
    kept = [aJob(1, { usage: priced }), aJob(2, { usage: unpriced })];
    const user = await open();
    await user.type(screen.getByRole('searchbox'), 'Topic 1');
    expect(screen.getByText(/^In all/).textContent).toContain('In all: $0.0134 · 12,345 tokens.');
  });

  test('is not spoken of where no model was called', async () => {
    await open();
    expect(screen.queryByText(/^In all:/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Usage by month' })).toBeNull();
  });
});

describe('search', () => {
  test('narrows at once, from the first page, and lands in the address when one stops typing', async () => {
    const user = await open();
    await user.click(button('Page 3'));
    await user.type(screen.getByPlaceholderText('Search by topic...'), 'TOPIC 2');
    expect(shownTopics()).toEqual(['Topic 2', 'Topic 20', 'Topic 21', 'Topic 22', 'Topic 23']);
    expect(screen.getByText('5 of 23 projects')).toBeDefined();
    await waitFor(() => expect(address()).toBe('TOPIC 2|1'));
  });

  test('is in the address before a project is opened from it, however soon, for the way back', async () => {
    const user = await open();
    await user.type(screen.getByRole('searchbox'), 'TOPIC 23');
    await user.click(button(/View Content/));
    expect(onOpenJob).toHaveBeenCalledWith(kept[22]);
    expect(address()).toBe('TOPIC 23|1');
  });

  test('says so when nothing matches, and can be cleared', async () => {
    const user = await open();
    await user.type(screen.getByRole('searchbox'), 'zebra');
    expect(screen.getByText('No topic contains “zebra”')).toBeDefined();
    await user.click(button('Clear search'));
    expect(shownTopics()).toHaveLength(10);
  });
});

describe('deleting', () => {
  const question = 'Are you sure you want to permanently delete the topic? This action cannot be undone.';

  test('asks first, and does nothing on Cancel', async () => {
    const user = await open();
    await user.click(button('Delete: Topic 1'));
    expect(within(await screen.findByRole('alertdialog')).getByText(question, { exact: false })).toBeDefined();
    await user.click(button('Cancel'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(server.callsOf('DELETE /jobs/job-1')).toHaveLength(0);
    await waitFor(() => expect(document.activeElement).toBe(button('Delete: Topic 1')));
  });

  test('takes the job out of the list and steps back from a page that is now empty', async () => {
    kept = kept.slice(0, 11);
    server.on('DELETE /jobs/job-11', () => {
      kept = kept.slice(0, 10);
      return { status: 204 };
    });
    const user = await open();
    await user.click(button('Page 2'));
    await user.click(button('Delete: Topic 11'));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText('Job Deleted');
    expect(screen.getByText('The content has been permanently removed.')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(document.activeElement).toBe(button('View Content: Topic 10'));
    expect(shownTopics()).toEqual(Array.from({ length: 10 }, (_, index) => `Topic ${index + 1}`));
  });

  test('leads on to the next row, on the same page', async () => {
    server.on('DELETE /jobs/job-12', () => {
      kept = kept.filter(({ id }) => id !== 'job-12');
      return { status: 204 };
    });
    const user = await open();
    await user.click(button('Page 2'));
    await user.click(button('Delete: Topic 12'));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(document.activeElement).toBe(button('View Content: Topic 13')));
    expect(shownTopics().slice(0, 2)).toEqual(['Topic 11', 'Topic 13']);
    expect(screen.getByText('22 projects')).toBeDefined();
  });

  test('keeps the job and says so when the server refuses', async () => {
    server.on('DELETE /jobs/job-1', { status: 500 });
    const user = await open();
    await user.click(button('Delete: Topic 1'));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText('Failed to delete the job. Please try again.');
    expect(shownTopics()[0]).toBe('Topic 1');
  });
});

describe('a history that cannot be loaded', () => {
  test('gives the reason in a toast and in place, and can be tried again', async () => {
    server.on(HISTORY_CALL, { status: 500, body: { detail: 'The database rests.' } });
    render(<Host />);
    await screen.findByText('Load Error');
    expect(screen.getAllByText('The database rests.')).toHaveLength(2);
    server.on(HISTORY_CALL, { body: kept });
    await userEvent.click(button('Try again'));
    await screen.findByText('Topic 1');
    expect(screen.queryByText('Your history could not be loaded')).toBeNull();
  });

  test('asks to log in after a 401', async () => {
    server.on(HISTORY_CALL, { status: 401, body: { detail: 'Authentication required' } });
    render(<Host />);
    await screen.findByText('Load Error');
    expect(screen.getAllByText('Please log in to view content history')).not.toHaveLength(0);
  });
});

test('the states of jobs at work are looked at again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  kept = [aJob(1, { status: 'researching' })];
  await open();
  kept = [aJob(1, { status: 'completed' })];
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await screen.findByText('Completed');
  const asked = server.callsOf(HISTORY_CALL).length;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(server.callsOf(HISTORY_CALL)).toHaveLength(asked);
  vi.useRealTimers();
});
