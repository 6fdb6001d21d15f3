import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OneTextBrowser, OneTextServer } from '../../../../test/fakes/one-text-server.ts';
import { PieceDoc } from './piece-doc.ts';
import { SAVE_DELAY_MS } from './save-timer.ts';
import { untilSaved } from './until-saved.ts';

let server: OneTextServer;
let browser: OneTextBrowser;

beforeEach(() => {
  vi.useFakeTimers();
  server = new OneTextServer();
  browser = new OneTextBrowser();
});

afterEach(() => vi.useRealTimers());

async function open(): Promise<PieceDoc> {
  const doc = new PieceDoc('out-1', { server, unsaved: browser });
  await doc.load();
  return doc;
}

test('ends once everything is saved, with what was typed while a save was under way', async () => {
  const doc = await open();
  doc.edit('second');
  void doc.flush();
  doc.edit('third');
  const saving = untilSaved(doc);
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  await saving;
  expect(server.saves).toEqual(['second', 'third']);
  expect(doc.getState().state).toBe('saved');
});

test('ends after one try where the server is away; the text is kept for the next visit', async () => {
  const doc = await open();
  server.down = true;
  doc.edit('second');
  await untilSaved(doc);
  expect(doc.getState().state).toBe('unreachable');
  expect(browser.read('out-1')?.content).toBe('second');
});

test('ends at once where all is saved', async () => {
  const doc = await open();
  await untilSaved(doc);
  expect(server.saves).toEqual([]);
});
