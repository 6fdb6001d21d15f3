import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { toast, Toaster } from 'sonner';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Persona, PersonaStatus } from '../../../core/contracts/persona.ts';
import { ScriptedApi } from '../../../../test/fakes/scripted-api.ts';
import { aPersona } from '../../../../test/fakes/wire-persona.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { PersonaManagement } from './persona-management.tsx';

configure({ asyncUtilTimeout: 10_000 });

function statusOf(count: number, limit: number): PersonaStatus {
  return { count, limit, remaining: limit - count, can_create: count < limit };
}

let server: ScriptedApi;
let kept: Persona[];
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  sessionStorage.clear();
  user = userEvent.setup();
  kept = [aPersona(), aPersona({ id: 'p2', name: 'Halden Coffee' })];
  server = new ScriptedApi()
    .on('GET /personas', () => ({ body: kept }))
    .on('GET /personas/status', () => ({ body: statusOf(kept.length, 5) }));
  vi.stubGlobal('fetch', server.fetch);
});

afterEach(() => {
  // Else a toast of one test stands beside the same one of the next.
  toast.dismiss();
  cleanup();
  vi.unstubAllGlobals();
});

function Host() {
  const [queries] = useState(createQueryClient);
  const [selected, setSelected] = useState<string | null>('p1');
  return (
    <QueryClientProvider client={queries}>
      <PersonaManagement userId="maya" selectedId={selected} onSelect={setSelected} />
      <p>Selected: {selected ?? 'none'}</p>
      <Toaster />
    </QueryClientProvider>
  );
}

async function openForm() {
  render(<Host />);
  await user.click(screen.getByRole('tab', { name: 'Create New' }));
  await screen.findByText('3 remaining');
  await screen.findByLabelText('Persona Name');
}

const audience = () => screen.getByLabelText<HTMLInputElement>('Target Audience');
const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create Persona' });

test('a name that another persona has is told of, and can be taken all the same', async () => {
  await openForm();
  const name = screen.getByLabelText<HTMLInputElement>('Persona Name');
  const told = () => screen.queryByText('You have a persona of this name already.');
  await user.type(name, 'halden coffee ');
  expect(told()).not.toBeNull();
  expect(create().disabled).toBe(false);
  await user.type(name, '2');
  expect(told()).toBeNull();
});

describe('creating a persona', () => {
  test('the sixth word of the audience is refused while it is typed, and the counter says so', async () => {
    await openForm();
    await user.type(audience(), 'Operations leads at small startups everywhere');
    expect(audience().value.trim()).toBe('Operations leads at small startups');
    expect(screen.getByText('5/5 words')).toBeDefined();
  });

  test('nothing is sent while a field is missing; the button stays enabled and says what is wrong', async () => {
    await openForm();
    await user.type(screen.getByLabelText('Persona Name'), 'Ledgerline');
    await user.type(audience(), 'Finance directors');
    await user.click(create());
    expect(screen.getByRole('alert').textContent).toBe('Validation Error: All fields are required to create a persona');
    expect(create().disabled).toBe(false);
    expect(server.callsOf('POST /personas')).toEqual([]);
  });

  test('a complete one is sent, selected and shown', async () => {
    server.on('POST /personas', () => {
      const created = aPersona({ id: 'p3', name: 'Ledgerline', tone_voice: 'authoritative' });
      kept = [created, ...kept];
      return { status: 201, body: created };
    });
    await openForm();
    await user.type(screen.getByLabelText('Persona Name'), ' Ledgerline ');
    await user.type(audience(), 'Finance directors');
    await user.click(screen.getByRole('radio', { name: 'Authoritative' }));
    await user.click(create());
    await screen.findByText('Persona Created');
    expect(screen.getByText('Selected: p3')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Ledgerline' }).checked).toBe(true);
    const [call] = server.callsOf('POST /personas');
    expect(call?.body).toEqual({
      name: 'Ledgerline',
      business_description: 'Finance directors',
      marketing_objectives: [],
      tone_voice: 'authoritative',
    });
    expect(call?.headers.get('idempotency-key')).toBeTruthy();
  });

  test('a double click makes one', async () => {
    server.on('POST /personas', () => ({ status: 201, body: aPersona({ id: 'p3', name: 'Ledgerline' }) }));
    await openForm();
    await user.type(screen.getByLabelText('Persona Name'), 'Ledgerline');
    await user.type(audience(), 'Finance directors');
    await user.click(screen.getByRole('radio', { name: 'Casual' }));
    await user.dblClick(create());
    await screen.findByText('Selected: p3');
    expect(server.callsOf('POST /personas')).toHaveLength(1);
  });

  test('pressing again after a lost answer is the same action to the server', async () => {
    server.on('POST /personas', { status: 503, body: {} });
    await openForm();
    await user.type(screen.getByLabelText('Persona Name'), 'Ledgerline');
    await user.type(audience(), 'Finance directors');
    await user.click(screen.getByRole('radio', { name: 'Casual' }));
    await user.click(create());
    await screen.findByText('Failed to create persona. Please try again.');
    await user.click(create());
    await waitFor(() => expect(server.callsOf('POST /personas')).toHaveLength(2));
    const keys = server.callsOf('POST /personas').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  test('what was typed is there again after a look elsewhere', async () => {
    await openForm();
    await user.type(screen.getByLabelText('Persona Name'), 'Half a persona');
    cleanup();
    render(<Host />);
    expect((await screen.findByLabelText<HTMLInputElement>('Persona Name')).value).toBe('Half a persona');
  });

  test.each([
    [{ status: 409, body: { detail: 'Maximum personas reached.' } }, 'Maximum personas reached.'],
    [{ status: 422, body: { detail: 'Tone is missing' } }, 'Tone is missing'],
    [{ status: 500, body: {} }, 'Failed to create persona. Please try again.'],
  ])(
    'a failure keeps what was typed and says the reason of the server, or the general sentence',
    async (answer, sentence) => {
      server.on('POST /personas', answer);
      await openForm();
      await user.type(screen.getByLabelText('Persona Name'), 'Ledgerline');
      await user.type(audience(), 'Finance directors');
      await user.click(screen.getByRole('radio', { name: 'Casual' }));
      await user.click(create());
      expect(await screen.findByText(sentence)).toBeDefined();
      expect(screen.getByLabelText<HTMLInputElement>('Persona Name').value).toBe('Ledgerline');
    },
  );
});

describe('more about the voice', () => {
  const unfold = async () => user.click(await screen.findByRole('button', { name: /^More about the voice/ }));
  const banned = () => screen.findByLabelText<HTMLTextAreaElement>('Never use');
  const required = () => screen.getByLabelText<HTMLTextAreaElement>('Always use');

  async function fillIn() {
    await openForm();
    await user.type(screen.getByLabelText('Persona Name'), 'Ledgerline');
    await user.type(audience(), 'Finance directors');
    await user.click(screen.getByRole('radio', { name: 'Casual' }));
  }

  test('is folded, and opens language and terms, which are sent tidied', async () => {
    server.on('POST /personas', { status: 201, body: aPersona({ id: 'p3', name: 'Ledgerline' }) });
    await fillIn();
    expect(screen.queryByLabelText('Never use')).toBeNull();
    await unfold();
    await user.type(await banned(), ' cheap {enter}{enter}Cheap{enter}no  brainer');
    await user.type(required(), 'Ledgerline Pro');
    await user.selectOptions(screen.getByLabelText('Language'), 'Portuguese (Brazil)');
    expect(screen.getByText('2/50')).toBeDefined();
    await unfold();
    expect(screen.getByText('Portuguese (Brazil), never 2 terms, always one term')).toBeDefined();
    await user.click(create());
    await screen.findByText('Selected: p3');
    expect(server.callsOf('POST /personas')[0]?.body).toMatchObject({
      name: 'Ledgerline',
      language: 'pt-BR',
      banned_terms: ['cheap', 'no brainer'],
      required_terms: ['Ledgerline Pro'],
    });
  });

  test('a mistake stands beside its field, nothing is sent, and nothing typed is lost', async () => {
    server.on('POST /personas', { status: 201, body: aPersona({ id: 'p3', name: 'Ledgerline' }) });
    await fillIn();
    await unfold();
    await user.type(await banned(), 'cheap');
    await user.type(required(), 'Cheap');
    expect(required().getAttribute('aria-invalid'), 'half a term is no mistake yet').toBeNull();
    await unfold();
    await user.click(create());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Please correct what is marked under “More about the voice”.',
    );
    expect(await screen.findByText('“Cheap” cannot stand here and under “Never use”.')).toBeDefined();
    expect(required().getAttribute('aria-invalid')).toBe('true');
    expect(server.callsOf('POST /personas')).toEqual([]);
    expect((await banned()).value).toBe('cheap');

    await user.clear(required());
    await user.click(create());
    await screen.findByText('Selected: p3');
  });

  test('too many terms and too long ones are told', async () => {
    await fillIn();
    await unfold();
    await banned();
    await user.click(await banned());
    await user.paste(Array.from({ length: 51 }, (_, n) => `term ${n}`).join('\n'));
    await user.click(required());
    await user.paste('x'.repeat(81));
    await user.tab();
    expect(screen.getByText('50 at most; there are 51.')).toBeDefined();
    expect(screen.getByText(/is too long: 80 characters at most\.$/)).toBeDefined();
  });

  test('what is missing comes first, in the words that it always had', async () => {
    await openForm();
    await unfold();
    await user.type(await banned(), 'cheap');
    await user.type(required(), 'cheap');
    await user.click(create());
    expect(screen.getByRole('alert').textContent).toBe('Validation Error: All fields are required to create a persona');
  });

  test('is there again after a reload', async () => {
    await openForm();
    await unfold();
    await user.type(await banned(), 'cheap');
    cleanup();
    render(<Host />);
    await unfold();
    expect((await banned()).value).toBe('cheap');
  });

  test('can be edited, whatever language it was given elsewhere, and taken away again', async () => {
    kept = [aPersona({ language: 'cy', banned_terms: ['cheap', 'a, b'], required_terms: ['Kit'] })];
    server.on('PUT /personas/p1', ({ body }) => ({ body: aPersona(body as object) }));
    render(<Host />);
    await user.click(await screen.findByRole('button', { name: 'Edit Northkit' }));
    await screen.findByLabelText('Persona Name');
    await unfold();
    expect((await banned()).value).toBe('cheap\na, b');
    expect(screen.getByLabelText<HTMLSelectElement>('Language').value).toBe('cy');
    await user.clear(required());
    await user.click(screen.getByRole('button', { name: 'Save Persona' }));
    await screen.findByText('Persona Updated');
    const [sent] = server.callsOf('PUT /personas/p1').map(({ body }) => body);
    expect(sent).toMatchObject({ language: 'cy', banned_terms: ['cheap', 'a, b'] });
    expect(sent, 'the server takes what is left out for none').not.toHaveProperty('required_terms');
  });
});

describe('the personas that exist', () => {
  async function remove(name: string) {
    await user.click(await screen.findByRole('button', { name: `Delete ${name}` }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete persona' }));
  }

  test('deleting the selected one clears the selection', async () => {
    server.on('DELETE /personas/p1', () => {
      kept = kept.filter(({ id }) => id !== 'p1');
      return { status: 204 };
    });
    render(<Host />);
    await remove('Northkit');
    expect(await screen.findByText('Persona deleted successfully!')).toBeDefined();
    expect(screen.getByText('Selected: none')).toBeDefined();
    expect(screen.queryByRole('radio', { name: 'Northkit' })).toBeNull();
  });

  test('deleting another one leaves the selection; one that is gone already counts as deleted', async () => {
    server.on('DELETE /personas/p2', { status: 404, body: { detail: 'There is no such persona.' } });
    render(<Host />);
    await remove('Halden Coffee');
    expect(await screen.findByText('Persona deleted successfully!')).toBeDefined();
    expect(screen.getByText('Selected: p1')).toBeDefined();
  });

  test('a deletion that fails says so and changes nothing', async () => {
    server.on('DELETE /personas/p1', { status: 500, body: {} });
    render(<Host />);
    await remove('Northkit');
    expect(await screen.findByText('Failed to delete persona. Please try again.')).toBeDefined();
    expect(screen.getByText('Selected: p1')).toBeDefined();
  });

  test('editing one thing keeps all the others', async () => {
    const more = {
      marketing_objectives: ['More trials', 'in two\n lines'],
      language: 'de',
      banned_terms: ['cheap'],
      required_terms: ['Northkit Pro'],
      preferred_terms: ['set-up call'],
      approved_facts: ['Founded in 1987'],
      voice_samples: ['We roast on Tuesdays.\n\nThat is it.', 'Two lines\nin one text'],
      style_profile: 'Short sentences.\nNo jokes.',
    };
    kept = [aPersona(more)];
    server.on('PUT /personas/p1', ({ body }) => ({ body: aPersona(body as object) }));
    render(<Host />);
    await user.click(await screen.findByRole('button', { name: 'Edit Northkit' }));
    await user.type(await screen.findByLabelText('Persona Name'), ' Ltd');
    await user.click(screen.getByRole('button', { name: 'Save Persona' }));
    await screen.findByText('Persona Updated');
    expect(server.callsOf('PUT /personas/p1')[0]?.body).toMatchObject({
      ...more,
      name: 'Northkit Ltd',
      marketing_objectives: ['More trials', 'in two lines'],
    });
  });

  test('an edit that a reload cuts short goes on where it was, until it is given up', async () => {
    render(<Host />);
    await user.click(await screen.findByRole('button', { name: 'Edit Northkit' }));
    await user.type(await screen.findByLabelText('Persona Name'), ' Pro');
    cleanup();
    render(<Host />);
    expect((await screen.findByLabelText<HTMLInputElement>('Persona Name')).value).toBe('Northkit Pro');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    cleanup();
    render(<Host />);
    await screen.findByRole('button', { name: 'Edit Northkit' });
    expect(screen.queryByLabelText('Persona Name')).toBeNull();
  });

  test('a letter that was typed and taken back is no edit; a field that was emptied is one', async () => {
    kept = [aPersona({ language: 'de' })];
    render(<Host />);
    await user.click(await screen.findByRole('button', { name: 'Edit Northkit' }));
    await user.type(await screen.findByLabelText('Persona Name'), 's{Backspace}');
    cleanup();
    render(<Host />);
    await user.click(await screen.findByRole('button', { name: 'Edit Northkit' }));
    await user.clear(await screen.findByLabelText('Persona Name'));
    await user.clear(audience());
    cleanup();
    render(<Host />);
    expect((await screen.findByLabelText<HTMLInputElement>('Persona Name')).value).toBe('');
    expect(audience().value).toBe('');
  });

  test('an edit of a persona that has been changed elsewhere since does not come back over that', async () => {
    render(<Host />);
    await user.click(await screen.findByRole('button', { name: 'Edit Northkit' }));
    await user.type(await screen.findByLabelText('Persona Name'), ' Pro');
    kept = [aPersona({ approved_facts: ['Founded in 1987'] })];
    cleanup();
    render(<Host />);
    await user.click(await screen.findByRole('button', { name: 'Edit Northkit' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Persona Name')).value).toBe('Northkit');
  });

  test('when they cannot be loaded, one may try again', async () => {
    server.on('GET /personas', { status: 500, body: {} });
    render(<Host />);
    await screen.findAllByText('Failed to load personas. Please try again.');
    server.on('GET /personas', { body: kept });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: 'Northkit' })).toBeDefined();
  });
});
