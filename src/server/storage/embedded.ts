import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { StartError } from '../platform/start-error.ts';
import type { Database, Executor } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { assertOutsideTransaction, asTransaction, guardExecutor } from './guard.ts';

export interface EmbeddedDatabase extends Database {
  readonly kind: 'embedded';
  /** For the queue, which brings its own SQL. */
  readonly client: PGlite;
}

/**
 * Opens the embedded database in `dataDir` and holds the directory until `close`.
 *
 * It survives kill -9, not a power loss: PGlite never syncs to disk.
 *
 * @throws StartError when the directory cannot be written, is in use, or the disk is full.
 */
export async function openEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const lock = lockDirectory(dataDir);
    try {
      const client = await PGlite.create(join(dataDir, 'database'));
      return fromClient(client, () => lock.release());
    } catch (error) {
      lock.release();
      throw error;
    }
  } catch (error) {
    throw explain(error, dataDir);
  }
}

/** An embedded database that is gone with the process, from a dump if one is given: for tests. */
export async function openInMemory(dump?: Blob): Promise<EmbeddedDatabase> {
  return fromClient(await PGlite.create(dump ? { loadDataDir: dump } : {}), () => {});
}

function fromClient(client: PGlite, released: () => void): EmbeddedDatabase {
  const plain: Executor = drizzle(client);
  return {
    kind: 'embedded',
    client,
    db: guardExecutor(plain),
    async transaction(work) {
      assertOutsideTransaction();
      return await plain.transaction((tx) => asTransaction(() => work(tx)));
    },
    async close() {
      if (!client.closed) await client.close();
      released();
    },
  };
}

function explain(error: unknown, dataDir: string): unknown {
  if (error instanceof StartError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR' || code === 'EEXIST') {
    return new StartError(
      `The folder ${dataDir} cannot be written. Give this user the right to write there, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  // PGlite is PostgreSQL in WebAssembly: out of disk space shows as an abort of the machine.
  if (code === 'ENOSPC' || (error instanceof Error && error.message.startsWith('Aborted('))) {
    return new StartError(
      `The database in ${dataDir} could not be opened; most often the disk is full. Free some space, or set DATA_DIR to another disk.`,
      { cause: error },
    );
  }
  return error;
}
