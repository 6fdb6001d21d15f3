import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkLockfile } from './check-lockfile.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'manifold-lockfile-'));
  writeFileSync(join(root, '.npmrc'), 'ignore-scripts=true\n');
});

afterEach(() => rmSync(root, { recursive: true }));

const ZOD = { version: '4.6.7', integrity: 'sha512-a' };

function problems(dependencies: Record<string, string>, packages: Record<string, object>, scripts = {}): string {
  writeFileSync(join(root, 'package.json'), JSON.stringify({ dependencies }));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
  return checkLockfile(root, scripts).join('\n');
}

test('an exact version with its integrity passes', () => {
  const dependencies = { zod: '4.6.7' };
  expect(problems(dependencies, { '': { dependencies }, 'node_modules/zod': ZOD })).toBe('');
});

test('a range is refused', () => {
  const dependencies = { zod: '^4.6.7' };
  expect(problems(dependencies, { '': { dependencies }, 'node_modules/zod': ZOD })).toContain('exact version');
});

test('a lockfile of another package.json is refused, whichever side has more', () => {
  const lock = { '': { dependencies: { zod: '4.6.7' } }, 'node_modules/zod': ZOD };
  expect(problems({ zod: '4.6.8' }, lock)).toContain('does not fit');
  expect(problems({}, lock)).toContain('does not fit');
});

test('a package without integrity, or tied to a host, is refused', () => {
  const dependencies = { zod: '4.6.7' };
  const locked = (entry: object) => ({ '': { dependencies }, 'node_modules/zod': entry });
  expect(problems(dependencies, locked({ version: '4.6.7' }))).toContain('has no integrity');
  expect(problems(dependencies, locked({ ...ZOD, resolved: 'https://packages.example/zod.tgz' }))).toContain(
    'names an address',
  );
});

test.each([
  ['from git', { ...ZOD, resolved: 'git+ssh://git@git.example/zod.git#abc' }, 'names an address'],
  ['from a file', { ...ZOD, resolved: 'file:../zod.tgz' }, 'names an address'],
  ['of a folder', { link: true, integrity: 'sha512-a' }, 'is a link to a folder'],
  ['under the name of another one', { ...ZOD, name: 'zodd' }, 'is another package: zodd'],
  ['without a version of the registry', { ...ZOD, version: 'git+https://git.example/zod.git' }, 'has no version'],
  ['with a hash that can be forged', { ...ZOD, integrity: 'sha1-a' }, 'has a weak integrity'],
])('a package %s is refused', (_how, entry, said) => {
  const dependencies = { zod: '4.6.7' };
  expect(problems(dependencies, { '': { dependencies }, 'node_modules/zod': entry })).toContain(said);
});

test('what comes inside another package stands on the integrity of that one', () => {
  const inside = { version: '1.0.0', inBundle: true };
  expect(problems({}, { '': {}, 'node_modules/zod': ZOD, 'node_modules/zod/node_modules/core': inside })).toBe('');
});

test('an install script is refused unless its package is named with the reason, and no name stays for nothing', () => {
  const packages = { '': {}, 'node_modules/a/node_modules/@some/thing': { ...ZOD, hasInstallScript: true } };
  expect(problems({}, packages)).toContain('@some/thing has an install script');
  expect(problems({}, packages, { '@some/thing': 'why' })).toBe('');
  expect(problems({}, { '': {} }, { '@some/thing': 'why' })).toContain('@some/thing has no install script any more');
});

test('npm is told to run no install script at all', () => {
  writeFileSync(join(root, '.npmrc'), 'audit=false\n');
  expect(problems({}, { '': {} })).toContain('"ignore-scripts=true" is missing');
});
