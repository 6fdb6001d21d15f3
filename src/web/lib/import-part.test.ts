import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importPart } from './import-part.ts';

const load = vi.fn<() => Promise<string>>();
const fetchFile = vi.fn<(address: string) => Promise<Response>>();
let oddOnes = 0;
const script = (status = 200, type = 'text/javascript') =>
  new Response('', { status, headers: { 'content-type': type } });

beforeEach(() => {
  load.mockReset().mockResolvedValue('the part');
  fetchFile.mockReset().mockImplementation(() => Promise.resolve(script()));
  vi.stubGlobal('fetch', fetchFile);
});

afterEach(() => vi.unstubAllGlobals());

test('every file of a part is fetched, once, before it is imported', async () => {
  expect(await importPart(load, ['assets/a.js', 'assets/b.js'])).toBe('the part');
  await importPart(load, ['assets/b.js', 'assets/c.js']);
  const asked = fetchFile.mock.calls.map(([address]) => new URL(address).pathname);
  expect(asked).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js']);
});

test('what the page began with is not fetched again', async () => {
  document.head.innerHTML = '<script src="/assets/main.js" type="text/plain"></script>';
  await importPart(load, ['assets/main.js']);
  expect(fetchFile).not.toHaveBeenCalled();
});

test.each([
  ['unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['gone', () => Promise.resolve(script(404, 'text/html'))],
  ['refused', () => Promise.resolve(script(502, 'text/html'))],
  ['refused', () => Promise.resolve(script(200, 'text/html'))],
])('nothing is imported of a part that is %s, so that the next try is a real one', async (why, answer) => {
  fetchFile.mockImplementationOnce(answer);
  const file = `assets/odd-${(oddOnes += 1)}.js`;
  await expect(importPart(load, [file])).rejects.toMatchObject({ why });
  expect(load).not.toHaveBeenCalled();
  expect(await importPart(load, [file])).toBe('the part');
  expect(fetchFile).toHaveBeenCalledTimes(2);
});

test('what was fetched and cannot be imported is broken, and is fetched anew for a browser that tries again', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  await expect(importPart(load, ['assets/uncached.js'])).rejects.toMatchObject({ why: 'broken' });
  expect(await importPart(load, ['assets/uncached.js'])).toBe('the part');
  expect(fetchFile).toHaveBeenCalledTimes(2);
});

test('a part that cannot be imported takes nothing from another one that runs with some of its files', async () => {
  await importPart(load, ['assets/shared.js', 'assets/runs.js']);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  await expect(importPart(load, ['assets/shared.js', 'assets/fails.js'])).rejects.toMatchObject({ why: 'broken' });
  fetchFile.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await importPart(load, ['assets/shared.js', 'assets/runs.js'])).toBe('the part');
});

test('files lie where the page’s own do', async () => {
  vi.stubEnv('BASE_URL', '/factory/');
  await importPart(load, ['assets/based.js']);
  expect(fetchFile).toHaveBeenCalledWith(`${location.origin}/factory/assets/based.js`);
});
