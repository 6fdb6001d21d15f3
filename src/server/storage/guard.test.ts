import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OutsideTransactionError } from './guard.ts';
import { openInMemory } from './embedded.ts';
import type { EmbeddedDatabase } from './embedded.ts';
import { rowsOf } from './rows.ts';

let database: EmbeddedDatabase;

beforeAll(async () => {
  database = await openInMemory();
  await database.db.execute(sql`create table notes (text text)`);
});

afterAll(() => database.close());

test('a query outside the transaction, made inside one, throws instead of waiting for ever', async () => {
  const attempt = database.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('lost with the transaction')`);
    await database.db.execute(sql`select 1`);
  });

  await expect(attempt).rejects.toThrow(OutsideTransactionError);
  expect(rowsOf(await database.db.execute(sql`select * from notes`))).toEqual([]);
});

test('a transaction inside a transaction throws, too', async () => {
  const attempt = database.transaction(async () => {
    await database.transaction(async () => {});
  });

  await expect(attempt).rejects.toThrow(OutsideTransactionError);
});

test('after a transaction that failed, the next one works', async () => {
  await expect(
    database.transaction(async (tx) => {
      await tx.execute(sql`select * from nowhere`);
    }),
  ).rejects.toThrow();

  await database.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('kept')`);
  });
  expect(rowsOf(await database.db.execute(sql`select * from notes`))).toEqual([{ text: 'kept' }]);
});
