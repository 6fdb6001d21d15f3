import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkLockfile } from './check-lockfile.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'manifold-lockfile-'));
});

afterEach(() => rmSync(root, { recursive: true }));

const ZOD = { version: '4.6.7', integrity: 'sha512-a' };

function problems(dependencies: Record<string, string>, packages: Record<string, object>): string {
  writeFileSync(join(root, 'package.json'), JSON.stringify({ dependencies }));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
  return checkLockfile(root).join('\n');
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
