import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { dataDir as emptyDatabase } from '@electric-sql/pglite-prepopulatedfs';
import { drizzle } from 'drizzle-orm/pglite';
import { StartError } from '../platform/start-error.ts';
import { fileMode, folderMode } from './data-dir/access.ts';
import type { DataDirAccess } from './data-dir/access.ts';
import { guardDataDir } from './data-dir/guard-data-dir.ts';
import { PrivateNodeFS } from './data-dir/private-node-fs.ts';
import type { NoRoom } from './data-dir/private-node-fs.ts';
import type { Database, Executor } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { tellDiskFull } from './disk/disk-full-error.ts';
import { freeBytes } from './disk/free-bytes.ts';
import { createReserve } from './disk/reserve.ts';
import type { Reserve } from './disk/reserve.ts';
import { LOG_SEGMENT_BYTES, START_BYTES } from './disk/sizes.ts';
import { ALWAYS_ROOM, watchDisk } from './disk/watch-disk.ts';
import type { Room } from './disk/watch-disk.ts';
import { shareClient } from './fair-connections.ts';
import { assertOutsideTransaction, asTransaction, guardExecutor } from './guard.ts';
import { keepStatements } from './prepared.ts';
import { watchPulse } from './pulse.ts';
import { startEngine } from './start-engine.ts';
import { VACUUM_TIMES, vacuumRegularly } from './vacuum.ts';
import type { VacuumTimes } from './vacuum.ts';

export interface EmbeddedDatabase extends Database {
  readonly kind: 'embedded';
  /** For the queue, which brings its own SQL. */
  readonly client: PGlite;
  /** Calls `told` with the sentence to end with, once the database answers nothing any more. */
  onDeath(told: (error: StartError) => void): void;
  /** Whether its disk has room for changes; reading goes on without. */
  readonly room: Room;
  /** What the operator should know about the folder, each a sentence. */
  readonly notices: readonly string[];
}

export interface EmbeddedOptions {
  readonly access?: DataDirAccess;
  readonly vacuum?: VacuumTimes;
  /** Called before the database is made, which takes seconds. */
  readonly making?: () => void;
}

/**
 * Opens the embedded database in `dataDir` and holds the directory until `close`.
 *
 * It survives kill -9, not a power loss: PGlite never syncs to disk.
 *
 * @throws StartError when the directory cannot be written, is in use or open to other accounts, or the disk is full.
 */
export async function openEmbedded(
  dataDir: string,
  { access = 'owner', vacuum = VACUUM_TIMES, making = () => {} }: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  try {
    const notices = guardDataDir({ DATA_DIR: dataDir, DATA_DIR_ACCESS: access });
    const lock = lockDirectory(dataDir, fileMode(access));
    try {
      const reserve = createReserve(dataDir, fileMode(access));
      const folder = await databaseFolder(dataDir, access, making);
      return { ...(await open(folder, { dataDir, access, vacuum, reserve, released: () => lock.release() })), notices };
    } catch (error) {
      lock.release();
      throw error;
    }
  } catch (error) {
    throw explain(error, dataDir);
  }
}

interface Opening {
  readonly dataDir: string;
  readonly access: DataDirAccess;
  readonly vacuum: VacuumTimes;
  readonly reserve: Reserve;
  readonly released: () => void;
}

async function open(
  folder: string,
  { dataDir, access, vacuum, reserve, released }: Opening,
): Promise<Omit<EmbeddedDatabase, 'notices'>> {
  const listeners: ((error: StartError) => void)[] = [];
  let isClosing = false;
  const die = (cause?: unknown) => {
    if (isClosing) return;
    for (const told of listeners) told(deathOf(dataDir, cause));
  };
  // The last of the reserve is for a start, which writes some files anew and cannot do without.
  const disk: { noRoom: NoRoom } = { noRoom: () => reserve.giveBack(0) };
  const engine = await startEngine({ fs: new PrivateNodeFS(folder, access, (isData) => disk.noRoom(isData)) });
  const watch = watchDisk({ dataDir, reserve, engine });
  disk.noRoom = (isData) => {
    watch.lookSoon();
    // A table that cannot grow fails one transaction; a log that cannot grow ends the engine, or hangs it.
    if (isData) return false;
    const isFreed = reserve.giveBack(START_BYTES);
    if (!isFreed) die();
    return isFreed;
  };
  await watch.look();
  watch.start();
  const stopPulse = watchPulse({ query: (text: string) => engine.query(text) }, die);
  const stopVacuum = vacuumRegularly(engine, { ...vacuum, mayWrite: () => !watch.isFull() });
  const closing = () => {
    isClosing = true;
    for (const end of [watch.stop, stopPulse, stopVacuum]) end();
  };
  const database = fromClient(tellDiskFull(engine), { closing, released });
  return { ...database, room: watch, onDeath: (told) => void listeners.push(told) };
}

function deathOf(dataDir: string, cause: unknown): StartError {
  const full = 'Its disk is full: free some space there, then start again.';
  const reason = isFull(dataDir) ? full : 'Start again; should that not help, restore the folder from a copy.';
  return new StartError(`The database in ${dataDir} has stopped working. ${reason}`, { cause });
}

const isFull = (dataDir: string): boolean => freeBytes(dataDir) < 2 * LOG_SEGMENT_BYTES;

/**
 * The folder of the database, made beside its place first: a first start that is killed or runs out of disk would else
 * leave half a database, which no later start could open.
 */
async function databaseFolder(dataDir: string, access: DataDirAccess, making: () => void): Promise<string> {
  const folder = join(dataDir, 'database');
  if (existsSync(folder)) return folder;
  making();
  const unfinished = join(dataDir, 'database.unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  try {
    mkdirSync(unfinished, { mode: folderMode(access) });
    // Unpacking the empty database of the same release of PostgreSQL takes a third of the time of making one.
    const fs = new PrivateNodeFS(unfinished, access);
    await (await startEngine({ fs, loadDataDir: await emptyDatabase() })).close();
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
  renameSync(unfinished, folder);
  return folder;
}

/** An embedded database that is gone with the process, from a dump if one is given: for tests. */
export async function openInMemory(dump?: Blob): Promise<EmbeddedDatabase> {
  return fromClient(await startEngine(dump ? { loadDataDir: dump } : {}));
}

function fromClient(client: PGlite, on?: { closing: () => void; released: () => void }): EmbeddedDatabase {
  const plain: Executor = drizzle(shareClient(client));
  return {
    kind: 'embedded',
    client,
    // In memory there is no disk to fill.
    onDeath: () => {},
    room: ALWAYS_ROOM,
    notices: [],
    db: keepStatements(guardExecutor(plain), { byName: false }),
    async transaction(work) {
      assertOutsideTransaction();
      return await plain.transaction((tx) => asTransaction(() => work(tx)));
    },
    async close() {
      on?.closing();
      if (!client.closed) await client.close();
      on?.released();
    },
  };
}

function explain(error: unknown, dataDir: string): unknown {
  if (error instanceof StartError) return error;
  const trouble = troubleOf(error);
  if (trouble === 'unwritable') {
    return new StartError(
      `The folder ${dataDir} cannot be written. Give this user the right to write there, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  if (trouble === 'full' || (trouble === undefined && isFull(dataDir))) {
    return new StartError(
      `The disk with ${dataDir} is full, so the database could not be opened. Free some space, or set DATA_DIR to another disk.`,
      { cause: error },
    );
  }
  return error;
}

type Trouble = 'unwritable' | 'full';

/** Codes of Node, result codes of SQLite, and error numbers as Emscripten's libc has them for PGlite. */
const CODES = new Map<unknown, Trouble>([
  ...['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].map((code) => [code, 'unwritable'] as const),
  ['ENOSPC', 'full'],
]);
const SQLITE_CODES = new Map<number, Trouble>([
  [8, 'unwritable'],
  [14, 'unwritable'],
  [13, 'full'],
]);
const EMSCRIPTEN_NUMBERS = new Map<unknown, Trouble>([
  [2, 'unwritable'],
  [69, 'unwritable'],
  [19, 'full'],
  [51, 'full'],
]);

function troubleOf(error: unknown): Trouble | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && CODES.has(error.code)) return CODES.get(error.code);
  // SQLite keeps its extended code in the higher bytes.
  if ('errcode' in error) return SQLITE_CODES.get(Number(error.errcode) % 256);
  if ('errno' in error && EMSCRIPTEN_NUMBERS.has(error.errno)) return EMSCRIPTEN_NUMBERS.get(error.errno);
  // Later on, the machine of PGlite itself gives up: "Aborted()".
  return error instanceof Error && error.message.startsWith('Aborted(') ? 'full' : undefined;
}
