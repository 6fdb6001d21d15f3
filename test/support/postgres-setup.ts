import type { TestProject } from 'vitest/node';
import { createPgBossQueue } from '../../src/server/queue/pg-boss-queue.ts';
import { migrate } from '../../src/server/storage/migrate.ts';
import { openPostgres } from '../../src/server/storage/postgres.ts';
import { PATIENT } from './patience.ts';
import { createDatabase, startPostgres } from './postgres-server.ts';
import { silentLogger } from './silent-logger.ts';
import { TEMPLATE } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the superuser of a server that this run started; each test file makes its own database on it. */
    postgresUrl: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await prepareTemplate(server.url);
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}

/** Migrates once; copying the result takes a tenth of the time. */
async function prepareTemplate(serverUrl: string): Promise<void> {
  const url = await createDatabase(serverUrl, TEMPLATE);
  const database = await openPostgres(url, silentLogger, PATIENT);
  await migrate(database);
  const queue = createPgBossQueue({ kind: 'postgres', url }, silentLogger, PATIENT);
  await queue.start();
  await queue.stop(1_000);
  await database.close();
}
