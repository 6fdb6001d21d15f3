import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FORMAT_LABELS } from '../../../../core/formats/registry.ts';
import { aPiece } from '../../../../../test/fakes/editor-piece.ts';
import { ScriptedApi } from '../../../../../test/fakes/scripted-api.ts';
import { windowOf } from '../../../../../test/fakes/window-of.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { pieceDocsOf } from '../piece-docs-of.ts';
import { useHeldDocs } from '../use-held-docs.ts';
import { PieceMenu } from './piece-menu.tsx';

configure({ asyncUtilTimeout: 10_000 });

/** As the wire has them: all first variants, then all second ones. */
const ALL = [1, 2, 3].flatMap((variant) =>
  FORMAT_LABELS.map((format) =>
    aPiece({ id: `${format}-${variant}`, format, variant, name: `${format} ${variant}`, content: 'Text.' }),
  ),
);

beforeEach(() => void vi.stubGlobal('fetch', new ScriptedApi().fetch));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Host({ pieces = ALL }) {
  const docs = pieceDocsOf(useHeldDocs('maya'));
  const [queries] = useState(createQueryClient);
  const [id, setId] = useState(pieces[0]?.id);
  const selected = pieces.find((piece) => piece.id === id);
  return (
    <QueryClientProvider client={queries}>
      {selected && <PieceMenu pieces={pieces} docs={docs} selected={selected} onSelect={setId} />}
    </QueryClientProvider>
  );
}

const menu = () => within(screen.getByRole('navigation', { name: 'Pieces' }));
const names = () =>
  menu()
    .queryAllByRole('button')
    .map(({ textContent }) => textContent.replace('5 characters', ''));

describe('three of each format', () => {
  test('stand format by format in a column, the variants of each together', () => {
    vi.stubGlobal('matchMedia', windowOf(1440));
    render(<Host />);
    expect(names()).toHaveLength(ALL.length);
    expect(names().slice(0, 4)).toEqual(['Descriptions 1', 'Descriptions 2', 'Descriptions 3', 'X Post 1']);
  });

  test('stand behind one line on a phone, which names the one that is open and takes the focus back', async () => {
    vi.stubGlobal('matchMedia', windowOf(390));
    render(<Host />);
    const line = menu().getByRole('button', { name: new RegExp(`Descriptions 1.*1 of ${ALL.length}`) });
    expect(names()).toHaveLength(1);
    await userEvent.click(line);
    expect(names()).toHaveLength(ALL.length + 1);
    await userEvent.click(menu().getByRole('button', { name: /^Press Release 2/ }));
    expect(names()).toEqual([expect.stringMatching(/^Press Release 2/)]);
    expect(line.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(line);
  });
});

test('are one stop for the Tab key: arrows, Home and End lead from piece to piece', async () => {
  vi.stubGlobal('matchMedia', windowOf(1440));
  render(<Host />);
  const focused = () => document.activeElement?.textContent;
  await userEvent.tab();
  expect(focused()).toMatch(/^Descriptions 1/);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toMatch(/^Descriptions 3/);
  await userEvent.keyboard('{End}{ArrowDown}{ArrowUp}');
  expect(focused()).toBe(names().at(-1) + '5 characters');
  await userEvent.keyboard('{Home}');
  expect(focused()).toMatch(/^Descriptions 1/);
  await userEvent.tab();
  expect(menu().queryAllByRole('button')).not.toContain(document.activeElement);
});

test('a piece that breaks what its platform insists on has a sign that says so', () => {
  vi.stubGlobal('matchMedia', windowOf(1440));
  const rule = { id: 'length', label: 'Length', detail: 'Too long', spans: [] };
  const [one, ...rest] = ALL.slice(0, 3);
  if (!one) throw new Error('There is a first piece');
  render(
    <Host
      pieces={[
        {
          ...one,
          checks: [
            { ...rule, status: 'fail' },
            { ...rule, id: 'tone', status: 'warn' },
          ],
        },
        ...rest,
      ]}
    />,
  );
  expect(menu().getByRole('button', { name: /^Descriptions 1.*One required rule is not met/ })).toBeDefined();
  expect(menu().getByRole('button', { name: /^X Post 1/ }).textContent).not.toContain('required');
});

test('a few stand in a row on a phone', () => {
  vi.stubGlobal('matchMedia', windowOf(390));
  render(<Host pieces={ALL.slice(0, 4)} />);
  expect(names()).toHaveLength(4);
});
