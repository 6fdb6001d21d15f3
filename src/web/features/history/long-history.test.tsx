import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useCallback, useState } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { JobSummary } from '../../../core/contracts/job.ts';
import { gate } from '../../../../test/support/gate.ts';
import { aJobSummary } from '../../../../test/fakes/wire-job-summary.ts';
import { ScriptedApi } from '../../../../test/fakes/scripted-api.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { HistoryScreen, type HistoryView } from './history-screen.tsx';

configure({ asyncUtilTimeout: 10_000 });

let server: ScriptedApi;
let kept: JobSummary[];

/** Answers as the server does: a hundred at a time, with the number of all that match. */
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  kept = Array.from({ length: 1_000 }, (_, at) => aJobSummary(at + 1));
  server = new ScriptedApi().on('GET /jobs/history', ({ call }) => {
    const query = new URLSearchParams(call.split('?')[1]);
    const search = (query.get('search') ?? '').toLowerCase();
    const offset = Number(query.get('offset'));
    const matching = kept.filter(({ topic }) => topic.toLowerCase().includes(search));
    return {
      body: matching.slice(offset, offset + Number(query.get('limit'))),
      headers: { 'x-total-count': String(matching.length) },
    };
  });
  vi.stubGlobal('fetch', server.fetch);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Host({ at }: { at: HistoryView }) {
  const [view, setView] = useState(at);
  const [queries] = useState(createQueryClient);
  const keep = useCallback((next: HistoryView) => setView(next), []);
  const nothing = () => undefined;
  return (
    <QueryClientProvider client={queries}>
      <HistoryScreen
        {...view}
        onViewChange={keep}
        onOpenJob={nothing}
        onBackToDashboard={nothing}
        onShowUsage={nothing}
      />
    </QueryClientProvider>
  );
}

async function open(at: HistoryView = { search: '', page: 1 }) {
  render(<Host at={at} />);
  await screen.findByRole('list', { name: 'Projects' });
  return userEvent.setup({ delay: null });
}

const asked = () =>
  server.callsOf('GET /jobs/history').map(({ call }) => call.replace('GET /jobs/history?limit=100&offset=', ''));
const topics = () =>
  within(screen.getByRole('list', { name: 'Projects' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('p')?.textContent);
/** All that stands on the screen from now on, however shortly. */
function watchTexts() {
  const texts: string[] = [];
  const watch = new MutationObserver(() => texts.push(document.body.textContent));
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => watch.disconnect());
  return () => texts.join('\n');
}
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

test('a thousand projects can be turned through, a hundred fetched at a time and the next one ahead', async () => {
  const user = await open();
  expect(screen.getByText('1,000 projects')).toBeDefined();
  expect(asked()).toEqual(['0']);
  expect(screen.getAllByRole('button', { name: /^Page / }).map(({ textContent }) => textContent)).toEqual([
    '1',
    '2',
    '100',
  ]);
  await press(user, 'Page 100');
  await screen.findByText('Topic 1000');
  expect(topics()[0]).toBe('Topic 991');
  expect(asked()).toEqual(['0', '900']);
  await press(user, 'Page 1');
  for (let page = 2; page <= 10; page += 1) await press(user, 'Next');
  expect(topics()[9]).toBe('Topic 100');
  await waitFor(() => expect(asked()).toContain('100'));
  await press(user, 'Next');
  await screen.findByText('Topic 101');
  expect(screen.getByRole('button', { name: 'Page 11' }).getAttribute('aria-current')).toBe('page');
});

test('what the page numbers leave out is reached by its number', async () => {
  const user = await open();
  await press(user, 'Go to a page from 3 to 99');
  const field = screen.getByRole('textbox', { name: 'Go to page' });
  expect(document.activeElement).toBe(field);
  for (const wrong of ['101', '0', 'five', '{Backspace}']) {
    await user.clear(field);
    await user.type(field, `${wrong}{Enter}`);
    expect(screen.getByText('There are pages 1 to 100.')).toBeDefined();
  }
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Go to page' })).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Go to a page from 3 to 99');

  await user.keyboard('{Enter}57{Enter}');
  await screen.findByText('Topic 561');
  expect(screen.getByRole('button', { name: 'Page 57' }).getAttribute('aria-current')).toBe('page');
  expect(screen.queryByRole('textbox', { name: 'Go to page' })).toBeNull();
  // On both sides of it there are pages left out.
  await press(user, 'Go to a page from 2 to 55');
  await press(user, 'Go to a page from 59 to 99');
  expect(screen.queryByRole('textbox', { name: 'Go to page' })).toBeNull();
});

test('an address leads to a page far back, and one beyond the last to the last', async () => {
  await open({ search: '', page: 57 });
  await screen.findByText('Topic 561');
  cleanup();
  await open({ search: '', page: 5_000 });
  await screen.findByText('Topic 1000');
});

test('while a further hundred is on its way, its place is kept and its pages can be left', async () => {
  const farHundred = gate();
  const user = await open();
  const answer = server.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.includes('offset=900')) await farHundred.opened;
    return answer(url, init);
  });
  await press(user, 'Page 100');
  expect(screen.queryByRole('list', { name: 'Projects' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Page 100' }).getAttribute('aria-current')).toBe('page');
  farHundred.open();
  await screen.findByText('Topic 1000');
});

test('a search looks at all of them, on the server, and what stood there stays until it has answered', async () => {
  const user = await open();
  await user.type(screen.getByRole('searchbox'), 'TOPIC 99');
  expect(topics()[0]).toBe('Topic 1');
  expect(screen.getByRole('list', { name: 'Projects' }).getAttribute('aria-busy')).toBe('true');
  await screen.findByText('Topic 990');
  expect(screen.getByText('11 of 1,000 projects')).toBeDefined();
  expect(topics()[0]).toBe('Topic 99');
  expect(asked()).toEqual(['0', '0&search=TOPIC%2099']);
  await press(user, 'Next');
  expect(topics()).toEqual(['Topic 999']);
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'zebra');
  await screen.findByText('No topic contains “zebra”');
});

test('deleting keeps the page, and the next project moves up from the hundred behind', async () => {
  server.on('DELETE /jobs/job-99', () => {
    kept = kept.filter(({ id }) => id !== 'job-99');
    return { status: 204 };
  });
  const user = await open({ search: '', page: 10 });
  await press(user, 'Delete: Topic 99');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText('Topic 101');
  // As long as it is open, what lies behind it is hidden.
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(topics().slice(-2)).toEqual(['Topic 100', 'Topic 101']);
  expect(screen.getByText('999 projects')).toBeDefined();
});

test.each(['', 'topic'])(
  'deleting the only project of the last hundred leads to the page before it (search: “%s”)',
  async (search) => {
    kept = kept.slice(0, 301);
    server.on('DELETE /jobs/job-301', () => {
      kept = kept.filter(({ id }) => id !== 'job-301');
      return { status: 204 };
    });
    const user = await open({ search, page: 31 });
    const seen = watchTexts();
    await user.click(await screen.findByRole('button', { name: 'Delete: Topic 301' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText('Topic 300');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await screen.findByText('300 projects');
    expect(topics()).toHaveLength(10);
    expect(screen.getByRole('button', { name: 'Page 30' }).getAttribute('aria-current')).toBe('page');
    expect(seen()).not.toContain('No topic contains');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Topic 300'));
  },
);

test('that nothing was found is said of what was asked for, not of what is being typed', async () => {
  const user = await open();
  await user.type(screen.getByRole('searchbox'), 'zebra');
  await screen.findByText('No topic contains “zebra”');
  const seen = watchTexts();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'topic 2');
  await screen.findByText('Topic 2');
  expect(new Set(seen().match(/No topic contains “.*?”/g))).toEqual(new Set(['No topic contains “zebra”']));
});

test('only the hundred that is looked at is asked for again while projects in it are at work', async () => {
  for (const at of [0, 5, 900]) kept[at] = aJobSummary(at + 1, { status: 'researching' });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    await open({ search: '', page: 100 });
    await screen.findByText('Topic 1000');
    const before = asked().length;
    kept = kept.slice(0, 999);
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(asked().slice(before)).toEqual(['900']);
    // The count comes with it.
    await screen.findByText('999 projects');
  } finally {
    vi.useRealTimers();
  }
});

test('a hundred that could not be fetched says so, and can be tried again', async () => {
  const user = await open();
  const answer = server.fetch;
  let isDown = true;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    isDown && url.includes('offset=900')
      ? Promise.resolve(new Response('{"detail":"The database rests."}', { status: 500 }))
      : answer(url, init),
  );
  await press(user, 'Page 100');
  await screen.findByText('Your history could not be loaded');
  isDown = false;
  await press(user, 'Try again');
  await screen.findByText('Topic 1000');
});

test('a row that cannot be read takes nothing from the count, whichever hundred was fetched last', async () => {
  const bad = { ...aJobSummary(15), id: null } as unknown as JobSummary;
  kept[14] = bad;
  kept = kept.slice(0, 201);
  const user = await open();
  const seen = watchTexts();
  expect(screen.getByText('201 projects')).toBeDefined();
  for (const page of ['Page 21', 'Page 1', 'Page 2']) {
    await user.click(screen.getByRole('button', { name: page }));
    await waitFor(() => expect(screen.getByRole('button', { name: page }).getAttribute('aria-current')).toBe('page'));
  }
  await screen.findByText('Topic 16');
  expect(topics()).not.toContain('Topic 15');
  expect(new Set(seen().match(/\d+ projects/g))).toEqual(new Set(['201 projects']));
});

test('a page of which nothing can be read does not say that nothing was found', async () => {
  kept = kept.slice(0, 101);
  kept[100] = { ...aJobSummary(101), id: null } as unknown as JobSummary;
  const user = await open();
  await press(user, 'Page 11');
  await waitFor(() => expect(screen.queryByText('Topic 1')).toBeNull());
  await waitFor(() => expect(asked()).toContain('100'));
  await screen.findByText('101 projects');
  expect(document.body.textContent).not.toContain('No topic contains');
});
