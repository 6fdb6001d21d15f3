import { chmodSync, chownSync, cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApiClient, signUp } from '../support/api-client.ts';
import { recordAttack } from '../support/attack-table.ts';
import { embeddedFolder } from '../support/embedded-dump.ts';
import { refusedStart, startProduct } from '../support/product-process.ts';
import type { ProcessRights } from '../support/product-process.ts';
import { waitFor } from '../support/wait-for.ts';

const GROUP = 'files of the data';

/** An account that owns nothing, where the tests run as root. */
const NOBODY = 65_534;
const isRoot = process.geteuid?.() === 0;

/** The folder belongs to another account than the product; only root can have that so, else its mode is kept from changing. */
const asStranger = (): ProcessRights => (isRoot ? { user: NOBODY } : { fixedMode: folder });

let above: string;
let folder: string;

beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), 'manifold-private-'));
  chmodSync(above, 0o755);
  folder = join(above, 'data');
});

afterEach(() => rmSync(above, { recursive: true, force: true }));

function allIn(path: string): string[] {
  const inner = lstatSync(path).isDirectory() ? readdirSync(path).flatMap((name) => allIn(join(path, name))) : [];
  return [path, ...inner];
}

const modeOf = (path: string) => lstatSync(path).mode & 0o777;
const openTo = (bits: number) => allIn(folder).filter((path) => (modeOf(path) & bits) !== 0);

function record(attack: string): void {
  const tries = allIn(folder).length;
  recordAttack({ group: GROUP, attack, tries, held: tries });
}

/** The product with an account, a persona and a kept text; looks at the files while it runs and after its end. */
async function use(settings: Record<string, string>, rights: ProcessRights, look: () => void): Promise<void> {
  const product = await startProduct({ DATA_DIR: folder, ...settings }, rights);
  try {
    const api = createApiClient(product.url, (await signUp(product.url)).token);
    const made = await api.post('/materials', {
      kind: 'text',
      title: 'To keep',
      text: 'A text that is nobody else’s.',
    });
    expect(made.status).toBe(201);
    look();
  } finally {
    await product.stop();
  }
  look();
}

test('a new installation in a folder that was open to all, from a shell without a umask', async () => {
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  await use({}, { umask: 0 }, () => expect(openTo(0o077)).toEqual([]));
  expect(allIn(folder).length, 'the database has its files here').toBeGreaterThan(500);
  record('read by another account, new installation');
});

test('an old installation whose files everybody could read and change', async () => {
  mkdirSync(folder);
  cpSync(await embeddedFolder(), join(folder, 'database'), { recursive: true });
  for (const path of allIn(folder)) chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o666);
  await use({}, { umask: 0o022 }, () => expect(openTo(0o077)).toEqual([]));
  record('read by another account, old installation');
});

test('a volume that a group shares: the group reads and writes, others get nothing', async () => {
  await use({ DATA_DIR_ACCESS: 'group' }, { umask: 0o022 }, () => {
    expect(openTo(0o007)).toEqual([]);
    const closed = allIn(folder).filter((path) => (modeOf(path) & 0o060) !== 0o060);
    expect(closed, 'the next process may run as another member of the group').toEqual([]);
  });
  record('read from outside the group');
});

test('a folder of somebody else that everybody may write ends the start before anything is written', async () => {
  mkdirSync(folder);
  chmodSync(folder, 0o777);
  expect(await refusedStart({ DATA_DIR: folder }, asStranger())).toMatch(
    /Other accounts of this machine .* set DATA_DIR to/,
  );
  expect(readdirSync(folder)).toEqual([]);
  recordAttack({ group: GROUP, attack: 'a folder of another account', tries: 1, held: 1 });
});

test('what cannot be closed is said where nobody gets at it, and the product starts', async () => {
  mkdirSync(folder);
  chmodSync(folder, 0o777);
  chmodSync(above, 0o700);
  if (isRoot) chownSync(above, NOBODY, NOBODY);
  const product = await startProduct({ DATA_DIR: folder }, asStranger());
  try {
    await waitFor('the notice', () => /data are wider than they should be and .* Nobody else/.test(product.errors()));
  } finally {
    await product.stop();
  }
  recordAttack({ group: GROUP, attack: 'a folder of another account behind a closed one', tries: 1, held: 1 });
});
