import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { silentLogger } from '../../../../test/support/silent-logger.ts';
import { makeResetLink } from './reset-command.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manifold-reset-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the command for a new password closes a folder that was open, and its secret', async () => {
  const secret = join(folder, 'secret');
  writeFileSync(secret, 'a'.repeat(64));
  chmodSync(secret, 0o644);
  chmodSync(folder, 0o755);
  const settings = { AUTH_PROVIDER: 'embedded', DATA_DIR: folder, DATA_DIR_ACCESS: 'owner', PORT: 3000 } as const;
  const { link, notices } = await makeResetLink(settings, 'ada@example.test', silentLogger);
  expect([link, notices]).toEqual([expect.stringContaining('/app?reset='), []]);
  expect([folder, secret].map((path) => (statSync(path).mode & 0o777).toString(8))).toEqual(['700', '600']);
});
