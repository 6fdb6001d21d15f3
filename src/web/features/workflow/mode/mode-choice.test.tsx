import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScriptedApi } from '../../../../../test/fakes/scripted-api.ts';
import { aDay } from '../../../../../test/fakes/wire-today.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { toJobInput } from '../api/to-job-input.ts';
import { changeDraft, EMPTY_DRAFT, NO_FORMATS, setFormat, type Draft } from '../draft.ts';
import { parseDraft } from '../draft-storage.ts';
import { RunSummary } from '../run-summary.tsx';
import { WritingChoice } from '../writing-choice.tsx';

configure({ asyncUtilTimeout: 10_000 });

const POST = changeDraft(EMPTY_DRAFT, {
  personaId: 'p1',
  topic: 'Churn',
  formats: setFormat(NO_FORMATS, 'X Post', { enabled: true }),
});

const estimate = (dollars: number | null) => ({
  model: 'gpt-6-sol',
  calls: { low: 4, high: 7 },
  input_tokens: { low: 31_200, high: 41_000 },
  output_tokens: { low: 8_800, high: 14_000 },
  cost_usd: dollars && { low: dollars, high: dollars * 1.5 },
  prices_of: null,
  basis: 'typical',
  token_limit: null,
  limit: 'within',
  today: aDay(),
  today_limit: 'within',
});

let server: ScriptedApi;

beforeEach(() => {
  server = new ScriptedApi().on('POST /jobs/estimate', ({ body }) => ({
    body: estimate((body as { mode: string }).mode === 'fast' ? 0.04 : 0.08),
  }));
  vi.stubGlobal('fetch', server.fetch);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface SetupProps {
  start?: Draft;
  writer?: 'model' | 'builtin';
  mode?: 'best' | 'fast';
}

const draft = () => JSON.parse(screen.getByLabelText('Draft').textContent) as Draft;

function Setup({ start = POST, writer = 'model', mode = 'best' }: SetupProps) {
  const [queries] = useState(createQueryClient);
  queries.setQueryData(['config'], {
    writer: { id: writer, model: null, trouble: null },
    mode,
    research: { providers: ['wikipedia'] },
  });
  const [shown, setDraft] = useState(start);
  return (
    <QueryClientProvider client={queries}>
      <WritingChoice draft={shown} onChange={(change) => setDraft((known) => changeDraft(known, change))} />
      <output aria-label="Draft">{JSON.stringify(shown)}</output>
      <RunSummary draft={shown} personaName="Northkit" startPlace={{ current: null }} />
    </QueryClientProvider>
  );
}

const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
const review = () => screen.getByRole<HTMLButtonElement>('switch', { name: 'Review the plan first' });
const ask = () => screen.getByRole<HTMLButtonElement>('switch', { name: 'Ask me first' });
const descriptionOf = (control: Element) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;
const inSummary = () => screen.getAllByText('How it is written').at(-1)?.closest('div')?.textContent;

test('each way of writing says what it does and what it is likely to take', async () => {
  render(<Setup />);
  const [best, fast] = [await radio('Best'), await radio('Fast')];
  await waitFor(() => expect(descriptionOf(best)).toBe('Plan, draft, edit, fact check$0.08 to $0.12'));
  expect(descriptionOf(fast)).toBe('Plan and draft in one go, then the fact check$0.04 to $0.06');
  expect([best.checked, fast.checked]).toEqual([true, false]);
  // What is shown beside it is the estimate of the chosen one, asked once.
  expect(
    server
      .callsOf('POST /jobs/estimate')
      .map(({ body }) => (body as { mode: string }).mode)
      .toSorted(),
  ).toEqual(['best', 'fast']);
  await userEvent.click(fast);
  await waitFor(() =>
    expect(screen.getByText('Estimated cost').closest('div')?.textContent).toContain('$0.04 to $0.06'),
  );
  await waitFor(() => expect(inSummary()).toBe('How it is writtenFast'));
});

test('tokens stand where no price is known', async () => {
  server.on('POST /jobs/estimate', { body: estimate(null) });
  render(<Setup />);
  const best = await radio('Best');
  await waitFor(() => expect(descriptionOf(best)).toContain('About 40,000 to 55,000 tokens'));
});

test('the installation’s way is the default, and a choice is kept and sent with the project', async () => {
  render(<Setup mode="fast" />);
  expect((await radio('Fast')).checked).toBe(true);
  expect(toJobInput(draft())).not.toHaveProperty('mode');
  await userEvent.click(await radio('Best'));
  expect(toJobInput(draft())).toMatchObject({ mode: 'best' });
  expect(parseDraft(draft())).toMatchObject({ mode: 'best', reviewPlan: false });
  expect(parseDraft({ mode: 'slow', reviewPlan: 'yes' })).toMatchObject({ mode: null, reviewPlan: false });
});

test('the plan can be asked for first, and not where there is none', async () => {
  render(<Setup />);
  await radio('Best');
  expect(review().getAttribute('aria-checked')).toBe('false');
  expect(toJobInput(draft())).not.toHaveProperty('review_plan');
  await userEvent.click(review());
  expect(toJobInput(draft())).toMatchObject({ review_plan: true });
  await waitFor(() => expect(inSummary()).toBe('How it is writtenBest, plan reviewed first'));

  await userEvent.click(await radio('Fast'));
  expect(review().disabled).toBe(true);
  expect(descriptionOf(review())).toBe('Fast makes no plan for all pieces together, so there is none to review.');
  expect(toJobInput(draft())).not.toHaveProperty('review_plan');
  await userEvent.click(await radio('Best'));
  expect(review().getAttribute('aria-checked')).toBe('true');
});

test('the author can be asked first, unless the opinion is given already', async () => {
  render(<Setup />);
  await radio('Best');
  expect(ask().getAttribute('aria-checked')).toBe('false');
  expect(toJobInput(draft())).toHaveProperty('fusion');
  await userEvent.click(ask());
  await userEvent.click(review());
  // The word that there is no opinion would have the run go on.
  expect(toJobInput(draft())).toMatchObject({ ask_first: true, review_plan: true });
  expect(toJobInput(draft())).not.toHaveProperty('fusion');
  await waitFor(() => expect(inSummary()).toBe('How it is writtenBest, asks you first, plan reviewed first'));
  expect(parseDraft(draft())).toMatchObject({ askFirst: true });
  // A model that was there when it was chosen may be gone.
  expect(toJobInput(draft(), { hasModel: false })).not.toHaveProperty('ask_first');
  cleanup();

  render(<Setup start={changeDraft(POST, { askFirst: true, opinion: 'Call people.' })} />);
  await radio('Best');
  expect(ask().disabled).toBe(true);
  expect(ask().getAttribute('aria-checked')).toBe('false');
  expect(descriptionOf(ask())).toMatch(/^You have given your opinion already/);
  expect(toJobInput(draft())).not.toHaveProperty('ask_first');
  expect(toJobInput(draft())).toMatchObject({ fusion: { fusion_type: 'light' } });
});

test('for the built-in writer there is nothing to choose, and it says why', async () => {
  render(<Setup start={changeDraft(POST, { writer: 'builtin', reviewPlan: true, mode: 'fast' })} />);
  expect((await radio('Fast')).disabled).toBe(true);
  expect(descriptionOf(screen.getByRole('radiogroup', { name: 'How it is written' }))).toBe(
    'The built-in writer has one way of writing, and makes no plan to review.',
  );
  expect(screen.queryByRole('switch')).toBeNull();
  expect(toJobInput(draft())).toMatchObject({ writer: 'builtin' });
  expect(toJobInput(draft())).not.toHaveProperty('mode');
});

test('without a model nothing of it is there, nor before there is something to write', () => {
  const { unmount } = render(<Setup start={EMPTY_DRAFT} />);
  expect(screen.queryByText('How it is written')).toBeNull();
  unmount();
  render(<Setup writer="builtin" />);
  expect(screen.queryByText('How it is written')).toBeNull();
});
