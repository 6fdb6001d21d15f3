import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OneTextBrowser, OneTextServer } from '../../../../test/fakes/one-text-server.ts';
import { PieceDoc } from './piece-doc.ts';
import { SAVE_DELAY_MS } from './save-timer.ts';
import { whenSaved } from './redo/when-saved.ts';

let server: OneTextServer;
let browser: OneTextBrowser;

beforeEach(() => {
  vi.useFakeTimers();
  server = new OneTextServer();
  browser = new OneTextBrowser();
});

afterEach(() => vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const stored = (content: string) => ({ content, etag: `v${server.version}`, checks: [], stance: [] });

async function open(): Promise<PieceDoc> {
  const doc = new PieceDoc('out-1', { server, unsaved: browser });
  await doc.load();
  return doc;
}

async function type(doc: PieceDoc, text: string): Promise<void> {
  doc.edit(text);
  await pass(SAVE_DELAY_MS);
  expect(server.content).toBe(text);
}

describe('a text that is replaced by an order given here', () => {
  test('is no conflict, and the new one can be edited on', async () => {
    const doc = await open();
    await type(doc, 'edited');
    doc.giveWay();
    server.changeElsewhere('written once more');
    doc.offer('written once more');
    expect(doc.getState()).toMatchObject({ text: 'written once more', state: 'saved', theirs: null });
    await type(doc, 'written once more, and edited');
    expect(doc.getState()).toMatchObject({ state: 'saved', theirs: null });
  });

  test('gives way even to one that has stood here before', async () => {
    const doc = await open();
    await type(doc, 'edited');
    doc.giveWay();
    server.changeElsewhere('first');
    doc.offer('first');
    expect(doc.getState().text).toBe('first');
  });

  test('comes with what is said of it, even if that is the same as of the earlier one', async () => {
    const doc = await open();
    const said = { checks: [], stance: [] };
    doc.offer('first', said);
    doc.giveWay();
    doc.offer('written once more', said);
    expect(doc.getState().told).toEqual({ content: 'written once more', ...said });
  });

  test('that was taken back is there at once, with its tag, and older lists do not bring the other one again', async () => {
    const doc = await open();
    await type(doc, 'edited');
    doc.giveWay();
    server.changeElsewhere('first');
    doc.replace(stored('first'));
    expect(doc.getState()).toMatchObject({ text: 'first', state: 'saved' });
    doc.offer('edited');
    expect(doc.getState().text).toBe('first');
    await type(doc, 'first, edited');
    expect(doc.getState()).toMatchObject({ state: 'saved', theirs: null });
  });

  test('takes nothing that was typed meanwhile: that becomes a choice', async () => {
    const doc = await open();
    doc.giveWay();
    server.changeElsewhere('taken back');
    doc.edit('typed');
    doc.replace(stored('taken back'));
    expect(doc.getState().text).toBe('typed');
    await pass(SAVE_DELAY_MS);
    expect(doc.getState()).toMatchObject({ text: 'typed', state: 'conflict', theirs: { content: 'taken back' } });
  });

  test('comes back for the order if all of it was taken out', async () => {
    const doc = await open();
    doc.edit('');
    doc.giveWay();
    expect(doc.getState()).toMatchObject({ text: 'first', state: 'saved' });
    doc.offer('written once more');
    expect(doc.getState().text).toBe('written once more');
  });
});

describe('before a text is replaced, what was typed is saved', () => {
  test('at once, and what was typed during the save, too', async () => {
    const doc = await open();
    doc.edit('second');
    const saved = whenSaved(doc);
    doc.edit('third');
    await pass(SAVE_DELAY_MS);
    expect(await saved).toBe(true);
    expect(server.saves).toEqual(['second', 'third']);
  });

  test.each([
    ['there is no connection', () => (server.down = true)],
    ['the server refuses it', () => server.answers.push('refused')],
    ['it was changed elsewhere', () => server.changeElsewhere('theirs')],
  ])('or nothing is replaced: %s', async (_, befall) => {
    const doc = await open();
    befall();
    doc.edit('second');
    expect(await whenSaved(doc)).toBe(false);
    expect(doc.getState().text).toBe('second');
    expect(browser.read('out-1')?.content).toBe('second');
  });

  test('a conflict that stands already has to be chosen first', async () => {
    const doc = await open();
    server.changeElsewhere('theirs');
    doc.edit('mine');
    await pass(SAVE_DELAY_MS);
    expect(await whenSaved(doc)).toBe(false);
  });
});

describe('an unsaved text of another tab', () => {
  test('keeps its place in the browser while this one takes the new text, and then has its choice', async () => {
    const here = await open();
    const there = await open();
    server.answers.push('down');
    there.edit('typed there');
    await there.flush();
    here.giveWay();
    server.changeElsewhere('written once more');
    here.offer('written once more');
    expect(here.getState().text).toBe('written once more');
    expect(browser.read('out-1')?.content).toBe('typed there');

    await pass(60_000);
    const choice = { text: 'typed there', state: 'conflict', theirs: { content: 'written once more' } };
    expect(there.getState()).toMatchObject(choice);
    expect((await open()).getState()).toMatchObject(choice);
    there.keepMine();
    await pass(0);
    expect(server.content).toBe('typed there');
  });
});
