import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OneTextBrowser, OneTextServer } from '../../../../test/fakes/one-text-server.ts';
import { PieceDoc } from './piece-doc.ts';
import { SAVE_DELAY_MS } from './save-timer.ts';

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

  test('is said to be unsaved all along while it is tried again, and while more is typed', async () => {
    const doc = await open();
    server.down = true;
    doc.edit('second');
    await pass(SAVE_DELAY_MS);
    const seen = new Set<string>();
    doc.subscribe(() => seen.add(doc.getState().state));
    await pass(60_000);
    doc.edit('third');
    await pass(60_000);
    expect([...seen]).toEqual(['unreachable']);
    seen.clear();
    doc.saveNow();
    await pass(0);
    expect([...seen], 'who asks for it sees that it is tried').toEqual(['waiting', 'saving', 'unreachable']);
    server.down = false;
    await pass(30_000);
    expect(doc.getState()).toMatchObject({ text: 'third', state: 'saved' });
  });

  test('when its author has left: tried once, and saved by the next visit alone', async () => {
    const doc = await open();
    server.down = true;
    doc.edit('second');
    doc.turn('away');
    await pass(0);
    server.down = false;
    await pass(120_000);
    expect(server.saves).toEqual([]);
    expect(browser.read('out-1')?.content).toBe('second');
    await open();
    await pass(SAVE_DELAY_MS);
    expect(server.saves).toEqual(['second']);
  });

  test('when its author leaves while a save is under way: what was typed since is saved right after it', async () => {
    const doc = await open();
    doc.edit('second');
    void doc.flush();
    doc.edit('third');
    doc.turn('away');
    await pass(0);
    expect(server.saves).toEqual(['second', 'third']);
    expect(doc.getState()).toMatchObject({ text: 'third', state: 'saved' });
    expect(browser.kept.size).toBe(0);
  });

  test('when its author leaves while a save is under way, and the next one fails: kept for the next visit', async () => {
    const doc = await open();
    server.answers.push('taken', 'down');
    doc.edit('second');
    void doc.flush();
    doc.edit('third');
    doc.turn('away');
    await pass(120_000);
    expect(server.saves).toEqual(['second']);
    expect(server.answers, 'it was tried').toEqual([]);
    expect(browser.read('out-1')).toEqual({ content: 'third', base: 'second' });
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
