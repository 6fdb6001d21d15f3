import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OneTextBrowser, OneTextServer } from '../../../../test/fakes/one-text-server.ts';
import { PieceDoc, SAVE_DELAY_MS } from './piece-doc.ts';

let server: OneTextServer;
let browser: OneTextBrowser;

beforeEach(() => {
  vi.useFakeTimers();
  server = new OneTextServer();
  browser = new OneTextBrowser();
});

afterEach(() => vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function open(): Promise<PieceDoc> {
  const doc = new PieceDoc('out-1', { server, unsaved: browser });
  await doc.load();
  return doc;
}

describe('saving by itself', () => {
  test('waits for a pause in typing, then saves the last text once', async () => {
    const doc = await open();
    for (const text of ['s', 'se', 'sec', 'second']) {
      doc.edit(text);
      await pass(SAVE_DELAY_MS - 1);
    }
    expect(server.saves).toEqual([]);
    expect(doc.getState().state).toBe('waiting');
    await pass(1);
    expect(server.saves).toEqual(['second']);
    expect(doc.getState()).toMatchObject({ text: 'second', state: 'saved' });
    expect(browser.kept.size).toBe(0);
  });

  test('what is typed while a save is under way is saved next', async () => {
    const doc = await open();
    doc.edit('second');
    const saving = doc.flush();
    doc.edit('third');
    await saving;
    expect(doc.getState().text).toBe('third');
    await pass(SAVE_DELAY_MS);
    expect(server.saves).toEqual(['second', 'third']);
    expect(doc.getState().state).toBe('saved');
  });

  test('going back to the old text while its change is under way ends with the old text', async () => {
    const doc = await open();
    doc.edit('second');
    const saving = doc.flush();
    doc.edit('first');
    await saving;
    await pass(SAVE_DELAY_MS);
    expect(server.content).toBe('first');
    expect(doc.getState()).toMatchObject({ text: 'first', state: 'saved' });
  });

  test('typing may begin before the server has said which text it holds', async () => {
    const doc = new PieceDoc('out-1', { server, unsaved: browser });
    doc.offer('first');
    doc.edit('second');
    await pass(SAVE_DELAY_MS);
    expect(server.saves).toEqual(['second']);
  });

  test('a blank text is not sent, and the last saved one comes back with the next visit', async () => {
    const doc = await open();
    doc.edit('  \n');
    await pass(60_000);
    expect(doc.getState().state).toBe('blank');
    expect(server.saves).toEqual([]);
    expect((await open()).getState().text).toBe('first');
    doc.edit('third');
    await pass(SAVE_DELAY_MS);
    expect(server.saves).toEqual(['third']);
  });
});

describe('nothing typed is lost', () => {
  test('when the server is down: kept in the browser, tried again until it is saved', async () => {
    const doc = await open();
    server.down = true;
    doc.edit('second');
    await pass(SAVE_DELAY_MS);
    expect(doc.getState()).toMatchObject({ text: 'second', state: 'unreachable' });
    expect(browser.read('out-1')).toEqual({ content: 'second', base: 'first' });
    await pass(120_000);
    server.down = false;
    await pass(30_000);
    expect(server.saves).toEqual(['second']);
    expect(doc.getState().state).toBe('saved');
  });

  test('when the page is reloaded before the save', async () => {
    const doc = await open();
    doc.edit('second');
    await doc.flush();
    doc.edit('third');

    const afterReload = await open();
    expect(afterReload.getState().text).toBe('third');
    await pass(0);
    expect(server.content).toBe('third');
    expect(afterReload.getState().state).toBe('saved');
  });

  test('when only the answer to a save was lost, and more was typed since', async () => {
    const doc = await open();
    server.answers.push('lost');
    doc.edit('second');
    await pass(SAVE_DELAY_MS);
    expect(doc.getState().state).toBe('unreachable');
    doc.edit('third');
    await pass(30_000);
    expect(server.saves).toEqual(['second', 'third']);
    expect(doc.getState()).toMatchObject({ state: 'saved', theirs: null });
  });

  test('when the server refuses the text: it stays, and the next change is sent', async () => {
    const doc = await open();
    server.answers.push('refused');
    doc.edit('second');
    await pass(60_000);
    expect(doc.getState()).toMatchObject({ text: 'second', state: 'refused', reason: 'Too long.' });
    expect(browser.read('out-1')?.content).toBe('second');
    doc.edit('shorter');
    await pass(SAVE_DELAY_MS);
    expect(server.saves).toEqual(['shorter']);
  });

  test('a list that arrives while one types does not replace the text', async () => {
    const doc = await open();
    doc.edit('second');
    doc.offer('first, as an older list had it');
    expect(doc.getState().text).toBe('second');
  });

  test('a list that was asked for before the save does not bring the older text back', async () => {
    const doc = await open();
    doc.edit('second');
    await pass(SAVE_DELAY_MS);
    doc.offer('first');
    expect(doc.getState()).toMatchObject({ text: 'second', state: 'saved' });
    doc.offer('written elsewhere since');
    expect(doc.getState().text).toBe('written elsewhere since');
  });

  test('leaving is dangerous only when the browser could not keep the text', async () => {
    const doc = await open();
    doc.edit('second');
    expect(doc.isAtRisk()).toBe(false);
    browser.full = true;
    doc.edit('third');
    expect(doc.isAtRisk()).toBe(true);
    await pass(SAVE_DELAY_MS);
    expect(doc.isAtRisk()).toBe(false);
  });
});

describe('changed elsewhere', () => {
  async function conflict(): Promise<PieceDoc> {
    const doc = await open();
    server.changeElsewhere('theirs');
    doc.edit('mine');
    await pass(SAVE_DELAY_MS);
    expect(doc.getState()).toMatchObject({ text: 'mine', state: 'conflict', theirs: { content: 'theirs' } });
    expect(server.content).toBe('theirs');
    return doc;
  }

  test('both texts are there, and nothing is saved until one is chosen', async () => {
    const doc = await conflict();
    doc.edit('mine, longer');
    await pass(120_000);
    expect(server.saves).toEqual([]);
    expect(browser.read('out-1')?.content).toBe('mine, longer');
  });

  test('mine may be kept', async () => {
    const doc = await conflict();
    doc.keepMine();
    await pass(0);
    expect(server.content).toBe('mine');
    expect(doc.getState()).toMatchObject({ text: 'mine', state: 'saved', theirs: null });
  });

  test('the other may be taken, and edited on', async () => {
    const doc = await conflict();
    doc.takeTheirs();
    expect(doc.getState()).toMatchObject({ text: 'theirs', state: 'saved', theirs: null });
    doc.edit('theirs and mine');
    await pass(SAVE_DELAY_MS);
    expect(server.content).toBe('theirs and mine');
  });

  test('the choice stands again after a reload', async () => {
    await conflict();
    const afterReload = await open();
    expect(afterReload.getState()).toMatchObject({ text: 'mine', state: 'conflict', theirs: { content: 'theirs' } });
  });

  test('the same change made twice is no conflict', async () => {
    const doc = await open();
    server.changeElsewhere('second');
    doc.edit('second');
    await pass(SAVE_DELAY_MS);
    expect(doc.getState()).toMatchObject({ text: 'second', state: 'saved' });
  });

  test('an untouched piece simply shows the newer text', async () => {
    const doc = await open();
    doc.offer('theirs');
    expect(doc.getState()).toMatchObject({ text: 'theirs', state: 'saved' });
  });
});

describe('an outline, edited without its label', () => {
  const outline = 'Outline: 0 sources, 1 gap\n\n[Add: one case]';

  async function openOutline(): Promise<PieceDoc> {
    server.content = outline;
    return await open();
  }

  test('has it again in what is saved and in what this browser keeps', async () => {
    const doc = await openOutline();
    doc.editBody('Why? [Add: one case]');
    expect(browser.read('out-1')?.content).toBe('Outline: 0 sources, 1 gap\n\nWhy? [Add: one case]');
    await pass(SAVE_DELAY_MS);
    expect(server.content).toBe('Outline: 0 sources, 1 gap\n\nWhy? [Add: one case]');
  });

  test('is one again when its last gap comes back by an undo, whatever was saved in between', async () => {
    const doc = await openOutline();
    doc.editBody('Ours.');
    await pass(SAVE_DELAY_MS);
    expect(server.content).toBe('Ours.');
    doc.editBody('');
    doc.editBody('[Add: one case]');
    expect(doc.getState().text).toBe(outline);
    doc.editBody('Ours.');
    expect(doc.getState()).toMatchObject({ text: 'Ours.', state: 'saved' });
    doc.editBody('[Add: one case]');
    expect(doc.getState().text).toBe(outline);
  });

  test('gives way to a text from elsewhere that is none', async () => {
    const doc = await openOutline();
    server.changeElsewhere('Finished.');
    doc.editBody('Mine [Add: one case]');
    await pass(SAVE_DELAY_MS);
    expect(doc.getState().state).toBe('conflict');
    doc.takeTheirs();
    doc.editBody('Finished. [Add: a date]');
    expect(doc.getState().text).toBe('Finished. [Add: a date]');
  });
});
