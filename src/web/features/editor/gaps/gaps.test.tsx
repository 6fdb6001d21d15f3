import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aPiece, PLAIN_JOB } from '../../../../../test/fakes/editor-piece.ts';
import { ScriptedApi } from '../../../../../test/fakes/scripted-api.ts';
import { windowOf } from '../../../../../test/fakes/window-of.ts';
import { outlineOf } from '../../../../core/formats/layout/outline.ts';
import * as clipboard from '../../../lib/clipboard.ts';
import * as download from '../../../lib/download.ts';
import { notify } from '../../../lib/notify.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { GeneratedContent } from '../generated-content.tsx';
import { pieceDocsOf } from '../piece-docs-of.ts';
import { useHeldDocs } from '../use-held-docs.ts';

configure({ asyncUtilTimeout: 10_000 });

const BODY = '# Why do trials end?\n\n[Add: one case]\n\nSince [Add: the *date* of it].';
const POST = 'Ask them: [Add: your question]';

const piece = (id: string, format: string, content: string, sources: number | null) =>
  aPiece({ id, format, content, outline: outlineOf(content, sources), checks: [], writtenBy: 'builtin' });
const PIECES = [piece('o1', 'Blog Post', BODY, 0), piece('o2', 'X Post', POST, null)];

let saved: Map<string, string>;

beforeEach(() => {
  localStorage.clear();
  saved = new Map();
  const server = new ScriptedApi().on('GET /config', { body: { writer: { id: 'builtin' } } });
  for (const { id, content, outline } of PIECES) {
    const told = { id, checks: [], stance: [] };
    server.on(`GET /outputs/${id}`, { body: { ...told, content, outline }, headers: { etag: '"1"' } });
    server.on(`PATCH /outputs/${id}`, ({ body }) => {
      const text = (body as { content: string }).content;
      saved.set(id, text);
      return {
        body: { ...told, content: text, outline: outlineOf(text, outline?.sources ?? null) },
        headers: { etag: '"2"' },
      };
    });
  }
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('scrollBy', vi.fn<() => void>());
  vi.stubGlobal('matchMedia', windowOf(1440));
});

afterEach(async () => {
  cleanup();
  await waitFor(() => {
    if (localStorage.length > 0) throw new Error('A text is not saved yet');
  });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Host() {
  const [queries] = useState(createQueryClient);
  const docs = pieceDocsOf(useHeldDocs('maya'));
  const [selected, setSelected] = useState<string | null>(null);
  return (
    <QueryClientProvider client={queries}>
      <GeneratedContent pieces={PIECES} context={PLAIN_JOB} docs={docs} selectedId={selected} onSelect={setSelected} />
    </QueryClientProvider>
  );
}

const write = () => userEvent.click(screen.getByRole('tab', { name: 'Write' }));
const area = () => screen.findByRole<HTMLTextAreaElement>('textbox');
const typeAll = async (value: string) => {
  const text = await area();
  fireEvent.change(text, { target: { value } });
  fireEvent.blur(text);
};
const selection = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
  value.slice(selectionStart, selectionEnd);
const footer = () => screen.queryByText(/gaps? left/)?.textContent;
const menuItem = (name: string) =>
  within(screen.getByRole('navigation')).getByRole('button', { name: new RegExp(name) });

describe('an outline', () => {
  test('says what it is above the text, in both views', async () => {
    render(<Host />);
    expect(await screen.findByRole('heading', { name: 'Why do trials end?' })).toBeDefined();
    expect(screen.getByText('Outline: 0 sources, 2 gaps')).toBeDefined();
    await write();
    expect((await area()).value).toBe(BODY);
    expect(screen.getByText('Outline: 0 sources, 2 gaps')).toBeDefined();
    expect(menuItem('Blog Post').textContent).toContain(`${BODY.length} characters · 2 gaps`);
  });

  test('counts what is left while one fills it in, is saved with that, and is none once nothing is left', async () => {
    render(<Host />);
    await write();
    await typeAll('# Why do trials end?\n\nOurs.\n\nSince [Add: the *date* of it].');
    expect(await screen.findByText('Outline: 0 sources, 1 gap')).toBeDefined();
    await waitFor(() =>
      expect(saved.get('o1')).toBe('# Why do trials end?\n\nOurs.\n\nSince [Add: the *date* of it].'),
    );
    await typeAll('# Why do trials end?\n\nOurs.\n\nSince May.');
    expect(screen.queryByText(/^Outline/)).toBeNull();
    await waitFor(() => expect(saved.get('o1')).toBe('# Why do trials end?\n\nOurs.\n\nSince May.'));

    // What an undo does.
    await typeAll(BODY);
    expect(await screen.findByText('Outline: 0 sources, 2 gaps')).toBeDefined();
    await waitFor(() => expect(saved.get('o1')).toBe(BODY));
  });

  test('keeps what is typed at its very beginning where it is', async () => {
    render(<Host />);
    await write();
    const text = await area();
    text.setSelectionRange(0, 0);
    await userEvent.type(text, '{enter}{enter}Now', { initialSelectionStart: 0 });
    expect(text.value).toBe(`\n\nNow${BODY}`);
    expect(text.selectionStart).toBe(5);
    fireEvent.blur(text);
    await waitFor(() => expect(saved.get('o1')).toBe(`\n\nNow${BODY}`));
  });

  test('is copied and downloaded as one would paste it, and the toasts tell what is left', async () => {
    const copied = vi.spyOn(clipboard, 'copyText').mockResolvedValue(true);
    const handOver = vi.spyOn(download, 'downloadText').mockImplementation(() => undefined);
    const toast = vi.spyOn(notify, 'success').mockImplementation(() => undefined);
    render(<Host />);
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    expect(copied.mock.calls.map(([text]) => text)).toEqual([BODY]);
    expect(handOver).toHaveBeenCalledWith('blog_post.txt', BODY);
    await write();
    await typeAll('Done.');
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(toast.mock.calls).toEqual([
      ['Copied!', expect.stringMatching(/^Not met: Required parts .* 2 gaps are still to be filled\.$/)],
      ['Downloaded!', expect.stringMatching(/^blog_post\.txt · .* 2 gaps are still to be filled\.$/)],
      ['Copied!', expect.not.stringContaining('still to be filled')],
    ]);
  });
});

describe('gaps of any piece', () => {
  test('are counted, and a button leads to one after another', async () => {
    render(<Host />);
    expect(footer()).toBe('2 gaps left');
    const next = screen.getByRole('button', { name: 'Next gap' });
    await userEvent.click(next);
    expect(selection(await area())).toBe('[Add: one case]');
    expect(document.activeElement).toBe(await area());
    await userEvent.click(next);
    expect(selection(await area())).toBe('[Add: the *date* of it]');
    await userEvent.click(next);
    expect(selection(await area())).toBe('[Add: one case]');
    await userEvent.keyboard('Ours.');
    expect(footer()).toBe('1 gap left');
  });

  test('are marked in the rendered text, also across emphasis; a press leads to where they are filled', async () => {
    render(<Host />);
    const mark = await screen.findByRole('button', { name: '[Add: the date of it]', description: /A gap for you/ });
    await userEvent.click(mark);
    expect(selection(await area())).toBe('[Add: the *date* of it]');
  });

  test('are marked in plain text, too', async () => {
    render(<Host />);
    expect(menuItem('X Post').textContent).toContain('1 gap');
    await userEvent.click(menuItem('X Post'));
    await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
    expect(screen.getByRole('button', { name: '[Add: your question]' })).toBeDefined();
    expect(screen.queryByText(/^Outline/)).toBeNull();
  });
});
