import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Persona } from '../../../core/contracts/persona.ts';
import { ScriptedApi } from '../../../../test/fakes/scripted-api.ts';
import { aPersona } from '../../../../test/fakes/wire-persona.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { PersonaManagement } from './persona-management.tsx';

configure({ asyncUtilTimeout: 10_000 });

let server: ScriptedApi;
let kept: Persona[];

beforeEach(() => {
  sessionStorage.clear();
  kept = [aPersona()];
  server = new ScriptedApi()
    .on('GET /personas', () => ({ body: kept }))
    .on('GET /personas/status', { body: { count: 1, limit: 5, remaining: 4, can_create: true } });
  vi.stubGlobal('fetch', server.fetch);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Host() {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <PersonaManagement userId="maya" selectedId="p1" onSelect={() => undefined} />
    </QueryClientProvider>
  );
}

test('a website is sent as it is typed, what is none is told before, and it can be taken away', async () => {
  const sent = 'https://www.Northkit.example/about';
  server.on('PUT /personas/p1', ({ body }) => {
    kept = [aPersona(JSON.stringify(body).includes('website') ? { website: 'northkit.example' } : {})];
    return { body: kept[0] };
  });
  const user = userEvent.setup();
  render(<Host />);
  const field = async () => {
    await user.click(await screen.findByRole('button', { name: 'Edit Northkit' }));
    return await screen.findByLabelText<HTMLInputElement>('Website');
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Save Persona' }));
  const bodies = () => server.callsOf('PUT /personas/p1').map(({ body }) => body);

  const website = await field();
  await user.type(website, 'our site');
  await save();
  expect(screen.getByRole('alert').textContent).toContain('“our site” is no website.');
  expect(bodies()).toEqual([]);

  await user.clear(website);
  await user.type(website, sent);
  await save();
  await vi.waitFor(() => expect(bodies()).toMatchObject([{ website: sent }]));

  await vi.waitFor(() => expect(screen.queryByLabelText('Website')).toBeNull());
  const again = await field();
  expect(again.value).toBe('northkit.example');
  await user.clear(again);
  await save();
  await vi.waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies()[1]).not.toHaveProperty('website');
});
