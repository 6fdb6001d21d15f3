import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aPiece, PLAIN_JOB } from '../../../../../test/fakes/editor-piece.ts';
import { ScriptedApi } from '../../../../../test/fakes/scripted-api.ts';
import { windowOf } from '../../../../../test/fakes/window-of.ts';
import type { Ground } from '../../../../core/contracts/output.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { GeneratedContent } from '../generated-content.tsx';
import { MarkdownView } from '../markdown-view.tsx';
import { pieceDocsOf } from '../piece-docs-of.ts';
import { useHeldDocs } from '../use-held-docs.ts';
import { showGrounds } from './use-shows-grounds.ts';

configure({ asyncUtilTimeout: 10_000 });

const SENTENCES: Record<string, Ground> = {
  'Nine in ten who stay were called.': 'source',
  'Of our 60 accounts 41 stayed.': 'ours',
  'Emails are theatre.': 'opinion',
  'Put a call in the diary.': 'none',
  'The first month decides [1].': 'source',
};
const TEXT = Object.keys(SENTENCES).join(' ');
const POINTS = [{ id: 'o1', text: 'Emails are theatre.' }];

/** As the server tells of a text: only sentences that stand in it unchanged. */
function told(content: string) {
  const spanOf = (sentence: string) => {
    const start = content.indexOf(sentence);
    return { start, end: start + sentence.length };
  };
  const grounds = Object.entries(SENTENCES)
    .map(([sentence, ground]) => ({ ground, ...spanOf(sentence) }))
    .filter(({ start }) => start >= 0);
  const stance = POINTS.map(({ id, text }) => ({ point_id: id, ...spanOf(text) })).filter(({ start }) => start >= 0);
  return { content, checks: [], stance, grounds };
}

let server: ScriptedApi;

beforeEach(() => {
  localStorage.clear();
  server = new ScriptedApi()
    .on('GET /outputs/o1', { body: { id: 'o1', ...told(TEXT) }, headers: { etag: '"1"' } })
    .on('PATCH /outputs/o1', ({ body }) => ({
      body: { id: 'o1', ...told((body as { content: string }).content) },
      headers: { etag: '"2"' },
    }));
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('matchMedia', windowOf(1440));
  vi.stubGlobal('scrollBy', vi.fn<() => void>());
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

afterEach(async () => {
  cleanup();
  showGrounds(false);
  await waitFor(() => {
    if (localStorage.length > 0) throw new Error('A text is not saved yet');
  });
  vi.unstubAllGlobals();
});

interface HostProps {
  mode?: 'write' | 'preview';
  text?: ReturnType<typeof told>;
}

function Host({ mode = 'preview', text = told(TEXT) }: HostProps) {
  const docs = pieceDocsOf(useHeldDocs('maya'));
  const [queries] = useState(createQueryClient);
  const [pieces] = useState(() => [aPiece({ id: 'o1', format: 'X Post', ...text })]);
  return (
    <QueryClientProvider client={queries}>
      <GeneratedContent
        pieces={pieces}
        context={{ ...PLAIN_JOB, opinion: 'Emails are theatre.', points: POINTS }}
        docs={docs}
        selectedId={null}
        startMode={mode}
        onSelect={() => undefined}
      />
    </QueryClientProvider>
  );
}

const aid = () => screen.findByRole('switch', { name: 'What sentences rest on' });
const legend = () => within(screen.getByRole('list', { name: /^What each look means/ }));
const counts = () =>
  legend()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace('. Show the next one', ''));
const marked = (look: string) => [...document.querySelectorAll(`mark.${look}`)].map(({ textContent }) => textContent);

test('a text is read as it is until somebody asks what its sentences rest on; that is remembered', async () => {
  const { unmount } = render(<Host />);
  await screen.findByRole('figure', { name: 'As a post on X' });
  expect((await aid()).getAttribute('aria-checked')).toBe('false');
  expect(marked('ground')).toEqual([]);
  expect(screen.getByText('Your opinion, in one place')).toBeDefined();

  await userEvent.click(await aid());
  expect(counts()).toEqual(['Source2', 'Our own material1', 'Your view1', 'Needs no source1']);
  // Who does not see the strokes hears it.
  expect(marked('ground-source')).toEqual([
    'Rests on a source: Nine in ten who stay were called.',
    'Rests on a source: The first month decides [1].',
  ]);
  expect(marked('ground-ours')).toEqual(['Rests on our own material: Of our 60 accounts 41 stayed.']);
  expect(marked('ground-none')).toEqual([
    'Needs no source: advice, a view or trade knowledge: Put a call in the diary.',
  ]);
  expect(marked('opinion')).toEqual(['Your view: Emails are theatre.']);
  expect(screen.queryByText('Your opinion, in one place')).toBeNull();
  unmount();

  render(<Host />);
  expect((await aid()).getAttribute('aria-checked')).toBe('true');
  await userEvent.click(await aid());
  expect(marked('ground')).toEqual([]);
});

test('the legend leads from one sentence of a kind to the next, and around', async () => {
  render(<Host />);
  await userEvent.click(await aid());
  await screen.findByRole('figure', { name: 'As a post on X' });
  const next = legend().getByRole('button', { name: /^Source/ });
  for (const place of ['Nine in ten', 'The first month', 'Nine in ten']) {
    await userEvent.click(next);
    expect(document.activeElement?.textContent).toContain(place);
  }
});

test('in Markdown it goes through emphasis and numbers, and is said once', async () => {
  const text = '# Calls\n\nNine in *ten* who stay were called [1]. Put a call in the diary.';
  const start = text.indexOf('Nine');
  const sentences = [{ ground: 'source' as const, start, end: text.indexOf(' Put') }];
  const { container } = render(<MarkdownView text={text} claimsAt={() => ['c1']} sentences={sentences} />);
  // Something holds the number to its word.
  const said = marked('ground-source').map((words) => words.replaceAll(/[\u00a0\u2060]/g, ' '));
  expect(said).toEqual(['Rests on a source: Nine in ten who stay were called [1].']);
  expect(within(container).getByRole('button', { name: /^\[1\]/ })).toBeDefined();
});

test('a sentence that is edited rests on nothing that is known, in the text under edit, too', async () => {
  render(<Host mode="write" />);
  await userEvent.click(await aid());
  const area = await screen.findByRole('textbox');
  const strokes = () => [...document.querySelectorAll('.write-marks .ground')].map(({ textContent }) => textContent);
  expect(strokes()).toHaveLength(4);
  fireEvent.change(area, { target: { value: TEXT.replace('41 stayed', '42 stayed') } });
  expect(strokes()).not.toContain('Of our 60 accounts 42 stayed.');
  expect(counts()).toEqual(['Source2', 'Your view1', 'Needs no source1']);
  fireEvent.blur(area);
  await screen.findByText('Saved');
  expect(counts()).toEqual(['Source2', 'Your view1', 'Needs no source1']);
});

test('where nothing is known of the sentences there is nothing to turn on', async () => {
  const text = { ...told(TEXT), grounds: [] };
  server.on('GET /outputs/o1', { body: { id: 'o1', ...text }, headers: { etag: '"1"' } });
  render(<Host text={text} />);
  await screen.findByText('Your opinion, in one place');
  expect(screen.queryByRole('switch')).toBeNull();
});
