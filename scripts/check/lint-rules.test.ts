import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** What the house does not allow, each in a file that does nothing else wrong. */
const BREACHES = {
  'src/server/jobs/environment.ts': ['no-process-env', 'export const home = process.env.HOME;'],
  'src/server/jobs/environment-by-name.ts': [
    'no-restricted-imports',
    "import { env } from 'node:process';\nexport const home = env.HOME;",
  ],
  'src/core/rules/any.ts': ['no-explicit-any', 'export const first = (list: any[]): number => list.length;'],
  'src/core/rules/unused.ts': ['no-unused-vars', 'const left = 1;\nexport const right = 2;'],
  'src/core/rules/default.ts': ['no-default-export', 'export default 1;'],
  'src/core/rules/barrel.ts': ['no-barrel-file', "export * from './a.ts';"],
  'src/core/rules/CamelCase.ts': ['filename-case', 'export const a = 1;'],
  'src/core/rules/hidden.ts': ['ban-ts-comment', '// @ts-ignore\nexport const a: string = 1;'],
  'src/server/jobs/floating.ts': [
    'no-floating-promises',
    'async function save(): Promise<void> {}\nexport function edit(): void {\n  save();\n}',
  ],
  'src/server/jobs/misused.ts': [
    'no-misused-promises',
    'export async function wait(): Promise<boolean> {\n  return true;\n}\nexport function go(): number {\n  return wait() ? 1 : 2;\n}',
  ],
  'src/server/jobs/params.ts': [
    'max-params',
    'export const sum = (a: number, b: number, c: number, d: number, e: number) => a + b + c + d + e;',
  ],
  'src/server/jobs/long.ts': ['max-lines', 'export const a = 1;\n'.padEnd(320, '\n')],
  'src/server/jobs/long-function.ts': ['max-lines-per-function', `export function f(): void {\n${'\n'.repeat(80)}}`],
  'src/server/jobs/focused.test.ts': [
    'no-focused-tests',
    "import { test } from 'vitest';\ntest.only('one', () => {});",
  ],
  'src/server/jobs/skipped.test.ts': [
    'no-disabled-tests',
    "import { test } from 'vitest';\ntest.skip('one', () => {});",
  ],
} as const;

const ALLOWED = {
  'src/server/config/environment.ts': 'export const home = process.env.HOME;',
  'src/core/rules/a.ts': 'export const a = 1;',
};

let root: string;
let output: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'manifold-lint-'));
  const house = new URL('../../', import.meta.url).pathname;
  const texts = Object.entries(BREACHES).map(([path, [, text]]) => [path, text] as const);
  for (const [path, text] of [...texts, ...Object.entries(ALLOWED)]) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), `${text}\n`);
  }
  copyFileSync(join(house, '.oxlintrc.json'), join(root, '.oxlintrc.json'));
  copyFileSync(join(house, 'tsconfig.base.json'), join(root, 'tsconfig.base.json'));
  writeFileSync(
    join(root, 'tsconfig.json'),
    JSON.stringify({ extends: './tsconfig.base.json', compilerOptions: { types: ['node'] }, include: ['src'] }),
  );
  symlinkSync(join(house, 'node_modules'), join(root, 'node_modules'), 'junction');
  output = await new Promise((resolve) => {
    const args = [join(house, 'node_modules/oxlint/bin/oxlint'), '--format=unix', 'src'];
    execFile(process.execPath, args, { cwd: root }, (_error, stdout) => resolve(stdout));
  });
});

afterAll(() => rmSync(root, { recursive: true }));

const complaintsAbout = (path: string) => output.split('\n').filter((line) => line.startsWith(`${path}:`));

test.each(Object.entries(BREACHES))('%s is refused', (path, [rule]) => {
  expect(complaintsAbout(path).join('\n')).toContain(`(${rule})`);
});

test.each(Object.keys(ALLOWED))('%s passes', (path) => {
  expect(complaintsAbout(path)).toEqual([]);
});
