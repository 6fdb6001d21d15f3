import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkDrift } from './check-drift.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'manifold-drift-test-'));
  mkdirSync(join(root, 'node_modules'));
  write('scripts/generate.ts', readFileSync(new URL('../generate.ts', import.meta.url), 'utf8'));
  write(
    'scripts/generate-page.ts',
    "import { writeFileSync } from 'node:fs';\nwriteFileSync('docs/page.md', 'made');\n",
  );
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test('a generated file that stands as made passes', async () => {
  write('docs/page.md', 'made');
  expect(await checkDrift(root)).toEqual([]);
});

test('one changed by hand is named, and left as it is', async () => {
  write('docs/page.md', 'made, and then edited');
  expect(await checkDrift(root)).toEqual(['docs/page.md is not what the code makes of it: run "npm run generate"']);
  expect(readFileSync(join(root, 'docs/page.md'), 'utf8')).toBe('made, and then edited');
});

test('one that was never written is named', async () => {
  write('docs/other.md', 'by hand');
  expect(await checkDrift(root)).toEqual([expect.stringContaining('docs/page.md')]);
});

test('a generator that fails is not taken for agreement', async () => {
  write('docs/page.md', 'made');
  write('scripts/generate-page.ts', "throw new Error('no such route');\n");
  await expect(checkDrift(root)).rejects.toThrow(/no such route/);
});
