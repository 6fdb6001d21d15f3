import type { QueueConnection } from '../queue/pg-boss-queue.ts';
import type { Logger } from '../platform/logger.ts';
import type { DataDirAccess } from './data-dir/access.ts';
import { guardOldDataDir } from './data-dir/guard-data-dir.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import type { HearingConnection } from './hearing.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';

export interface DatabaseSettings {
  readonly DATA_DIR: string;
  readonly DATA_DIR_ACCESS: DataDirAccess;
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_DIRECT_URL?: string | undefined;
}

export interface OpenedDatabase {
  readonly database: Database;
  /** How the queue gets at the same database. */
  readonly queueConnection: QueueConnection;
  /** Where it can be listened to: not through a pooler. */
  readonly hearingConnection: HearingConnection;
  /** Calls `told` once the database can never be used again by this process. */
  onDeath(told: (error: Error) => void): void;
  /** What the operator should know about where the data is, each a sentence. */
  readonly notices: readonly string[];
}

/**
 * Opens the database of the settings and brings its tables up to date.
 *
 * @throws StartError when it cannot be used.
 */
export async function openDatabase(settings: DatabaseSettings, logger: Logger): Promise<OpenedDatabase> {
  const opened = settings.DATABASE_URL
    ? {
        ...(await onPostgres(settings.DATABASE_URL, settings.DATABASE_DIRECT_URL, logger)),
        notices: guardOldDataDir(settings),
      }
    : await embedded(settings);
  try {
    await bringUpToDate(opened.database, settings, logger);
    return opened;
  } catch (error) {
    await opened.database.close();
    throw error;
  }
}

/** On a server a migration may take as long as it takes: it has a connection without the limits of the others. */
async function bringUpToDate(database: Database, settings: DatabaseSettings, logger: Logger): Promise<void> {
  if (!settings.DATABASE_URL) return await migrate(database);
  const unlimited = await openPostgres(settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL, logger, { query: 0 });
  try {
    await migrate(unlimited);
  } finally {
    await unlimited.close();
  }
}

async function onPostgres(
  url: string,
  directUrl: string | undefined,
  logger: Logger,
): Promise<Omit<OpenedDatabase, 'notices'>> {
  return {
    database: await openPostgres(url, logger, { pooled: directUrl !== undefined && directUrl !== url }),
    queueConnection: { kind: 'postgres', url: directUrl ?? url },
    hearingConnection: { kind: 'postgres', url: directUrl ?? url },
    // A server that is away comes back.
    onDeath: () => {},
  };
}

async function embedded({ DATA_DIR, DATA_DIR_ACCESS }: DatabaseSettings): Promise<OpenedDatabase> {
  const database = await openEmbedded(DATA_DIR, { access: DATA_DIR_ACCESS });
  const { client, onDeath, notices } = database;
  const connection = { kind: 'embedded', client } as const;
  return { database, queueConnection: connection, hearingConnection: connection, onDeath, notices };
}
