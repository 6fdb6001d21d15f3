import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeOver } from './staging.mjs';

/** A file system on which what `refuses` cannot be moved. */
const moving = vi.hoisted(() => ({ refuses: (_from, _to) => '' }));

vi.mock('node:fs', async (original) => {
  const real = await original();
  const renameSync = (from, to) => {
    const code = moving.refuses(from, to);
    if (code) throw Object.assign(new Error('cannot be moved'), { code });
    real.renameSync(from, to);
  };
  const cpSync = vi.fn(real.cpSync);
  return { ...real, renameSync, cpSync, default: { ...real, renameSync, cpSync } };
});

let root;

beforeEach(() => {
  root = fs.mkdtempSync(join(tmpdir(), 'manifold-staging-'));
  moving.refuses = () => '';
  write('.cache/install/node_modules/.package-lock.json', 'new');
  write('.cache/install/node_modules/zod/version', 'new');
});

afterEach(() => fs.rmSync(root, { recursive: true }));

function write(path, text) {
  fs.mkdirSync(dirname(join(root, path)), { recursive: true });
  fs.writeFileSync(join(root, path), text);
}

const installed = () =>
  fs
    .readdirSync(join(root, 'node_modules'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.name}: ${fs.readFileSync(join(entry.parentPath, entry.name), 'utf8')}`)
    .sort();

test.each([
  ['moved', ''],
  ['copied onto a volume of its own', 'EBUSY'],
  ['copied from another volume', 'EXDEV'],
])('packages are %s, with nothing left of the old ones or on the way', (_how, code) => {
  moving.refuses = () => code;
  write('node_modules/.package-lock.json', 'old');
  write('node_modules/left-pad/version', 'old');
  takeOver(root);
  expect(installed()).toEqual(['.package-lock.json: new', 'version: new']);
  expect(fs.readdirSync(join(root, '.cache'))).toEqual([]);
});

test('the first packages of a clone come from another volume as well', () => {
  moving.refuses = () => 'EXDEV';
  takeOver(root);
  expect(installed()).toEqual(['.package-lock.json: new', 'version: new']);
});

test('a copy that breaks off is not taken for an installation', () => {
  moving.refuses = () => 'EXDEV';
  write('node_modules/.package-lock.json', 'old');
  write('node_modules/.manifold-installed', 'old');
  vi.mocked(fs.cpSync).mockImplementationOnce(() => {
    throw new Error('ENOSPC');
  });
  expect(() => takeOver(root)).toThrow('ENOSPC');
  expect(installed()).toEqual([]);
});

test('on Windows the old ones are put back when the new ones cannot be moved', () => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('win32');
  moving.refuses = (from) => (from.includes('install') ? 'EPERM' : '');
  write('node_modules/.package-lock.json', 'old');
  expect(() => takeOver(root)).toThrow('The packages are in use.');
  expect(installed()).toEqual(['.package-lock.json: old']);
});
