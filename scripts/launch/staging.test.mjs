import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeOver } from './staging.mjs';

/** A file system on which what `refuses` names a fault for cannot be moved. */
const onDisk = (refuses) => ({
  cpSync: fs.cpSync,
  renameSync(from, to) {
    const code = refuses(from, to);
    if (code) throw Object.assign(new Error('cannot be moved'), { code });
    fs.renameSync(from, to);
  },
});

let root;

beforeEach(() => {
  root = fs.mkdtempSync(join(tmpdir(), 'manifold-staging-'));
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
  write('node_modules/.package-lock.json', 'old');
  write('node_modules/left-pad/version', 'old');
  takeOver(
    root,
    onDisk(() => code),
  );
  expect(installed()).toEqual(['.package-lock.json: new', 'version: new']);
  expect(fs.readdirSync(join(root, '.cache'))).toEqual([]);
});

test('the first packages of a clone come from another volume as well', () => {
  takeOver(
    root,
    onDisk(() => 'EXDEV'),
  );
  expect(installed()).toEqual(['.package-lock.json: new', 'version: new']);
});

test('a copy that breaks off is not taken for an installation', () => {
  write('node_modules/.package-lock.json', 'old');
  write('node_modules/.manifold-installed', 'old');
  const cpSync = () => {
    throw new Error('ENOSPC');
  };
  expect(() => takeOver(root, { ...onDisk(() => 'EXDEV'), cpSync })).toThrow('ENOSPC');
  expect(installed()).toEqual([]);
});

test('on Windows the old ones are put back when the new ones cannot be moved', () => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('win32');
  const files = onDisk((from) => (from.includes('install') ? 'EPERM' : ''));
  write('node_modules/.package-lock.json', 'old');
  expect(() => takeOver(root, files)).toThrow('The packages are in use.');
  expect(installed()).toEqual(['.package-lock.json: old']);
});
