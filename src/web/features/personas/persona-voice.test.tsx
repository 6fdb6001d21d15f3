import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { toast, Toaster } from 'sonner';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Persona, StyleProfile } from '../../../core/contracts/persona.ts';
import { ScriptedApi } from '../../../../test/fakes/scripted-api.ts';
import { aPersona } from '../../../../test/fakes/wire-persona.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { PersonaManagement } from './persona-management.tsx';
import { EMBEDDED_AUTH } from '../../../../test/fakes/embedded-auth.ts';

configure({ asyncUtilTimeout: 10_000 });

const TEXT = 'We roast on Tuesdays. That is it.';
const BY_MODEL: StyleProfile = { style_profile: 'Short sentences.\nSpeaks as “we”.', written_by: 'gpt-oss' };
const DERIVE = 'POST /personas/style_profile';

let server: ScriptedApi;
let user: ReturnType<typeof userEvent.setup>;
let created: Partial<Persona> | undefined;

beforeEach(() => {
  sessionStorage.clear();
  user = userEvent.setup();
  created = undefined;
  const personas = () => (created === undefined ? [] : [aPersona(created)]);
  server = new ScriptedApi()
    .on('GET /personas', () => ({ body: personas() }))
    .on('GET /personas/status', { body: { count: 0, limit: 5, remaining: 5, can_create: true } })
    .on(DERIVE, { body: BY_MODEL })
    .on('POST /personas', ({ body }) => {
      created = body as Partial<Persona>;
      return { status: 201, body: personas()[0] };
    });
  vi.stubGlobal('fetch', server.fetch);
});

afterEach(() => {
  toast.dismiss();
  cleanup();
  vi.unstubAllGlobals();
});

function configOf(writer: 'builtin' | 'model') {
  return {
    product: 'Manifold',
    version: '0.0.0',
    auth: EMBEDDED_AUTH,
    writer: { id: writer, model: writer === 'model' ? 'gpt-oss' : null, vendor: null, trouble: null, languages: null },
    research: { providers: [] },
    limits: { personas: 5, jobs_per_day: null, jobs_at_once: null },
  };
}

/** The configuration is read once a page, so that each test brings its own. */
function Host({ writer = 'builtin' }: { writer?: 'builtin' | 'model' }) {
  const [queries] = useState(() => {
    const client = createQueryClient();
    client.setQueryData(['config'], configOf(writer));
    return client;
  });
  const [selected, setSelected] = useState<string | null>(null);
  return (
    <QueryClientProvider client={queries}>
      <PersonaManagement userId="maya" selectedId={selected} onSelect={setSelected} />
      <Toaster />
    </QueryClientProvider>
  );
}

const unfold = async () => user.click(await screen.findByRole('button', { name: /^More about the voice/ }));

async function openVoice(writer: 'builtin' | 'model' = 'builtin') {
  render(<Host writer={writer} />);
  await user.click(screen.getByRole('tab', { name: 'Create New' }));
  await unfold();
  await screen.findByLabelText('Voice sample 1');
}

async function paste(label: string, text: string) {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}

async function nameIt() {
  await user.type(screen.getByLabelText('Persona Name'), 'Ledgerline');
  await user.type(screen.getByLabelText('Target Audience'), 'Finance directors');
  await user.click(screen.getByRole('radio', { name: 'Casual' }));
}

const describeStyle = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Describe our style' });
const profile = () => screen.getByLabelText<HTMLTextAreaElement>('Style profile');
const create = () => screen.getByRole('button', { name: 'Create Persona' });

describe('samples of a voice', () => {
  test('up to five texts are taken, and sent without the empty ones', async () => {
    await openVoice();
    await nameIt();
    await paste('Voice sample 1', 'Text 1\n\nof ours');
    for (const number of [2, 3, 4, 5]) {
      await user.click(screen.getByRole('button', { name: 'Add another text' }));
      const area = screen.getByLabelText(`Voice sample ${number}`);
      await waitFor(() => expect(document.activeElement).toBe(area));
      await user.paste(`Text ${number}\n\nof ours`);
    }
    expect(screen.queryByRole('button', { name: 'Add another text' })).toBeNull();
    expect(screen.getByText('Five texts are all that is taken.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Remove voice sample 2' }));
    await user.clear(screen.getByLabelText('Voice sample 4'));
    await user.click(create());
    await screen.findByText('Persona Created');
    expect(server.callsOf('POST /personas')[0]?.body).toMatchObject({
      voice_samples: ['Text 1\n\nof ours', 'Text 3\n\nof ours', 'Text 4\n\nof ours'],
    });
  });

  test('what is too long is counted and told, not cut, and holds the persona back', async () => {
    await openVoice();
    await nameIt();
    await paste('Voice sample 1', 'x'.repeat(5_012));
    expect(screen.getByText('5,012/5,000')).toBeDefined();
    expect(screen.getByText('5,000 characters at most; there are 5,012. Take out 12.')).toBeDefined();
    expect(describeStyle().disabled).toBe(true);
    expect(screen.getByText('Shorten the texts above first.')).toBeDefined();
    await user.click(create());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Please correct what is marked under “More about the voice”.',
    );
    expect(server.callsOf('POST /personas')).toEqual([]);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Voice sample 1').value).toHaveLength(5_012);
  });

  test('all that was typed is there again after a reload', async () => {
    await openVoice();
    await paste('Voice sample 1', TEXT);
    await paste('Approved facts', 'Founded in 1987');
    await paste('Objectives', 'More trials');
    await paste('Prefer', 'set-up call');
    await paste('Style profile', 'No jokes.');
    cleanup();
    render(<Host />);
    await screen.findByText('one objective, prefers one term, one fact, one sample, style profile');
    await unfold();
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Voice sample 1')).value).toBe(TEXT);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Approved facts').value).toBe('Founded in 1987');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Objectives').value).toBe('More trials');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Prefer').value).toBe('set-up call');
    expect(profile().value).toBe('No jokes.');
  });
});

describe('describing the style', () => {
  test('without a text there is nothing to read, and the button says so', async () => {
    await openVoice();
    expect(describeStyle().disabled).toBe(true);
    expect(screen.getByText('Paste a text above first.')).toBeDefined();
  });

  test('fills the empty profile and says who described it; what is corrected is sent', async () => {
    await openVoice();
    await nameIt();
    await paste('Voice sample 1', TEXT);
    await user.click(describeStyle());
    await screen.findByText('Described by gpt-oss from your texts. Read it, and correct what is not you.');
    expect(profile().value).toBe(BY_MODEL.style_profile);
    expect(server.callsOf(DERIVE)[0]?.body).toEqual({ voice_samples: [TEXT] });

    await user.type(profile(), '\nNo jokes.');
    expect(screen.getByText(/^Described by gpt-oss .* Corrected by you\.$/)).toBeDefined();
    await user.click(create());
    await screen.findByText('Persona Created');
    expect(server.callsOf('POST /personas')[0]?.body).toMatchObject({
      style_profile: 'Short sentences.\nSpeaks as “we”.\nNo jokes.',
    });
  });

  test('never writes over what the user has typed: it offers, and the user decides', async () => {
    await openVoice();
    await paste('Voice sample 1', TEXT);
    await paste('Style profile', 'My own words.');
    await user.click(describeStyle());
    await screen.findByText('A new description is ready. Yours stays until you replace it.');
    expect(profile().value).toBe('My own words.');
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(profile().value).toBe('My own words.');
    expect(document.activeElement).toBe(profile());

    await user.click(describeStyle());
    await user.click(await screen.findByRole('button', { name: 'Replace' }));
    expect(profile().value).toBe(BY_MODEL.style_profile);
    expect(screen.queryByRole('button', { name: 'Replace' })).toBeNull();
  });

  test('what is typed while it is on its way counts, too', async () => {
    const held = Promise.withResolvers<void>();
    server.on(DERIVE, async () => {
      await held.promise;
      return { body: BY_MODEL };
    });
    await openVoice();
    await paste('Voice sample 1', TEXT);
    await user.click(describeStyle());
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Reading your texts…' })).disabled).toBe(true);
    await paste('Style profile', 'Typed meanwhile.');
    await paste('Approved facts', 'Founded in 1987');
    held.resolve();
    await screen.findByRole('button', { name: 'Replace' });
    expect(profile().value).toBe('Typed meanwhile.');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Approved facts').value).toBe('Founded in 1987');
  });

  test('traits that were counted are called so', async () => {
    server.on(DERIVE, { body: { style_profile: 'Short sentences.', written_by: 'builtin' } });
    await openVoice();
    await paste('Voice sample 1', TEXT);
    await user.click(describeStyle());
    expect(await screen.findByText(/^Counted in your texts, without a model\./)).toBeDefined();
  });

  test.each([
    [
      { status: 422, body: { detail: 'Too little text to tell a style: 7 words.' } },
      'Too little text to tell a style: 7 words.',
    ],
    [{ status: 500, body: {} }, 'Your style could not be described. Please try again.'],
  ])('a failure stands beside the button and loses nothing', async (answer, sentence) => {
    server.on(DERIVE, answer);
    await openVoice();
    await paste('Voice sample 1', TEXT);
    await user.click(describeStyle());
    await screen.findByText(sentence);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Voice sample 1').value).toBe(TEXT);

    server.on(DERIVE, { body: BY_MODEL });
    await user.click(describeStyle());
    await waitFor(() => expect(profile().value).toBe(BY_MODEL.style_profile));
    expect(screen.queryByText(sentence)).toBeNull();
  });
});

describe('what else a voice has', () => {
  test('the built-in writer says what of it is for a model; a model has nothing to say', async () => {
    await openVoice();
    expect(await screen.findByText(/^The built-in writer goes by the language and leaves out/)).toBeDefined();
    cleanup();
    await openVoice('model');
    expect(screen.queryByText(/^The built-in writer/)).toBeNull();
  });

  test('facts and objectives are sent one a line, and the card says quietly what there is', async () => {
    await openVoice();
    await nameIt();
    await paste('Approved facts', 'Founded in 1987\n\n Support answers in four hours ');
    await paste('Objectives', 'More trials\nFewer returns');
    await paste('Prefer', 'set-up call');
    await paste('Voice sample 1', TEXT);
    await user.click(create());
    const card = await screen.findByRole('radiogroup', { name: 'Your personas' });
    expect(within(card).getByText('1 voice sample · 2 approved facts')).toBeDefined();
    expect(server.callsOf('POST /personas')[0]?.body).toMatchObject({
      approved_facts: ['Founded in 1987', 'Support answers in four hours'],
      marketing_objectives: ['More trials', 'Fewer returns'],
      preferred_terms: ['set-up call'],
    });
  });

  test('a term that shall be used must not hold what is banned', async () => {
    await openVoice();
    await paste('Never use', 'cheap*');
    await paste('Always use', 'the cheapest flights');
    await paste('Prefer', 'Cheap*');
    await user.tab();
    expect(screen.getByText('“the cheapest flights” holds “cheap*”, which stands under “Never use”.')).toBeDefined();
    expect(screen.getByText('“Cheap*” cannot stand here and under “Never use”.')).toBeDefined();
  });

  test.each([
    ['Approved facts', 'x'.repeat(301), /is too long: 300 characters at most\.$/],
    ['Approved facts', Array.from({ length: 31 }, (_, n) => `Fact ${n}`).join('\n'), '30 at most; there are 31.'],
    ['Objectives', 'x'.repeat(201), /is too long: 200 characters at most\.$/],
    ['Objectives', Array.from({ length: 21 }, (_, n) => `Aim ${n}`).join('\n'), '20 at most; there are 21.'],
    ['Style profile', 'x'.repeat(2_001), '2,000 characters at most; there are 2,001. Take out 1.'],
  ])('the limit of “%s” is told at its field', async (label, text, message) => {
    await openVoice();
    await paste(label, text);
    await user.tab();
    expect(screen.getByText(message)).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>(label).value).toBe(text);
  });
});
