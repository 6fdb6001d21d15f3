import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../platform/start-error.ts';

export interface DirectoryLock {
  release(): void;
}

/**
 * Holds `dataDir` for this process. PGlite takes no lock of its own, and two processes on one directory lose rows
 * without an error. SQLite's exclusive lock is the operating system's, so that kill -9 frees it too.
 *
 * @throws StartError when another process holds the directory.
 */
export function lockDirectory(dataDir: string, mode: number): DirectoryLock {
  const file = join(dataDir, 'lock.sqlite');
  // SQLite would let everybody read a file that it makes.
  closeSync(openSync(file, 'a', mode));
  const lock = new DatabaseSync(file);
  try {
    lock.exec('PRAGMA busy_timeout = 0');
    // Else it begins a file for what nobody writes, for which a full disk has no room.
    lock.exec('PRAGMA journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    if (!isBusy(cause)) throw cause;
    throw new StartError(
      `Another Manifold already uses the data in ${dataDir}. Stop it first, or start this one with another DATA_DIR.`,
      { cause },
    );
  }
  return {
    release() {
      if (lock.isOpen) lock.close();
    },
  };
}

/** SQLITE_BUSY, with whatever extension in its higher bytes. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === 5;
}
