import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PersonaStatus } from '../../../core/contracts/persona.ts';
import { ScriptedApi } from '../../../../test/fakes/scripted-api.ts';
import { aPersona } from '../../../../test/fakes/wire-persona.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { PersonaManagement } from './persona-management.tsx';

function statusOf(count: number, limit: number): PersonaStatus {
  return { count, limit, remaining: limit - count, can_create: count < limit };
}

let server: ScriptedApi;

beforeEach(() => {
  server = new ScriptedApi().on('GET /personas', { body: [aPersona(), aPersona({ id: 'p2', name: 'Halden Coffee' })] });
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
      <PersonaManagement userId="maya" selectedId={null} onSelect={() => undefined} />
    </QueryClientProvider>
  );
}

async function openForm() {
  render(<Host />);
  await userEvent.click(screen.getByRole('tab', { name: 'Create New' }));
  await screen.findByLabelText('Persona Name');
}

const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create Persona' });

test('at the limit the button is disabled and the reason stands above it', async () => {
  server.on('GET /personas/status', { body: statusOf(2, 2) });
  await openForm();
  await waitFor(() => expect(create().disabled).toBe(true));
  const reason = 'Maximum personas reached. Delete an existing persona to create a new one.';
  expect(screen.getAllByText(reason).length).toBeGreaterThan(0);
  expect(screen.getByText('2/2')).toBeDefined();
  expect(screen.getByText('0 remaining')).toBeDefined();
});

test('where the server takes none although there is room, the reason is another one', async () => {
  server.on('GET /personas/status', { body: { ...statusOf(2, 3), can_create: false } });
  await openForm();
  await waitFor(() => expect(create().disabled).toBe(true));
  const reason = document.getElementById(create().getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toMatch(/^The server takes no more personas at present/);
  expect(screen.getByText('1 remaining')).toBeDefined();
  expect(screen.queryByText(/^Maximum personas reached/)).toBeNull();
});

test('a limit that cannot be read is said so, keeps nobody from creating one, and is read on request', async () => {
  server.on('GET /personas/status', { status: 503, body: {} });
  await openForm();
  await screen.findByText('Your persona limit could not be read.');
  expect(create().disabled).toBe(false);
  server.on('GET /personas/status', () => ({ body: statusOf(2, 5) }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2/5')).toBeDefined();
  expect(screen.queryByText('Your persona limit could not be read.')).toBeNull();
});
