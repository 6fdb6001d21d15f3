import { existsSync, mkdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { dataDir as emptyDatabase } from '@electric-sql/pglite-prepopulatedfs';
import { drizzle } from 'drizzle-orm/pglite';
import { StartError } from '../platform/start-error.ts';
import { fileMode, folderMode } from './data-dir/access.ts';
import type { DataDirAccess } from './data-dir/access.ts';
import { guardDataDir } from './data-dir/guard-data-dir.ts';
import { PrivateNodeFS } from './data-dir/private-node-fs.ts';
import type { Database, Executor } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
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
  /** What the operator should know about the folder, each a sentence. */
  readonly notices: readonly string[];
}

export interface EmbeddedOptions {
  readonly access?: DataDirAccess;
  readonly vacuum?: VacuumTimes;
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
  { access = 'owner', vacuum = VACUUM_TIMES }: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  try {
    const notices = guardDataDir({ DATA_DIR: dataDir, DATA_DIR_ACCESS: access });
    const lock = lockDirectory(dataDir, fileMode(access));
    try {
      const client = await startEngine({ fs: new PrivateNodeFS(await databaseFolder(dataDir, access), access) });
      return { ...alive(client, { dataDir, vacuum, released: () => lock.release() }), notices };
    } catch (error) {
      lock.release();
      throw error;
    }
  } catch (error) {
    throw explain(error, dataDir);
  }
}

function alive(
  client: PGlite,
  on: { dataDir: string; vacuum: VacuumTimes; released: () => void },
): Omit<EmbeddedDatabase, 'notices'> {
  const listeners: ((error: StartError) => void)[] = [];
  const patient = {
    query: (text: string) => client.query(text),
    isDiskFull: () => isFreeLess(on.dataDir, LOG_SEGMENT_BYTES),
  };
  const stopPulse = watchPulse(patient, (cause) => {
    for (const told of listeners) told(deathOf(on.dataDir, cause));
  });
  const stopVacuum = vacuumRegularly(client, on.vacuum);
  const closing = () => [stopPulse, stopVacuum].forEach((stop) => stop());
  return { ...fromClient(client, { closing, released: on.released }), onDeath: (told) => void listeners.push(told) };
}

function deathOf(dataDir: string, cause: unknown): StartError {
  const full = 'Less than 16 MB are free on its disk: free some space there, then start again.';
  const reason = isFreeLess(dataDir, LOG_SEGMENT_BYTES)
    ? full
    : 'Start again; should that not help, restore the folder from a copy.';
  return new StartError(`The database in ${dataDir} has stopped working. ${reason}`, { cause });
}

/** Whether a start will have to make the database first. */
export const isNewDirectory = (dataDir: string): boolean => !existsSync(join(dataDir, 'database'));

/**
 * The folder of the database, made beside its place first: a first start that is killed or runs out of disk would else
 * leave half a database, which no later start could open.
 */
async function databaseFolder(dataDir: string, access: DataDirAccess): Promise<string> {
  const folder = join(dataDir, 'database');
  if (!isNewDirectory(dataDir)) return folder;
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
  if (trouble === 'full' || (trouble === undefined && isFreeLess(dataDir, 2 * LOG_SEGMENT_BYTES))) {
    return new StartError(
      `The disk with ${dataDir} is full, so the database could not be opened. Free some space, or set DATA_DIR to another disk.`,
      { cause: error },
    );
  }
  return error;
}

/** The log of the database grows by so much at once. PGlite without room for that says no more than that it cannot start. */
const LOG_SEGMENT_BYTES = 16 * 1024 * 1024;

function isFreeLess(dataDir: string, bytes: number): boolean {
  try {
    const { blocks, bavail, bsize } = statfsSync(dataDir);
    // A file system that does not tell its size has none.
    return blocks > 0 && bavail * bsize < bytes;
  } catch {
    return false;
  }
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
