import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../platform/start-error.ts';
import { fileMode, folderMode } from '../storage/data-dir/access.ts';
import type { DataDirAccess } from '../storage/data-dir/access.ts';
import type { Database } from '../storage/database.ts';
import { sharedSecret } from './secrets.store.ts';

/** Where the secret comes from. */
export interface SecretSettings {
  readonly DATA_DIR: string;
  readonly DATA_DIR_ACCESS: DataDirAccess;
  /** Kept by whoever runs the product: then a copy of the database alone opens nothing. */
  readonly AUTH_SECRET?: string | undefined;
}

/**
 * The secret that signs sign-in cookies and links. Unless it is set, 64 hex digits, made at the first start: with the
 * embedded database the file `DATA_DIR/secret`, which no other account can read. PostgreSQL keeps it for all web processes, so
 * that a cookie of one holds at the others.
 *
 * @throws StartError when the folder cannot be written or the file is damaged.
 */
export async function installationSecret(database: Database, settings: SecretSettings): Promise<string> {
  if (settings.AUTH_SECRET !== undefined) return settings.AUTH_SECRET;
  if (database.kind === 'postgres') return await sharedSecret(database.db, 'cookies', freshSecret());
  return secretIn(settings.DATA_DIR, settings.DATA_DIR_ACCESS);
}

const freshSecret = () => randomBytes(32).toString('hex');

/** The secret of the file, which is made if there is none. */
export function secretIn(dataDir: string, access: DataDirAccess): string {
  const file = join(dataDir, 'secret');
  try {
    mkdirSync(dataDir, { recursive: true, mode: folderMode(access) });
    // Exclusive, so that two processes that start at once agree on one secret.
    writeFileSync(file, freshSecret(), { mode: fileMode(access), flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw new StartError(
        `The folder ${dataDir} cannot be written. Give this user the right to write there, or set DATA_DIR to another folder.`,
        { cause: error },
      );
    }
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (/^[0-9a-f]{64}$/.test(secret)) return secret;
  throw new StartError(`The file ${file} is damaged. Remove it to have a new one made; everybody then signs in again.`);
}
