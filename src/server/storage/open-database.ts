import type { QueueConnection } from '../queue/pg-boss-queue.ts';
import type { Logger } from '../platform/logger.ts';
import { StartError } from '../platform/start-error.ts';
import type { DataDirAccess } from './data-dir/access.ts';
import { guardOldDataDir } from './data-dir/guard-data-dir.ts';
import type { Database } from './database.ts';
import { isDiskFull } from './database-error.ts';
import { ALWAYS_ROOM } from './disk/watch-disk.ts';
import type { Room } from './disk/watch-disk.ts';
import { openEmbedded } from './embedded.ts';
import type { HearingConnection } from './hearing.ts';
import { migrate } from './migrate.ts';
import { onceReachable } from './once-reachable.ts';
import type { StartPatience } from './once-reachable.ts';
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
  /** Whether there is room for changes, as far as this process can know. */
  readonly room: Room;
  /** Calls `told` once the database can never be used again by this process. */
  onDeath(told: (error: Error) => void): void;
  /** What the operator should know about where the data is, each a sentence. */
  readonly notices: readonly string[];
}

export interface OpeningOptions {
  readonly making?: () => void;
  readonly patience?: StartPatience;
}

/**
 * Opens the database of the settings and brings its tables up to date. PostgreSQL may still be starting.
 *
 * @param making called before an embedded database is made.
 * @throws StartError when it cannot be used, or reached within a minute.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  logger: Logger,
  { making = () => {}, patience }: OpeningOptions = {},
): Promise<OpenedDatabase> {
  if (!settings.DATABASE_URL) {
    return await upToDate(await embedded(settings, logger, making), (database) => migrateEmbedded(database, settings));
  }
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl } = settings;
  const notices = guardOldDataDir(settings);
  const open = async () => {
    const opened = { ...(await onPostgres(url, directUrl, logger)), notices };
    return await upToDate(opened, () => migrateUnlimited(directUrl ?? url, logger));
  };
  return await onceReachable(open, logger, patience);
}

async function upToDate(
  opened: OpenedDatabase,
  bringUpToDate: (database: Database) => Promise<void>,
): Promise<OpenedDatabase> {
  try {
    await bringUpToDate(opened.database);
    return opened;
  } catch (error) {
    await opened.database.close();
    throw error;
  }
}

async function migrateEmbedded(database: Database, { DATA_DIR }: DatabaseSettings): Promise<void> {
  await migrate(database).catch((error: unknown) => {
    throw isDiskFull(error) ? noRoomToUpdate(DATA_DIR, error) : error;
  });
}

/** A migration may take as long as it takes: it has a connection without the limits of the others. */
async function migrateUnlimited(url: string, logger: Logger): Promise<void> {
  const unlimited = await openPostgres(url, logger, { query: 0 });
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
    room: ALWAYS_ROOM,
    // A server that is away comes back.
    onDeath: () => {},
  };
}

const noRoomToUpdate = (dataDir: string, cause: unknown): StartError =>
  new StartError(
    `The disk with ${dataDir} is full, and this version has to change the database before it can use it. Free some space, or set DATA_DIR to another disk.`,
    { cause },
  );

const FULL =
  'the disk is full: nothing new is saved and no work is begun, and what is there can be read, until some space is freed';

async function embedded(
  { DATA_DIR, DATA_DIR_ACCESS }: DatabaseSettings,
  logger: Logger,
  making: () => void,
): Promise<OpenedDatabase> {
  const database = await openEmbedded(DATA_DIR, { access: DATA_DIR_ACCESS, making });
  const { client, room, onDeath, notices } = database;
  const connection = { kind: 'embedded', client, room } as const;
  const tellFull = (isFull: boolean) => {
    if (isFull) logger.error({ folder: DATA_DIR }, FULL);
    else logger.info({ folder: DATA_DIR }, 'the disk has room again: changes are saved again');
  };
  room.onChange(tellFull);
  if (room.isFull()) tellFull(true);
  return { database, queueConnection: connection, hearingConnection: connection, room, onDeath, notices };
}
