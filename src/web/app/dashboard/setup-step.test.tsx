import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aPersona } from '../../../../test/fakes/wire-persona.ts';
import { ScriptedApi } from '../../../../test/fakes/scripted-api.ts';
import { changeDraft, EMPTY_DRAFT, NO_FORMATS, setFormat, type Draft } from '../../features/workflow/draft.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { SetupStep } from './setup-step.tsx';

configure({ asyncUtilTimeout: 10_000 });

const WHOLE = changeDraft(EMPTY_DRAFT, {
  personaId: 'p1',
  topic: 'Churn',
  formats: setFormat(NO_FORMATS, 'X Post', { enabled: true }),
});
const onOpen = vi.fn<(jobId: string) => void>();

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  const server = new ScriptedApi()
    .on('GET /personas', { body: [aPersona({ id: 'p1' })] })
    .on('GET /personas/status', { body: { count: 1, limit: 5, remaining: 4, can_create: true } })
    .on('GET /materials', { body: [] });
  vi.stubGlobal('fetch', server.fetch);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Host({ start }: { start: Draft }) {
  const [draft, replace] = useState(start);
  const [queries] = useState(createQueryClient);
  queries.setQueryData(['config'], {
    writer: { id: 'builtin', model: null, languages: ['en'] },
    research: { providers: ['wikipedia'] },
  });
  return (
    <QueryClientProvider client={queries}>
      <SetupStep
        control={{ draft, change: (next) => replace((known) => changeDraft(known, next)), replace }}
        personaName={draft.personaId && 'Northkit'}
        personaWebsite={null}
        personaLanguage={null}
        userId="maya"
        onStarted={() => undefined}
        onOpen={onOpen}
      />
    </QueryClientProvider>
  );
}

const startButton = () => screen.getByRole('button', { name: 'Start Workflow' });

test('the summary beside a long page leads to Start Workflow, and to its reason while it cannot be pressed', async () => {
  render(<Host start={WHOLE} />);
  const link = screen.getByRole('link', { name: 'Go to Start' });
  await userEvent.click(link);
  expect(document.activeElement).toBe(startButton());
  await userEvent.clear(screen.getByRole('textbox', { name: 'Topic' }));
  await userEvent.click(link);
  expect(document.activeElement?.textContent).toContain('Still missing: a topic.');
  expect(window.location.hash).toBe('');
});

test('a setup that was started and is come back to says so, until it is another one', async () => {
  render(<Host start={{ ...WHOLE, startedAs: 'job-7' }} />);
  expect(screen.getByText('This project is started already')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Open it' }));
  expect(onOpen).toHaveBeenCalledWith('job-7');
  await userEvent.type(screen.getByRole('textbox', { name: 'Topic' }), ' again');
  expect(screen.queryByText('This project is started already')).toBeNull();
});

test('the topic counts its characters where the limit is near', async () => {
  render(<Host start={changeDraft(WHOLE, { topic: 'x'.repeat(399) })} />);
  expect(screen.queryByText(/\/500 characters/)).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'Topic' }), 'y');
  expect(screen.getByText('400/500 characters')).toBeDefined();
});
