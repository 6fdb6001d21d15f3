import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyText } from './clipboard.ts';

/** As much of a browser's clipboard as copying needs; what it holds is looked at as it is pasted. */
class FakeClipboard {
  held: Record<string, string> = {};

  async write([item]: { parts: Record<string, Blob | Promise<Blob>> }[]): Promise<void> {
    const parts = await Promise.all(
      Object.entries(item?.parts ?? {}).map(async ([type, part]) => [type, await (await part).text()] as const),
    );
    this.held = Object.fromEntries(parts);
  }

  writeText(text: string): Promise<void> {
    this.held = { 'text/plain': text };
    return Promise.resolve();
  }
}

let clipboard: FakeClipboard;

beforeEach(() => {
  clipboard = new FakeClipboard();
  vi.stubGlobal('navigator', { clipboard });
  vi.stubGlobal(
    'ClipboardItem',
    class {
      readonly parts: unknown;
      constructor(parts: unknown) {
        this.parts = parts;
      }
    },
  );
});

afterEach(() => void vi.unstubAllGlobals());

test('text goes alone, or with its formatting beside it', async () => {
  expect(await copyText('Week four decides.')).toBe(true);
  expect(clipboard.held).toEqual({ 'text/plain': 'Week four decides.' });
  expect(await copyText('# Churn', () => Promise.resolve('<h1>Churn</h1>'))).toBe(true);
  expect(clipboard.held).toEqual({ 'text/plain': '# Churn', 'text/html': '<h1>Churn</h1>' });
});

test('what cannot be formatted, or not be copied so by this browser, is copied as text', async () => {
  expect(await copyText('# Churn', () => Promise.reject(new Error('Not loaded')))).toBe(true);
  expect(clipboard.held).toEqual({ 'text/plain': '# Churn' });
  vi.stubGlobal('ClipboardItem', undefined);
  expect(await copyText('# Again', () => Promise.resolve('<h1>Again</h1>'))).toBe(true);
  expect(clipboard.held).toEqual({ 'text/plain': '# Again' });
});
