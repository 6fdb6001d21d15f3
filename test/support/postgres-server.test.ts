import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPostgres } from './find-postgres.ts';
import { createDatabase, dropDatabase, type PostgresServer, startPostgres } from './postgres-server.ts';

let server: PostgresServer;

beforeAll(async () => {
  server = await startPostgres();
});

afterAll(() => server.stop());

async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

test('databases come from a template and live apart', async () => {
  const template = await createDatabase(server.url, 'a_template');
  await ask(template, "create table word (text text); insert into word values ('from the template')");
  const one = await createDatabase(server.url, 'one', 'a_template');
  const two = await createDatabase(server.url, 'two', 'a_template');

  await ask(one, "insert into word values ('only in one')");

  expect(await ask(one, 'select text from word order by text')).toHaveLength(2);
  expect(await ask(two, 'select text from word')).toEqual([{ text: 'from the template' }]);
});

test('a database can be dropped while somebody is connected', async () => {
  const url = await createDatabase(server.url, 'busy');
  const client = new pg.Client({ connectionString: url });
  const cut = new Promise((resolve) => client.on('error', resolve));
  await client.connect();

  await dropDatabase(server.url, 'busy');

  expect(await cut).toBeInstanceOf(Error);
  await expect(ask(url, 'select 1')).rejects.toThrow(/does not exist/);
});

test('nobody gets in without the password', async () => {
  const url = new URL(server.url);
  url.password = 'guessed';
  await expect(ask(url.href, 'select 1')).rejects.toThrow(/authentication failed/);
});

test('after stop nothing is left: no server, no folder', async () => {
  const second = await startPostgres();
  const [row] = await ask<{ data_directory: string }>(second.url, 'show data_directory');

  await second.stop();

  expect(existsSync(row?.data_directory ?? '')).toBe(false);
  await expect(ask(second.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
});

test('a machine without a server is told apart', () => {
  const empty = mkdtempSync(join(tmpdir(), 'manifold-empty-'));
  try {
    expect(findPostgres(empty, empty)).toBeUndefined();
  } finally {
    rmSync(empty, { recursive: true });
  }
});
