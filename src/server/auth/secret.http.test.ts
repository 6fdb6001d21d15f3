import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/support/test-database.ts';
import type { TestDatabase } from '../../../test/support/test-database.ts';
import { readSettings } from '../config/read-settings.ts';
import { installationSecret } from './secret.ts';

const folders = ['one', 'other'].map((name) => mkdtempSync(join(tmpdir(), `manifold-secret-${name}-`)));
const [here = '', elsewhere = ''] = folders;

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(async () => {
  await opened.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test('is made once; processes on one PostgreSQL share it, the embedded database has it in its folder', async () => {
  const made = await installationSecret(opened.database, { DATA_DIR_ACCESS: 'owner', DATA_DIR: here });
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect(await installationSecret(opened.database, { DATA_DIR_ACCESS: 'owner', DATA_DIR: here })).toBe(made);
  const other = await installationSecret(opened.database, { DATA_DIR_ACCESS: 'owner', DATA_DIR: elsewhere });
  expect(other === made).toBe(opened.database.kind === 'postgres');
});

test('is what whoever runs the product has set, if it is long enough', async () => {
  const AUTH_SECRET = 'kept in a vault and not beside the rows';
  expect(await installationSecret(opened.database, { DATA_DIR_ACCESS: 'owner', DATA_DIR: here, AUTH_SECRET })).toBe(
    AUTH_SECRET,
  );
  expect(() => readSettings({ AUTH_SECRET: 'too short' })).toThrow('AUTH_SECRET: must be 32 characters or longer');
});
