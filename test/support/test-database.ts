import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { QueueConnection } from '../../src/server/queue/pg-boss-queue.ts';
import type { HearingConnection } from '../../src/server/storage/hearing.ts';
import type { Database } from '../../src/server/storage/database.ts';
import { openInMemory } from '../../src/server/storage/embedded.ts';
import type { EmbeddedDatabase } from '../../src/server/storage/embedded.ts';
import { openPostgres } from '../../src/server/storage/postgres.ts';
import { embeddedDump } from './embedded-dump.ts';
import { emptyDatabase } from './empty-database.ts';
import { PATIENT } from './patience.ts';
import { createDatabase, dropDatabase } from './postgres-server.ts';
import { silentLogger } from './silent-logger.ts';
import { TEMPLATE } from './template.ts';

export interface TestDatabase {
  readonly database: Database;
  /** For the queue, and for those who listen. */
  readonly connection: HearingConnection & QueueConnection;
  close(): Promise<void>;
}

const ON_POSTGRES = process.env['TEST_DATABASE'] === 'postgres';

/** At hand when the file is loaded, for which there is all the time: the first one of a checkout takes many seconds. */
const dump = ON_POSTGRES ? undefined : await embeddedDump();

/** A fresh migrated database, embedded unless the test project runs on PostgreSQL (`TEST_DATABASE`). */
export async function openTestDatabase(): Promise<TestDatabase> {
  return ON_POSTGRES ? await onPostgres() : await embedded();
}

/** Databases that tests of this thread are done with: to empty one takes a small part of the time of making another. */
const spare: EmbeddedDatabase[] = [];
const spareOnPostgres: OnServer[] = [];

/** A database of the tests' server. */
interface OnServer {
  readonly name: string;
  readonly url: string;
  /** A connection of the test's own, to empty the database by. */
  readonly client: pg.Client;
}

async function embedded(): Promise<TestDatabase> {
  const database = spare.pop() ?? (await openInMemory(dump));
  return { database, connection: { kind: 'embedded', client: database.client }, close: () => giveBack(database) };
}

/** Whatever cannot be emptied is of no use to anybody else. */
async function giveBack(database: EmbeddedDatabase): Promise<void> {
  try {
    await emptyDatabase(async (text) => (await database.client.exec(text)).at(-1)?.rows ?? []);
    spare.push(database);
  } catch {
    await database.close();
  }
}

async function onPostgres(): Promise<TestDatabase> {
  const found = spareOnPostgres.pop() ?? (await makeOnServer());
  const database = await openPostgres(found.url, silentLogger, PATIENT);
  return {
    database,
    connection: { kind: 'postgres', url: found.url },
    async close() {
      await database.close();
      await giveBackToServer(found);
    },
  };
}

async function makeOnServer(): Promise<OnServer> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = await createDatabase(inject('postgresUrl'), name, TEMPLATE);
  const client = new pg.Client({ connectionString: url });
  // A test may have ended all connections.
  client.on('error', () => {});
  await client.connect();
  return { name, url, client };
}

/** What somebody still holds a lock in, is of no use to anybody else either. */
async function giveBackToServer(found: OnServer): Promise<void> {
  try {
    await emptyDatabase(async (text) => (await found.client.query<Record<string, unknown>>(text)).rows);
    spareOnPostgres.push(found);
  } catch {
    await found.client.end().catch(() => {});
    await dropDatabase(inject('postgresUrl'), found.name);
  }
}
