import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { waitFor } from '../../../test/support/wait-for.ts';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { rowsOf } from './rows.ts';

let folder: string;
let made: string;

beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), 'manifold-made-'));
  leaveUnfinished(made);
  await (await openEmbedded(made)).close();
});

afterAll(() => rmSync(made, { recursive: true, force: true }));

/** As a first start that was killed while it made the database. */
function leaveUnfinished(dataDir: string): void {
  mkdirSync(join(dataDir, 'database.unfinished', 'base'), { recursive: true });
  writeFileSync(join(dataDir, 'database.unfinished', 'PG_VERSION'), '17');
}

/** Making a database takes seconds; the tests open a copy of one that was made before. */
const openCopy: typeof openEmbedded = async (dataDir, options) => {
  cpSync(join(made, 'database'), join(dataDir, 'database'), { recursive: true });
  return await openEmbedded(dataDir, options);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manifold-data-'));
});

afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true, force: true });
});

test('what was written is there again after closing and opening', async () => {
  const first = await openCopy(folder);
  await first.db.execute(sql`create table notes (text text)`);
  await first.db.execute(sql`insert into notes values ('kept')`);
  await first.close();

  const second = await openEmbedded(folder);
  expect(rowsOf(await second.db.execute(sql`select * from notes`))).toEqual([{ text: 'kept' }]);
  await second.close();
});

test('a second opener is refused at once, with the remedy, and the first goes on undisturbed', async () => {
  const first = await openCopy(folder);

  await expect(openEmbedded(folder)).rejects.toThrow(/Another Manifold already uses the data .* another DATA_DIR/);
  expect(rowsOf(await first.db.execute(sql`select 1 as one`))).toEqual([{ one: 1 }]);
  expect(readdirSync(folder), 'a full disk has no room for a journal').not.toContain('lock.sqlite-journal');
  await first.close();
});

test('what a first start left unfinished does not stand in the way of the next', async () => {
  expect(readdirSync(made), 'made beside it, and tidied up').not.toContain('database.unfinished');
  const database = await openCopy(folder);
  expect(rowsOf(await database.db.execute(sql`select 1 as one`))).toEqual([{ one: 1 }]);
  await database.close();
});

test('that it is being made is told once, and not of a folder that is refused', async () => {
  let told = 0;
  const making = () => void (told += 1);
  writeFileSync(join(folder, 'photo.jpg'), '');
  await expect(openEmbedded(folder, { making })).rejects.toThrow(/holds other files/);
  expect(told).toBe(0);
  const own = join(folder, 'own');
  await (await openEmbedded(own, { making })).close();
  await (await openEmbedded(own, { making })).close();
  expect(told).toBe(1);
});

test('it is vacuumed from time to time, so that what changes often does not grow for ever', async () => {
  const database = await openCopy(folder, { vacuum: { first: 20, every: 20 } });
  await database.db.execute(sql`create table heartbeats (at integer)`);
  await database.db.execute(sql`insert into heartbeats select generate_series(1, 1000)`);
  // A vacuum alone counts the rows; the catalogue says -1 before.
  const counted = async () =>
    rowsOf<{ rows: number }>(
      await database.db.execute(sql`select reltuples::integer as rows from pg_class where relname = 'heartbeats'`),
    )[0]?.rows;
  await waitFor('the first vacuum', async () => (await counted()) === 1000);
  await database.db.execute(sql`insert into heartbeats select generate_series(1, 500)`);
  await waitFor('the next vacuum', async () => (await counted()) === 1500);
  await database.close();
});

test('a folder that cannot be one is a sentence with the remedy', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');

  await expect(openEmbedded(join(file, 'data'))).rejects.toThrow(/cannot be written.*DATA_DIR/);
});

test('migrating twice changes nothing, and two at once do not disturb each other', async () => {
  const database = await openCopy(folder);
  await Promise.all([migrate(database), migrate(database)]);
  await migrate(database);

  const applied = rowsOf<{ hash: string }>(
    await database.db.execute(sql`select hash from drizzle.__drizzle_migrations`),
  );
  expect(applied.length).toBeGreaterThan(0);
  expect(new Set(applied.map((row) => row.hash)).size).toBe(applied.length);
  await database.close();
});
