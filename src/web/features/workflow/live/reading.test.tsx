import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Job, PieceProgress } from '../../../../core/contracts/job.ts';
import type { DraftChange, DraftReason } from '../../../../core/contracts/live.ts';
import { ScriptedApi } from '../../../../../test/fakes/scripted-api.ts';
import { aJob, anOutput } from '../../../../../test/fakes/wire-job.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { ProgressCard } from '../progress-card.tsx';
import { applyChanges, draftsKey, NO_DRAFTS, type LiveDrafts } from './live-drafts.ts';

let queryClient: QueryClient;
let server: ScriptedApi;
const onOpenPiece = vi.fn<(id: string) => void>();
const onReadPiece = vi.fn<(id: string) => void>();

beforeEach(() => {
  // jsdom has no layout, so it cannot scroll.
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  queryClient = createQueryClient();
  server = new ScriptedApi();
  vi.stubGlobal('fetch', server.fetch);
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

type Statuses = Record<string, PieceProgress['status']>;

/** A job of posts, each by its id. */
function jobOf(statuses: Statuses): Job {
  const pieces = Object.entries(statuses).map(([output_id, status], index) => ({
    output_id,
    format: 'X Post',
    variant: index + 1,
    status,
    redo: null,
    characters: status === 'completed' ? 18 : 0,
  }));
  return aJob({
    status: 'generating_formats',
    batch_formats: { 'X Post': pieces.length },
    progress: { stage: 'generating_formats', percent: 45, message: '', waiting: null, pieces },
  });
}

function show(statuses: Statuses) {
  const card = (job: Job) => (
    <QueryClientProvider client={queryClient}>
      <ProgressCard
        job={job}
        trouble={null}
        onCheckNow={() => undefined}
        onOpenPiece={onOpenPiece}
        onReadPiece={onReadPiece}
        actions={null}
      />
    </QueryClientProvider>
  );
  const { rerender } = render(card(jobOf(statuses)));
  return { become: (next: Statuses) => rerender(card(jobOf(next))) };
}

/** Words of a piece, as the stream brings them. */
function write(output_id: string, text: string, begins: DraftReason | null = null) {
  return tell((drafts) => {
    const draft = begins === null ? (drafts.get(output_id)?.draft ?? '') : `1.${drafts.size + text.length}`;
    return [{ output_id, draft, begins, text }];
  });
}

function tell(changes: (drafts: LiveDrafts) => DraftChange[]) {
  return act(async () => {
    queryClient.setQueryData<LiveDrafts>(draftsKey('job-1'), (drafts = NO_DRAFTS) =>
      applyChanges(drafts, changes(drafts)),
    );
  });
}

const pane = (name: string) => screen.findByRole('region', { name });
const textOf = (name: string) => screen.findByRole('region', { name: new RegExp(`^Text of ${name}( so far)?$`) });
const line = (name: string) => within(screen.getByText(name, { selector: 'li *' }).closest('li') ?? document.body);

describe('while pieces are written', () => {
  test('the first words are there without a press, said to be unchecked, and counted in the piece’s line', async () => {
    show({ o1: 'pending', o2: 'writing' });
    expect(screen.queryByText(/Not checked yet/)).toBeNull();
    await write('o2', 'Week four ', 'first');
    const words = await textOf('X Post 2');
    expect(words.textContent).toBe('Week four ');
    expect(within(await pane('X Post 2')).getByRole('status').textContent).toBe('Being written. Not checked yet.');
    expect(line('X Post 2').getByText('Writing, 10 characters')).toBeDefined();
    await write('o2', 'decides.');
    expect(words.textContent).toBe('Week four decides.');
    expect(line('X Post 2').getByText('Writing, 18 characters')).toBeDefined();
    expect(line('X Post 1').getByText('Waiting')).toBeDefined();
  });

  test('the growing text is not read out, a short sentence is', async () => {
    show({ o1: 'writing', o2: 'pending' });
    await write('o1', 'Week', 'first');
    expect((await textOf('X Post 1')).getAttribute('aria-live')).toBe('off');
    expect((await textOf('X Post 1')).closest('[role="status"]')).toBeNull();
  });

  test('what is read stays, until somebody reads another', async () => {
    show({ o1: 'writing', o2: 'writing' });
    await write('o2', 'Second', 'first');
    expect((await textOf('X Post 2')).textContent).toBe('Second');
    await write('o1', 'First', 'first');
    expect(screen.queryByText('First')).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Read X Post 1 while it is written' }));
    expect((await textOf('X Post 1')).textContent).toBe('First');
    expect(screen.queryByText('Second')).toBeNull();
    expect(onReadPiece).toHaveBeenCalledWith('o1');
    await waitFor(() => expect(document.activeElement?.contains(screen.getByText('First'))).toBe(true));
  });

  test.each([
    ['retry', 'Started over with another try. Not checked yet.'],
    ['redo', 'Written once more, as you asked. Not checked yet.'],
  ] as const)('one that starts over (%s) says so and why', async (reason, sentence) => {
    show({ o1: 'writing', o2: 'writing' });
    await write('o1', 'Week four', 'first');
    await write('o2', 'Nobody', 'first');
    await textOf('X Post 1');
    await write('o1', '', reason);
    expect(within(await pane('X Post 1')).getByRole('status').textContent).toBe(sentence);
    await write('o1', 'Churn');
    expect((await textOf('X Post 1')).textContent).toBe('Churn');
  });

  test('an edit takes the place of its draft from the top, and what it has not reached yet stays below, dimmed', async () => {
    show({ o1: 'writing', o2: 'pending' });
    await write('o1', 'Week four decides who stays.', 'first');
    const words = await textOf('X Post 1');
    const dimmed = () => words.querySelector('.text-muted')?.textContent ?? '';
    await write('o1', '', 'edit');
    expect(within(await pane('X Post 1')).getByRole('status').textContent).toBe(
      'The draft is being edited. Not checked yet.',
    );
    expect([words.textContent, dimmed()]).toEqual(['Week four decides who stays.', 'Week four decides who stays.']);
    expect(line('X Post 1').getByText('Editing')).toBeDefined();
    expect(within(await pane('X Post 1')).getByText('28 characters')).toBeDefined();

    // No word of the draft is cut in two.
    await write('o1', 'The fourth w');
    expect([words.textContent, dimmed()]).toEqual(['The fourth w who stays.', ' who stays.']);
    await write('o1', 'eek decides who stays, and who goes.');
    expect([words.textContent, dimmed()]).toEqual(['The fourth week decides who stays, and who goes.', '']);
  });

  test('an edit that breaks off and is tried again still has the draft below it; another draft has none', async () => {
    show({ o1: 'writing', o2: 'pending' });
    await write('o1', 'Week four decides.', 'first');
    const words = await textOf('X Post 1');
    await write('o1', 'The', 'edit');
    await write('o1', '', 'retry');
    expect(words.textContent).toBe('Week four decides.');
    await write('o1', 'Churn', 'redo');
    expect(words.textContent).toBe('Churn');
  });

  test('a finished one has its final text in the same place, and leads to the editor', async () => {
    let answer: (answer: { body: unknown }) => void = () => undefined;
    server.on('GET /outputs/o1', () => new Promise((resolve) => (answer = resolve)));
    const { become } = show({ o1: 'writing', o2: 'writing' });
    await write('o1', 'Week four decides.', 'first');
    await textOf('X Post 1');
    become({ o1: 'completed', o2: 'writing' });
    // Until it has come, the words that were there stay.
    expect((await textOf('X Post 1')).textContent).toBe('Week four decides.');
    answer({ body: anOutput({ id: 'o1', content: 'Week four decides. [1]' }) });
    await waitFor(async () => expect((await textOf('X Post 1')).textContent).toBe('Week four decides. [1]'));
    const shown = within(await pane('X Post 1'));
    expect(shown.getByRole('status').textContent).toBe('Ready. This is the finished text.');
    await userEvent.click(shown.getByRole('button', { name: 'Open in the editor' }));
    expect(onOpenPiece).toHaveBeenCalledWith('o1');

    await write('o2', 'Nobody', 'first');
    await userEvent.click(shown.getByRole('button', { name: 'Next: X Post 2' }));
    expect((await textOf('X Post 2')).textContent).toBe('Nobody');
  });

  test('one that could not be written gives its place to another', async () => {
    const { become } = show({ o1: 'writing', o2: 'writing' });
    await write('o1', 'Week four', 'first');
    await write('o2', 'Nobody', 'first');
    await textOf('X Post 1');
    become({ o1: 'failed', o2: 'writing' });
    expect((await textOf('X Post 2')).textContent).toBe('Nobody');
    expect(screen.getByText('0 of 2 pieces ready, 1 being written, 1 could not be written')).toBeDefined();
  });

  test('one that has to wait for its next try keeps its words, and says so', async () => {
    const { become } = show({ o1: 'writing', o2: 'writing' });
    await write('o1', 'Week four', 'first');
    await textOf('X Post 1');
    become({ o1: 'pending', o2: 'writing' });
    expect((await textOf('X Post 1')).textContent).toBe('Week four');
    expect(within(await pane('X Post 1')).getByRole('status').textContent).toBe(
      'Interrupted. It waits for its next try.',
    );
    expect(line('X Post 1').getByText('Waiting')).toBeDefined();
  });

  test('one that the model has not begun yet is not called written', async () => {
    show({ o1: 'writing', o2: 'writing' });
    expect(screen.getByText('0 of 2 pieces ready, 2 being written')).toBeDefined();
    await write('o1', '', 'first');
    expect(screen.getByText('0 of 2 pieces ready, 1 being written')).toBeDefined();
    expect(line('X Post 1').getByText('Writing')).toBeDefined();
    expect(line('X Post 2').getByText('Waiting')).toBeDefined();
  });

  test('of 36 each can be read', async () => {
    const ids = Array.from({ length: 36 }, (_, index) => `o${index + 1}`);
    show(Object.fromEntries(ids.map((id) => [id, 'writing'])));
    await tell(() => ids.map((output_id) => ({ output_id, draft: '1.1', begins: 'first', text: `Text ${output_id}` })));
    await userEvent.click(screen.getByLabelText('Read X Post 36 while it is written'));
    expect((await textOf('X Post 36')).textContent).toBe('Text o36');
    expect(screen.getByText('0 of 36 pieces ready, 36 being written')).toBeDefined();
  });
});

describe('the end of a text that grows', () => {
  /** A box 100 px high, with a text of that height in it. */
  function layOut(box: HTMLElement, height: number): void {
    Object.defineProperties(box, {
      clientHeight: { configurable: true, value: 100 },
      scrollHeight: { configurable: true, value: height },
    });
  }

  function scrollTo(box: HTMLElement, top: number): void {
    act(() => {
      box.scrollTop = top;
      box.dispatchEvent(new Event('scroll'));
    });
  }

  test('stays in sight for a reader who is there, and leaves one in peace who has gone back', async () => {
    show({ o1: 'writing', o2: 'pending' });
    await write('o1', 'Week', 'first');
    const box = await textOf('X Post 1');
    layOut(box, 300);
    await write('o1', ' four');
    expect(box.scrollTop).toBe(300);

    scrollTo(box, 40);
    layOut(box, 500);
    await write('o1', ' decides');
    expect(box.scrollTop).toBe(40);

    await userEvent.click(screen.getByRole('button', { name: 'Newest words' }));
    expect(box.scrollTop).toBe(500);
    scrollTo(box, 400);
    expect(screen.queryByRole('button', { name: 'Newest words' })).toBeNull();
    layOut(box, 700);
    await write('o1', ' churn.');
    expect(box.scrollTop).toBe(700);
  });
});
