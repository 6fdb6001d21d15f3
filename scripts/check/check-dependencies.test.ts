import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAccepted } from './accepted-licences.ts';
import { checkDependencies } from './check-dependencies.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'manifold-dependencies-'));
  write('src/schemas.ts', '');
  write('node_modules/zod/package.json', { license: 'MIT' });
  write('node_modules/inner/package.json', { licenses: [{ type: 'MIT' }, { type: 'Apache-2.0' }] });
});

afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, content: string | object): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), typeof content === 'string' ? content : JSON.stringify(content));
}

const PACKAGES = {
  '': {},
  'node_modules/zod': { dependencies: { inner: '1' } },
  'node_modules/inner': { optionalDependencies: { 'for-another-platform': '1' } },
  'node_modules/for-another-platform': { license: 'ISC' },
  'node_modules/tool-of-tests': { license: 'GPL-3.0-only', dev: true },
};
const ROW = '| `zod` | MIT | 3 | `src/schemas.ts` | Schemas of everything that comes from outside |';

function problems(rows: readonly string[], packages: object = PACKAGES): string {
  write('package.json', { dependencies: { zod: '4.6.7' }, devDependencies: { 'tool-of-tests': '1.0.0' } });
  write('package-lock.json', { packages });
  write('docs/dependencies.md', ['# Dependencies', '| Package | Licence |', '| --- | --- |', ...rows].join('\n'));
  return checkDependencies(root).join('\n');
}

test('a row for each direct dependency passes; tools of the tests have none', () => {
  expect(problems([ROW])).toBe('');
});

test('a dependency without a row, a row without a dependency and two rows for one are told', () => {
  expect(problems([])).toContain('zod has no row');
  expect(problems([ROW, ROW.replace('zod', 'gone')])).toContain('gone is no dependency any more');
  expect(problems([ROW, ROW])).toContain('zod has two rows');
});

test.each([
  ['another licence', ROW.replace('MIT', 'ISC'), 'has the licence MIT, not "ISC"'],
  ['another count', ROW.replace('| 3 |', '| 2 |'), 'is 3 packages'],
  ['a place that is not there', ROW.replace('schemas', 'gone'), 'is not used in src/gone.ts'],
  ['no place', ROW.replace('`src/schemas.ts`', ''), 'does not say where'],
  ['no reason', ROW.replace(/Schemas.*/, '|'), 'has no reason'],
])('a row with %s is told', (_what, row, said) => {
  expect(problems([row])).toContain(said);
});

test('a licence that nobody agreed to is told, however deep its package lies', () => {
  write('node_modules/inner/package.json', { license: 'AGPL-3.0-only' });
  expect(problems([ROW])).toContain('node_modules/inner comes with a start and has the licence "AGPL-3.0-only"');
  write('node_modules/inner/package.json', {});
  expect(problems([ROW])).toContain('has the licence "none"');
});

test('what is not installed here, for another platform, is judged by the lockfile', () => {
  const packages = { ...PACKAGES, 'node_modules/for-another-platform': { license: 'SEE LICENSE IN EULA' } };
  expect(problems([ROW], packages)).toContain('node_modules/for-another-platform comes with a start');
});

test('of licences to choose from one is enough, of those that hold together all are needed', () => {
  for (const fine of ['MIT', '(MIT OR GPL-3.0-or-later)', '(AFL-2.1 OR BSD-3-Clause)', '(MIT AND Zlib)']) {
    expect(isAccepted(fine), fine).toBe(true);
  }
  for (const not of ['GPL-3.0-only', '(MIT AND GPL-3.0-only)', 'UNLICENSED', 'none', '', 'mit or later']) {
    expect(isAccepted(not), not).toBe(false);
  }
});
