import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aPiece, PLAIN_JOB } from '../../../../../test/fakes/editor-piece.ts';
import { RESEARCHED } from '../../../../../test/fakes/researched.ts';
import { ScriptedApi } from '../../../../../test/fakes/scripted-api.ts';
import { windowOf } from '../../../../../test/fakes/window-of.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { ClaimLookup } from '../claims/claim-lookup.tsx';
import type { EditorPiece } from '../editor-piece.ts';
import { GeneratedContent } from '../generated-content.tsx';
import { pieceDocsOf } from '../piece-docs-of.ts';
import { useHeldDocs } from '../use-held-docs.ts';

configure({ asyncUtilTimeout: 10_000 });

const EXPLANATION = 'Nothing found stands behind this. Check it or take it out.';
const BLOG = 'Some [Check: 64 percent] of teams, said one: [Check: “we [*all*] doubled it”]. So it is [1].';
const POST = 'Only [Check: 3 in 4] know.';

const PIECES = [
  aPiece({
    id: 'o1',
    format: 'Blog Post',
    content: BLOG,
    citations: [{ claim_id: 'c2', source_id: 's2', number: 1 }],
    writtenBy: 'llama',
  }),
  aPiece({
    id: 'o2',
    format: 'X Post',
    content: POST,
    citations: [
      { claim_id: 'c1', source_id: 's1', number: null },
      { claim_id: 'c3', source_id: 's2', number: null },
    ],
    writtenBy: 'llama',
  }),
];

beforeEach(() => {
  localStorage.clear();
  const server = new ScriptedApi();
  for (const { id, content, citations } of PIECES) {
    server.on(`GET /outputs/${id}`, {
      body: { id, content, citations, checks: [], stance: [] },
      headers: { etag: '"1"' },
    });
    server.on(`PATCH /outputs/${id}`, ({ body }) => ({
      body: { ...(body as object), checks: [], stance: [] },
      headers: { etag: '"2"' },
    }));
  }
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('matchMedia', windowOf(1440));
  vi.stubGlobal('scrollBy', vi.fn<() => void>());
  // jsdom has no layout, so it cannot scroll.
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

afterEach(async () => {
  cleanup();
  await waitFor(() => {
    if (localStorage.length > 0) throw new Error('A text is not saved yet');
  });
  vi.unstubAllGlobals();
});

function Host({ pieces = PIECES }: { pieces?: EditorPiece[] }) {
  const [queries] = useState(createQueryClient);
  const docs = pieceDocsOf(useHeldDocs('maya'));
  const [selected, setSelected] = useState<string | null>(null);
  return (
    <QueryClientProvider client={queries}>
      <ClaimLookup jobId="j1" results={RESEARCHED}>
        <GeneratedContent
          pieces={pieces}
          context={PLAIN_JOB}
          docs={docs}
          selectedId={selected}
          onSelect={setSelected}
        />
      </ClaimLookup>
    </QueryClientProvider>
  );
}

const area = () => screen.findByRole<HTMLTextAreaElement>('textbox');
const selection = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
  value.slice(selectionStart, selectionEnd);

test('what has to be checked is marked in the preview, also across emphasis, and says why', async () => {
  render(<Host />);
  const mark = await screen.findByRole('button', { name: '[Check: 64 percent]', description: EXPLANATION });
  expect(screen.getByRole('button', { name: '[Check: “we [all] doubled it”]' })).toBeDefined();
  await userEvent.hover(mark);
  expect(screen.getAllByText(EXPLANATION).some((words) => words.className === 'tooltip')).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.getAllByText(EXPLANATION).some((words) => words.className === 'tooltip')).toBe(false);
});

test('the notice counts what is left and leads to each mark, and from there into the text', async () => {
  render(<Host />);
  await screen.findByRole('button', { name: '[Check: 64 percent]' });
  expect(screen.getByText('2 things to check')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /Show “64 percent”/ }));
  expect(document.activeElement?.textContent).toBe('[Check: 64 percent]');
  await userEvent.keyboard('{Enter}');
  expect(selection(await area())).toBe('[Check: 64 percent]');
  await userEvent.click(screen.getByRole('button', { name: /^Show .*doubled/ }));
  expect(selection(await area())).toBe('[Check: “we [*all*] doubled it”]');
});

test('a mark that is edited away leaves the list', async () => {
  render(<Host />);
  await userEvent.click(screen.getByRole('tab', { name: 'Write' }));
  fireEvent.change(await area(), { target: { value: 'Some of them, said one: [Check: “we doubled it”].' } });
  expect(await screen.findByText('One thing to check')).toBeDefined();
  fireEvent.change(await area(), { target: { value: 'Some of them.' } });
  await waitFor(() => expect(screen.queryByText(/things? to check/)).toBeNull());
});

test('plain text marks them, too, and tells what it stands on without numbers', async () => {
  render(<Host />);
  await userEvent.click(screen.getByRole('button', { name: /X Post/ }));
  const ground = screen.getByText('Stands on 2 claims from 2 sources').closest('details');
  expect(ground?.open).toBe(true);
  expect(
    within(ground as HTMLElement)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '“Onboarding is how new users learn to get value.”Wikipedia · last edited Mar 12, 2031',
    '“A second use case by day 28 goes with renewal.”report.example · read May 4, 2031',
  ]);
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  expect(screen.getByRole('button', { name: '[Check: 3 in 4]' })).toBeDefined();
});

test('what a piece stands on is asked for where the list of pieces does not tell it yet', async () => {
  const [blog] = PIECES;
  render(<Host pieces={blog ? [{ ...blog, content: null, citations: null }] : []} />);
  expect(await screen.findByRole('button', { name: /^\[1\], show what/ })).toBeDefined();
});
