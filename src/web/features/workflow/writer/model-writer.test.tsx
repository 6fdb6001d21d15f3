import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScriptedApi } from '../../../../../test/fakes/scripted-api.ts';
import type { JobWriter } from '../../../../core/contracts/job.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { useConfig } from '../../../lib/use-config.ts';
import { ModelWriter } from './model-writer.tsx';

configure({ asyncUtilTimeout: 10_000 });

const config = (trouble: string | null = null) => ({
  writer: { id: 'model', model: 'gpt-6-sol', vendor: 'OpenAI', trouble, languages: null },
});

let server: ScriptedApi;

beforeEach(() => {
  server = new ScriptedApi().on('GET /config', { body: config() });
  vi.stubGlobal('fetch', server.fetch);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Setup() {
  const [chosen, setChosen] = useState<JobWriter | null>(null);
  return (
    <>
      <ModelWriter chosen={chosen} onChoose={setChosen} />
      <output aria-label="Trouble">{useConfig()?.writer.trouble}</output>
    </>
  );
}

function show() {
  const queries = createQueryClient();
  queries.setQueryData(['config'], config());
  render(
    <QueryClientProvider client={queries}>
      <Setup />
    </QueryClientProvider>,
  );
}

test('says which model of whom writes, and lets the built-in writer do it for this project', async () => {
  show();
  const line = screen.getByRole('complementary', { name: 'Who writes this project' });
  expect(line.textContent).toContain('gpt-6-sol by OpenAI writes this project.');
  await userEvent.click(screen.getByRole('button', { name: 'Use the built-in writer' }));
  expect(line.textContent).toContain('The built-in writer writes this project, not gpt-6-sol.');
  await userEvent.click(screen.getByRole('button', { name: 'Use gpt-6-sol' }));
  expect(line.textContent).toContain('gpt-6-sol by OpenAI writes this project.');
});

test('asks the server anew whether the model is well', async () => {
  server.on('GET /config', { body: config('OpenAI cannot be reached.') });
  show();
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'Trouble' }).textContent).toBe('OpenAI cannot be reached.'),
  );
  // Then it is asked elsewhere who writes.
  expect(screen.queryByRole('complementary')).toBeNull();
});
