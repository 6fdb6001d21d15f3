import { eq, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { embeddedDump } from '../../../test/support/embedded-dump.ts';
import { PATIENT } from '../../../test/support/patience.ts';
import { startPostgres } from '../../../test/support/postgres-server.ts';
import { silentLogger } from '../../../test/support/silent-logger.ts';
import type { Database } from './database.ts';
import { openInMemory } from './embedded.ts';
import { OutsideTransactionError } from './guard.ts';
import { openPostgres } from './postgres.ts';
import { prepared } from './prepared.ts';
import { rowsOf } from './rows.ts';

const notes = pgTable('notes', { id: text('id').primaryKey(), text: text('text').notNull() });

const noteById = prepared('note_by_id', (db, name) =>
  db
    .select()
    .from(notes)
    .where(eq(notes.id, sql.placeholder('id')))
    .prepare(name),
);

// At hand when the file is loaded, for which there is all the time.
const [server, dump] = await Promise.all([startPostgres(), embeddedDump()]);

let embedded: Database;
let direct: Database;
let pooled: Database;

beforeAll(async () => {
  embedded = await openInMemory(dump);
  direct = await openPostgres(server.url, silentLogger, PATIENT);
  pooled = await openPostgres(server.url, silentLogger, { ...PATIENT, pooled: true });
  for (const { db } of [embedded, direct]) {
    await db.execute(sql`create table notes (id text primary key, text text not null)`);
    await db.execute(sql`insert into notes values ('one', 'the first'), ('two', 'the second')`);
  }
});

afterAll(async () => {
  await Promise.all([embedded.close(), direct.close(), pooled.close()]);
  await server.stop();
});

/** What the connection remembers; one after the other, queries get the same one. */
async function rememberedOn({ db }: Database): Promise<unknown[]> {
  const result = await db.execute(sql`select name from pg_prepared_statements where name <> ''`);
  return rowsOf<{ name: string }>(result).map(({ name }) => name);
}

test('a statement answers each caller by what that caller asked, on every database', async () => {
  for (const { db } of [embedded, direct, pooled]) {
    const answers = await Promise.all(['one', 'two', 'three'].map((id) => noteById(db).execute({ id })));
    expect(answers).toEqual([[{ id: 'one', text: 'the first' }], [{ id: 'two', text: 'the second' }], []]);
  }
});

test('PostgreSQL knows it again by its name, but for connections that a pooler hands around', async () => {
  await noteById(direct.db).execute({ id: 'one' });
  await noteById(pooled.db).execute({ id: 'one' });

  expect(await rememberedOn(direct)).toEqual(['note_by_id']);
  expect(await rememberedOn(pooled)).toEqual([]);
});

test('inside a transaction it sees what the transaction wrote, and the plain client’s own is refused', async () => {
  for (const database of [embedded, direct]) {
    await noteById(database.db).execute({ id: 'one' });
    await database.transaction(async (tx) => {
      await tx.execute(sql`insert into notes values ('new', 'not yet seen by others')`);
      expect(await noteById(tx).execute({ id: 'new' })).toHaveLength(1);
      expect(() => noteById(database.db)).toThrow(OutsideTransactionError);
    });
  }
});
