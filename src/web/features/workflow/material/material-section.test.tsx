import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Material } from '../../../../core/contracts/material.ts';
import { ScriptedApi } from '../../../../../test/fakes/scripted-api.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { toJobInput } from '../api/to-job-input.ts';
import { addKept, changeDraft, EMPTY_DRAFT, ownKept, type Draft } from '../draft.ts';
import type { MaterialControl } from './material-control.ts';
import { MaterialSection } from './material-section.tsx';

configure({ asyncUtilTimeout: 10_000 });
const MOMENT = '2031-05-04T10:00:00.000Z';

function aMaterial(change: Partial<Material> = {}): Material {
  return {
    id: 'm1',
    kind: 'file',
    title: 'Survey of bakers',
    url: null,
    file_name: 'survey.pdf',
    author: null,
    published_at: null,
    language: null,
    characters: 4_200,
    shortened: false,
    persona_id: null,
    ours: false,
    ours_chosen: false,
    created_at: MOMENT,
    updated_at: MOMENT,
    ...change,
  };
}

let server: ScriptedApi;
let draft: Draft;
/** What the server keeps. */
let library: Material[];

beforeEach(() => {
  library = [];
  server = new ScriptedApi().on('GET /materials', () => ({ body: library }));
  vi.stubGlobal('fetch', server.fetch);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The server takes what is sent and keeps it as `material`. */
function keeps(call: string, material: Material): void {
  server.on(call, () => {
    library = [material, ...library];
    return { status: 201, body: material };
  });
}

function Host({ start, persona }: { start: Draft; persona: MaterialControl['persona'] }) {
  const [queries] = useState(createQueryClient);
  const [present, setDraft] = useState(start);
  useLayoutEffect(() => {
    draft = present;
  });
  return (
    <QueryClientProvider client={queries}>
      <MaterialSection
        draft={present}
        persona={persona}
        onNotesChange={(notes) => setDraft((known) => changeDraft(known, { notes }))}
        onNoteKept={(id, kept) =>
          setDraft((known) => addKept({ ...known, notes: known.notes.filter((note) => note.id !== id) }, [kept]))
        }
        onAdd={(kept) => setDraft((known) => addKept(known, kept))}
        onWhose={(id, ours) => setDraft((known) => ownKept(known, id, ours))}
        onLeaveOut={(id) => setDraft((known) => ({ ...known, kept: known.kept.filter((item) => item.id !== id) }))}
        onPersonaServed={(materialOf, kept) => setDraft((known) => ({ ...addKept(known, kept), materialOf }))}
      />
    </QueryClientProvider>
  );
}

const PERSONA = { id: 'p1', name: 'Northkit', website: 'northkit.example' };
const show = (start: Draft = EMPTY_DRAFT, persona: MaterialControl['persona'] = null) =>
  render(<Host start={start} persona={persona} />);
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const keptIds = () => draft.kept.map(({ id }) => id);
const picker = () => document.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input');

describe('files', () => {
  test('are read by the server and stay with the project', async () => {
    keeps('POST /materials/files', aMaterial());
    show();
    await userEvent.upload(picker(), new File(['%PDF'], 'survey.pdf', { type: 'application/pdf' }));
    await screen.findByText('Survey of bakers');
    expect(keptIds()).toEqual(['m1']);
    expect(server.callsOf('POST /materials/files')[0]?.body).toEqual({ file: 'survey.pdf' });
  });

  test('one that cannot be read says why; it can be dismissed, and trying it again is not offered', async () => {
    server.on('POST /materials/files', { status: 422, body: { detail: 'This PDF holds pictures of pages, no text.' } });
    show();
    await userEvent.upload(picker(), new File(['%PDF'], 'scan.pdf', { type: 'application/pdf' }));
    await screen.findByText('This PDF holds pictures of pages, no text.');
    expect(keptIds()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Try scan.pdf again' })).toBeNull();
    await userEvent.click(button('Dismiss scan.pdf'));
    expect(screen.queryByText('scan.pdf')).toBeNull();
  });

  test('one that the server was too busy for can be tried again', async () => {
    server.on('POST /materials/files', { status: 429, body: { detail: 'Too much at once.' } });
    show();
    await userEvent.upload(picker(), new File(['%PDF'], 'scan.pdf', { type: 'application/pdf' }));
    await screen.findByText('Too much at once.');
    keeps('POST /materials/files', aMaterial());
    await userEvent.click(button('Try scan.pdf again'));
    await screen.findByText('Survey of bakers');
    expect(screen.queryByText('scan.pdf')).toBeNull();
  });

  test('one that is too large is not even sent', async () => {
    show();
    const file = new File(['x'], 'film.pdf', { type: 'application/pdf' });
    Object.defineProperty(file, 'size', { value: 11 * 1024 * 1024 });
    await userEvent.upload(picker(), file);
    await screen.findByText('The file is larger than 10 MB.');
    expect(server.callsOf('POST /materials/files')).toEqual([]);
    await userEvent.click(button('Dismiss film.pdf'));
    expect(screen.queryByText('film.pdf')).toBeNull();
  });

  test('an eleventh file is refused with a reason', async () => {
    const ten = Array.from({ length: 10 }, (_, index) => aMaterial({ id: `m${index}`, title: `File ${index}` }));
    library = ten;
    const kept = ten.map(({ id, kind, title, characters }) => ({ id, kind, title, characters }));
    show(changeDraft(EMPTY_DRAFT, { kept }));
    await userEvent.upload(picker(), new File(['%PDF'], 'more.pdf', { type: 'application/pdf' }));
    await screen.findByText('A project takes at most 10 files. Leave one out first.');
  });

  test('those that cannot be read take no place from the others', async () => {
    let turn = 0;
    server.on('POST /materials/files', () => {
      turn += 1;
      if (turn === 1) return { status: 422, body: { detail: 'This file is empty.' } };
      const kept = aMaterial({ id: `m${turn}`, title: `Survey ${turn}` });
      library = [kept, ...library];
      return { status: 201, body: kept };
    });
    show();
    const files = Array.from({ length: 11 }, (_, index) => new File(['x'], `${index}.txt`, { type: 'text/plain' }));
    await userEvent.upload(picker(), files);
    await screen.findByText('Survey 11');
    await waitFor(() => expect(keptIds()).toHaveLength(10));
    expect(screen.queryByText(/at most 10 files/)).toBeNull();
  });
});

describe('links', () => {
  test('are read before the dialog closes; an address without its beginning will do', async () => {
    keeps('POST /materials', aMaterial({ kind: 'link', title: 'A report' }));
    show();
    await userEvent.click(button('Add a link'));
    await userEvent.type(await screen.findByLabelText('Web address'), 'example.com/report');
    await userEvent.click(button('Read the page'));
    await screen.findByText('A report');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf('POST /materials')[0]?.body).toEqual({ url: 'https://example.com/report' });
  });

  test('trouble is told where it arose, and the address stays', async () => {
    const detail = 'This address leads into a private network, so it is not read.';
    server.on('POST /materials', { status: 422, body: { detail } });
    show();
    await userEvent.click(button('Add a link'));
    const field = await screen.findByLabelText<HTMLInputElement>('Web address');
    await userEvent.type(field, 'http://10.0.0.1/');
    await userEvent.click(button('Read the page'));
    await screen.findByText(detail);
    expect(field.value).toBe('http://10.0.0.1/');
  });

  test('a server that cannot be reached is told as that', async () => {
    server.on('POST /materials', 'no answer');
    show();
    await userEvent.click(button('Add a link'));
    await userEvent.type(await screen.findByLabelText('Web address'), 'example.com/report{Enter}');
    await screen.findByText('The server cannot be reached. Check your connection and try again.');
  });

  test('what is no address is told before anybody is asked', async () => {
    show();
    await userEvent.click(button('Add a link'));
    await userEvent.type(await screen.findByLabelText('Web address'), 'ftp://example.com/report{Enter}');
    await screen.findByText(/^This is not the address of a web page\./);
    expect(server.callsOf('POST /materials')).toEqual([]);
  });
});

describe('what is kept', () => {
  test('is offered to later projects, and can be chosen and left out', async () => {
    library = [aMaterial()];
    show();
    await userEvent.click(button('From earlier projects'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Use Survey of bakers' }));
    expect(keptIds()).toEqual(['m1']);
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await userEvent.click(button('Leave Survey of bakers out'));
    expect(keptIds()).toEqual([]);
  });

  test('is deleted for good, and the focus stays in the list', async () => {
    library = [aMaterial(), aMaterial({ id: 'm2', title: 'Other' })];
    server.on('DELETE /materials/m1', () => {
      library = library.filter(({ id }) => id !== 'm1');
      return { status: 204 };
    });
    show(changeDraft(EMPTY_DRAFT, { kept: [{ id: 'm1', kind: 'file', title: 'Survey of bakers', characters: 1 }] }));
    await userEvent.click(button('From earlier projects'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete Survey of bakers' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Survey of bakers')).toBeNull());
    expect(keptIds()).toEqual([]);
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  });

  test('material of a persona comes with her, and once left out it stays out', async () => {
    library = [aMaterial({ persona_id: 'p1' }), aMaterial({ id: 'm2', title: 'Other' })];
    show(EMPTY_DRAFT, PERSONA);
    await screen.findByText('Survey of bakers');
    expect(keptIds()).toEqual(['m1']);
    await userEvent.click(button('Leave Survey of bakers out'));
    expect(keptIds()).toEqual([]);
    expect(draft.materialOf).toBe('p1');
  });

  test('what was deleted elsewhere is taken out', async () => {
    library = [];
    show(changeDraft(EMPTY_DRAFT, { kept: [{ id: 'gone', kind: 'note', title: 'Gone', characters: 1 }] }));
    await waitFor(() => expect(keptIds()).toEqual([]));
  });

  test('a note can be kept, and gives way to what is kept of it', async () => {
    keeps('POST /materials', aMaterial({ kind: 'note', title: 'Interviews' }));
    show(changeDraft(EMPTY_DRAFT, { notes: [{ id: '1', title: 'Interviews', text: 'Six of nine left.' }] }));
    await userEvent.click(button('Keep for later: notes 1'));
    await screen.findByText('Interviews');
    expect(draft.notes).toEqual([]);
    expect(keptIds()).toEqual(['m1']);
  });
});

describe('whose it is', () => {
  const choice = (title: string) => within(screen.getByRole('radiogroup', { name: `Whose is this: ${title}` }));
  const chosen = (title: string) =>
    choice(title)
      .getAllByRole<HTMLInputElement>('radio')
      .find(({ checked }) => checked)?.labels?.[0]?.textContent;

  test('is guessed of a note while it is typed, until the user says so', async () => {
    show(changeDraft(EMPTY_DRAFT, { notes: [{ id: '1', title: '', text: 'Prices: ' }] }), PERSONA);
    const text = await screen.findByLabelText('Notes');
    expect(chosen('Notes 1')).toBe('Someone else’s');
    await userEvent.type(text, 'www.northkit.example');
    await waitFor(() => expect(chosen('Notes 1')).toBe('Ours'));
    expect(draft.notes[0]).not.toHaveProperty('ours');

    await userEvent.click(choice('Notes 1').getByRole('radio', { name: 'Someone else’s' }));
    await userEvent.type(text, ' and northkit.example/all');
    expect(chosen('Notes 1')).toBe('Someone else’s');
    expect(toJobInput(draft).material).toEqual([
      { title: '', text: 'Prices: www.northkit.example and northkit.example/all', ours: false },
    ]);
  });

  test('is guessed of a kept link by the website of the persona; what the user says is kept, too', async () => {
    library = [
      aMaterial({ id: 'm1', kind: 'link', title: 'Our prices', url: 'https://docs.northkit.example/prices' }),
      aMaterial({ id: 'm2', kind: 'link', title: 'News', url: 'https://news.example/' }),
      aMaterial({ id: 'm3', title: 'Our survey', ours: true }),
    ];
    server.on('PATCH /materials/m2', () => {
      library = library.map((item) => (item.id === 'm2' ? { ...item, ours: true, ours_chosen: true } : item));
      return { body: library[1] };
    });
    const kept = library.map(({ id, kind, title, characters }) => ({ id, kind, title, characters }));
    show(changeDraft(EMPTY_DRAFT, { kept }), PERSONA);
    await screen.findByText('Our prices');
    await waitFor(() => expect(library.map(({ title }) => chosen(title))).toEqual(['Ours', 'Someone else’s', 'Ours']));

    await userEvent.click(choice('News').getByRole('radio', { name: 'Ours' }));
    expect(chosen('News')).toBe('Ours');
    expect(server.callsOf('PATCH /materials/m2')[0]?.body).toEqual({ ours: true });
    // What is only guessed is left to the server, which guesses alike.
    expect(toJobInput(draft).material).toEqual([{ id: 'm1' }, { id: 'm2', ours: true }, { id: 'm3' }]);

    await userEvent.click(button('From earlier projects'));
    const dialog = within(await screen.findByRole('dialog'));
    const inLibrary = within(await dialog.findByRole('radiogroup', { name: 'Whose is this: News' }));
    expect(inLibrary.getByRole<HTMLInputElement>('radio', { name: 'Ours' }).checked).toBe(true);
    await userEvent.click(inLibrary.getByRole('radio', { name: 'Someone else’s' }));
    expect(draft.kept[1]?.ours).toBe(false);
  });

  test('stays somebody else’s without a website', async () => {
    library = [aMaterial({ kind: 'link', url: 'https://northkit.example/' })];
    const kept = library.map(({ id, kind, title, characters }) => ({ id, kind, title, characters }));
    show(changeDraft(EMPTY_DRAFT, { kept }), { ...PERSONA, website: null });
    await screen.findByText('Survey of bakers');
    expect(chosen('Survey of bakers')).toBe('Someone else’s');
  });

  test('is kept with a note where the user said so', async () => {
    keeps('POST /materials', aMaterial({ kind: 'note', title: 'Interviews', ours: true, ours_chosen: true }));
    show(changeDraft(EMPTY_DRAFT, { notes: [{ id: '1', title: 'Interviews', text: 'Six left.', ours: true }] }));
    await userEvent.click(button('Keep for later: notes 1'));
    await waitFor(() => expect(keptIds()).toEqual(['m1']));
    expect(server.callsOf('POST /materials')[0]?.body).toEqual({ title: 'Interviews', text: 'Six left.', ours: true });
    await waitFor(() => expect(chosen('Interviews')).toBe('Ours'));
  });
});
