import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClientConfig } from '../../../core/contracts/client-config.ts';
import { NO_USAGE } from '../../../core/rules/no-usage.ts';
import { windowOf } from '../../../../test/fakes/window-of.ts';
import * as clipboard from '../../lib/clipboard.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { BuiltinWriter } from './builtin-writer.tsx';
import { WriterLine } from './writer-line.tsx';
import { WrittenBy } from './written-by.tsx';

configure({ asyncUtilTimeout: 10_000 });

const BUILTIN: ClientConfig['writer'] = { id: 'builtin', model: null, vendor: null, trouble: null, languages: ['en'] };
const MODEL: ClientConfig['writer'] = {
  id: 'model',
  model: 'gemma4',
  vendor: 'Ollama',
  trouble: null,
  languages: null,
};

beforeEach(() => vi.stubGlobal('matchMedia', windowOf(390)));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(writer: ClientConfig['writer'], part: ReactNode) {
  const queries = createQueryClient();
  queries.setQueryData(['config'], { writer });
  return render(<QueryClientProvider client={queries}>{part}</QueryClientProvider>);
}

const connect = () => screen.queryByRole('button', { name: 'Connect a model' });

describe('without a model', () => {
  test('the built-in writer says what it is, and in which languages it has words', () => {
    const { container } = show(BUILTIN, <BuiltinWriter languages={['en', 'de']} />);
    expect(container.textContent).toContain('It invents no sentence about the world.');
    expect(container.textContent).toContain('words of its own in English and German;');
  });

  test('a run and its pieces say who writes them', () => {
    const usage = { ...NO_USAGE, calls: 1, input_tokens: 900, output_tokens: 100 };
    const { container } = show(
      BUILTIN,
      <>
        <WriterLine writer="configured" />
        <WrittenBy writer="builtin" />
        <WrittenBy writer="gemma4" usage={usage} />
        <WrittenBy writer="qwen4" usage={usage} hasMoreTexts />
      </>,
    );
    expect(container.textContent).toContain('The built-in writer writes these pieces.');
    expect(container.textContent).toContain('Written by the built-in writer.');
    expect(container.textContent).toContain('Written by gemma4 · $0.00 · 1,000 tokens');
    expect(container.textContent).toContain('Written by qwen4 · $0.00 · 1,000 tokens, for all its texts');
    expect(screen.getAllByRole('button', { name: 'Connect a model' })).toHaveLength(2);
  });

  test('the lines for a vendor are a press away, Ollama first, ready to be copied', async () => {
    const copied = vi.spyOn(clipboard, 'copyText').mockResolvedValue(true);
    show(BUILTIN, <BuiltinWriter languages={['en']} />);
    await userEvent.click(screen.getByRole('button', { name: 'Connect a model' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Connect a model' }));
    const [first, ...others] = sheet.getAllByRole('listitem');
    expect(first?.querySelector('details')?.open).toBe(true);
    expect(others.every((item) => item.querySelector('details')?.open === false)).toBe(true);
    await userEvent.click(within(first as HTMLElement).getByRole('button', { name: 'Copy the lines for Ollama' }));
    await userEvent.click(sheet.getByText('OpenAI'));
    await userEvent.click(sheet.getByRole('button', { name: 'Copy the lines for OpenAI' }));
    expect(copied.mock.calls).toEqual([
      ['LLM_PROVIDER=ollama\nLLM_MODEL=gemma4'],
      ['OPENAI_API_KEY=your-key\nLLM_MODEL=gpt-6-sol'],
    ]);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(connect());
  });
});

describe('with a model', () => {
  test('a run for which the built-in writer was chosen says so', () => {
    const { container } = show(MODEL, <WriterLine writer="builtin" />);
    expect(container.textContent).toBe('The built-in writer writes these pieces, not the model.');
  });

  test('nothing of it is in the way; a piece of the built-in writer keeps the truth', () => {
    const { container } = show(
      MODEL,
      <>
        <WriterLine writer="configured" />
        <WrittenBy writer="builtin" />
        <WrittenBy writer={null} />
      </>,
    );
    expect(container.textContent).toBe('Written by the built-in writer. ');
    expect(connect()).toBeNull();
  });
});
