import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Output } from '../../../core/contracts/output.ts';
import { aPiece, PLAIN_JOB } from '../../../../test/fakes/editor-piece.ts';
import { ScriptedApi } from '../../../../test/fakes/scripted-api.ts';
import { windowOf } from '../../../../test/fakes/window-of.ts';
import * as download from '../../lib/download.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import type { EditorPiece } from './editor-piece.ts';
import { GeneratedContent } from './generated-content.tsx';
import { pieceDocsOf } from './piece-docs-of.ts';
import { useHeldDocs } from './use-held-docs.ts';

configure({ asyncUtilTimeout: 10_000 });

const piece = (id: string, format: string, variant: number, content: string | null) =>
  aPiece({ id, format, variant, content, characters: 42, name: format === 'X Post' ? `X Post ${variant}` : format });

const PIECES = [
  piece('o1', 'X Post', 1, 'Week four decides.'),
  piece('o2', 'X Post', 2, 'Book the call.'),
  piece('o3', 'Blog Post', 1, '# Churn\n\nText.'),
];

let server: ScriptedApi;
let texts: Map<string, { content: string; version: number }>;

/** Answers `GET` and `PATCH` of each piece as the API does: a save that names an outdated tag is refused. */
function servePieces() {
  for (const [id, stored] of texts) {
    const answer = () => ({
      body: { id, content: stored.content, checks: [], stance: [] },
      headers: { etag: `"${stored.version}"` },
    });
    server.on(`GET /outputs/${id}`, answer);
    server.on(`PATCH /outputs/${id}`, ({ headers, body }) => {
      if (headers.get('if-match') !== `"${stored.version}"`) return { status: 412, body: { detail: 'Changed.' } };
      stored.content = (body as Pick<Output, 'content'>).content ?? '';
      stored.version += 1;
      return answer();
    });
  }
}

beforeEach(() => {
  localStorage.clear();
  server = new ScriptedApi();
  texts = new Map(PIECES.map(({ id, content }) => [id, { content: content ?? '', version: 1 }]));
  servePieces();
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

interface HostProps {
  pieces?: readonly EditorPiece[];
  open?: string | null;
  /** Null as where nobody has chosen. */
  mode?: 'write' | null;
}

function Host({ pieces = PIECES, open = null, mode = 'write' }: HostProps) {
  const docs = pieceDocsOf(useHeldDocs('maya'));
  const [queries] = useState(createQueryClient);
  const [selected, setSelected] = useState(open);
  return (
    <QueryClientProvider client={queries}>
      <GeneratedContent
        pieces={pieces}
        context={PLAIN_JOB}
        docs={docs}
        selectedId={selected}
        onSelect={setSelected}
        startMode={mode}
      />
    </QueryClientProvider>
  );
}

const menuItem = (name: string) =>
  within(screen.getByRole('navigation')).getByRole('button', { name: new RegExp(name) });
const text = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name: `Text of ${name}` });

describe('the pieces of a run', () => {
  test('stand in a menu with their character counts; the first of it is open until one is chosen', async () => {
    render(<Host />);
    expect(menuItem('X Post 1').textContent).toContain('18 characters');
    expect(menuItem('X Post 1').getAttribute('aria-current')).toBe('true');
    expect((await text('X Post 1')).value).toBe('Week four decides.');
    await userEvent.click(menuItem('Blog Post'));
    expect(menuItem('Blog Post').getAttribute('aria-current')).toBe('true');
    expect((await text('Blog Post')).value).toBe('# Churn\n\nText.');
  });

  test('what is read stays open when a piece comes that stands before it', () => {
    const [first, ...others] = PIECES;
    if (!first) throw new Error('There are no pieces');
    const { rerender } = render(<Host pieces={others} />);
    rerender(<Host pieces={[first, ...others]} />);
    expect(menuItem('X Post 2').getAttribute('aria-current')).toBe('true');
  });

  test.each([
    ['o3', 'Blog Post'],
    ['gone', 'X Post 1'],
  ])('of an address that names %s, %s is open', (id, open) => {
    render(<Host open={id} />);
    expect(menuItem(open).getAttribute('aria-current')).toBe('true');
  });

  test('never show a count before there is something to count', () => {
    const page = document.createElement('div');
    const watch = new MutationObserver(() => undefined);
    watch.observe(page, { subtree: true, childList: true, characterData: true, characterDataOldValue: true });
    document.body.append(page);
    render(<Host pieces={PIECES.map((known) => ({ ...known, characters: 0 }))} />, { container: page });
    const seen = watch.takeRecords().map(({ oldValue }) => oldValue ?? '');
    expect(page.textContent).toContain('18 characters');
    expect(seen.filter((shown) => /\b0 (characters|words)/.test(shown))).toEqual([]);
  });

  test('counts follow while one types, X by its own rule', async () => {
    render(<Host open="o1" />);
    fireEvent.change(await text('X Post 1'), { target: { value: 'See https://example.org/a/very/long/address 👍' } });
    expect(await screen.findByText('30 of 280 characters')).toBeDefined();
    expect(menuItem('X Post 1').textContent).toContain('45 characters');
  });

  test('each is shown as it will be read at first; who writes goes on writing in the next one', async () => {
    render(<Host mode={null} />);
    expect(await screen.findByRole('figure', { name: 'As a post on X' })).toBeDefined();
    await userEvent.click(menuItem('Blog Post'));
    expect(await screen.findByRole('heading', { name: 'Churn' })).toBeDefined();
    await userEvent.click(screen.getByRole('tab', { name: 'Write' }));
    expect((await text('Blog Post')).value).toBe('# Churn\n\nText.');
    await userEvent.click(menuItem('X Post 1'));
    expect((await text('X Post 1')).value).toBe('Week four decides.');
  });

  test('a download holds the text as it stands, and is named after the format and its variant', async () => {
    const handOver = vi.spyOn(download, 'downloadText').mockImplementation(() => undefined);
    render(<Host />);
    await userEvent.click(menuItem('X Post 2'));
    fireEvent.change(await text('X Post 2'), { target: { value: 'My own words' } });
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await userEvent.click(menuItem('X Post 1'));
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    expect(handOver.mock.calls).toEqual([
      ['x_post_2.txt', 'My own words'],
      ['x_post.txt', 'Week four decides.'],
    ]);
  });

  test('an ad for Google is downloaded as Google Ads Editor takes it, too', async () => {
    const handOver = vi.spyOn(download, 'downloadText').mockImplementation(() => undefined);
    const ad = 'Headlines:\n1. Fresh bread, daily\n2. [Add: the price]\n\nPaths:\n1. bread';
    server.on('GET /outputs/o4', { body: { id: 'o4', content: ad, checks: [], stance: [] }, headers: { etag: '"1"' } });
    render(<Host pieces={[...PIECES, piece('o4', 'Google Search Ad', 2, ad)]} open="o4" />);
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(handOver).toHaveBeenCalledTimes(1));
    const [fileName, csv = '', type] = handOver.mock.calls[0] ?? [];
    expect([fileName, type]).toEqual(['google_search_ad_2.csv', 'text/csv']);
    expect(csv).toContain('Campaign,Ad group,Headline 1,');
    expect(csv).toContain('"Fresh bread, daily",');
    expect(csv).not.toContain('[Add:');
    await userEvent.click(menuItem('X Post 1'));
    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  });

  test('one that is only known by its length is fetched when it is opened', async () => {
    render(<Host pieces={[piece('o3', 'Blog Post', 1, null)]} mode={null} />);
    expect(menuItem('Blog Post').textContent).toContain('42 characters');
    expect(await screen.findByRole('heading', { name: 'Churn' })).toBeDefined();
  });
});

describe('edits', () => {
  test('are saved when one turns to another piece', async () => {
    render(<Host open="o1" />);
    fireEvent.change(await text('X Post 1'), { target: { value: 'Edited' } });
    await userEvent.click(menuItem('X Post 2'));
    await userEvent.click(menuItem('X Post 1'));
    expect(await screen.findByText('Saved')).toBeDefined();
    expect(texts.get('o1')?.content).toBe('Edited');
  });

  test('that meet a newer text elsewhere leave the choice to the author', async () => {
    render(<Host open="o1" />);
    const area = await text('X Post 1');
    await screen.findByText('Saved');
    await waitFor(() => expect(server.callsOf('GET /outputs/o1')).toHaveLength(1));
    texts.set('o1', { content: 'Theirs', version: 7 });
    servePieces();
    fireEvent.change(area, { target: { value: 'Mine' } });
    fireEvent.blur(area);
    expect(await screen.findByText('This piece was changed elsewhere')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Show the other text' }));
    expect(screen.getByRole('region', { name: 'The other text' }).textContent).toBe('Theirs');
    expect(area.value).toBe('Mine');

    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('Saved')).toBeDefined();
    expect(texts.get('o1')?.content).toBe('Mine');
    expect(screen.queryByText('This piece was changed elsewhere')).toBeNull();
  });

  test('come back after the page was left before they were saved', async () => {
    server.on('PATCH /outputs/o1', { status: 503, body: { detail: 'The database cannot be reached.' } });
    const { unmount } = render(<Host open="o1" />);
    fireEvent.change(await text('X Post 1'), { target: { value: 'Not lost' } });
    fireEvent.blur(await text('X Post 1'));
    expect(await screen.findByText(/The database cannot be reached/)).toBeDefined();
    // Of a page that is gone, nothing gets through any more.
    server.on('PATCH /outputs/o1', () => new Promise<never>(() => {}));
    unmount();
    await waitFor(() => expect(server.callsOf('PATCH /outputs/o1')).toHaveLength(2));

    servePieces();
    render(<Host open="o1" />);
    expect((await text('X Post 1')).value).toBe('Not lost');
    await waitFor(() => expect(texts.get('o1')?.content).toBe('Not lost'));
  });
});
