import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_USAGE } from '../../../../core/rules/no-usage.ts';
import { aPiece } from '../../../../../test/fakes/editor-piece.ts';
import { OneTextBrowser, OneTextServer } from '../../../../../test/fakes/one-text-server.ts';
import { windowOf } from '../../../../../test/fakes/window-of.ts';
import type { EditorPiece } from '../editor-piece.ts';
import { PieceDoc } from '../piece-doc.ts';
import { RedoDeskContext, type RedoDesk } from './redo-desk.ts';
import { WriteAgain } from './write-again.tsx';

const DESK: RedoDesk = {
  isBuiltin: false,
  trouble: null,
  start: () => Promise.resolve(),
  startingId: null,
  stop: () => undefined,
  underWay: 0,
  isStopping: false,
  restore: () => Promise.reject(new Error('Nothing is taken back here')),
  outcomes: { angleOf: () => null, of: () => null, note: () => undefined, watch: () => () => undefined },
  draftOf: () => null,
};
const usage = { ...NO_USAGE, calls: 1, input_tokens: 6_000, output_tokens: 121 };

beforeEach(() => vi.stubGlobal('matchMedia', windowOf(1440)));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(change: Partial<EditorPiece>, desk: Partial<RedoDesk> = {}): Promise<string | null | undefined> {
  const piece = aPiece({ id: 'o1', format: 'X Post', usage, ...change });
  const doc = new PieceDoc('o1', { server: new OneTextServer(), unsaved: new OneTextBrowser() });
  render(
    <RedoDeskContext value={{ ...DESK, ...desk }}>
      <WriteAgain piece={piece} doc={doc} angle={null} writtenBy="gpt-6-sol" />
    </RedoDeskContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Write X Post again' }));
  return screen.getByText(/^The other pieces stay/).parentElement?.textContent;
}

test('what one text took is what another one is likely to take; a new angle needs a plan, too', async () => {
  expect(await open({ usage: { ...usage, cost_usd: 0.0132 } })).toContain(
    'It took $0.0132 · 6,121 tokens; another text is likely to take about as much, and a new angle a plan on top.',
  );
});

test('a cost that is not known leaves a sentence', async () => {
  expect(await open({ usage: { ...usage, cost_usd: null, unpriced_calls: 1 } })).toContain(
    'It took 6,121 tokens of unknown cost; another text',
  );
});

test.each([{ versions: 2 }, { redoError: 'The model refused.' }])(
  'what several texts took is not the price of one: %o',
  async (change) => {
    const told = await open({ usage: { ...usage, cost_usd: 0.0492 }, ...change });
    expect(told).toContain('All its texts together took $0.0492 · 6,121 tokens; another one comes on top');
    expect(told).not.toContain('about as much');
  },
);

test('the built-in writer takes nothing, whatever the model took before', async () => {
  expect(await open({}, { isBuiltin: true })).not.toContain('took');
});
