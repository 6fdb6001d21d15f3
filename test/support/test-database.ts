import { randomBytes } from 'node:crypto';
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

/** Databases that tests of this thread are done with: to empty one takes a tenth of the time of making another. */
const spare: EmbeddedDatabase[] = [];

async function embedded(): Promise<TestDatabase> {
  const database = spare.pop() ?? (await openInMemory(dump));
  return { database, connection: { kind: 'embedded', client: database.client }, close: () => giveBack(database) };
}

/** Whatever cannot be emptied is of no use to anybody else. */
async function giveBack(database: EmbeddedDatabase): Promise<void> {
  try {
    await emptyDatabase(database.client);
    spare.push(database);
  } catch {
    await database.close();
  }
}

async function onPostgres(): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = await createDatabase(server, name, TEMPLATE);
  const database = await openPostgres(url, silentLogger, PATIENT);
  return {
    database,
    connection: { kind: 'postgres', url },
    async close() {
      await database.close();
      await dropDatabase(server, name);
    },
  };
}
