import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../platform/start-error.ts';

/**
 * The secret that signs sign-in cookies: 64 hex digits in `DATA_DIR/secret`, made at the first start and readable by
 * this user alone.
 *
 * @throws StartError when the folder cannot be written or the file is damaged.
 */
export function secretIn(dataDir: string): string {
  const file = join(dataDir, 'secret');
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // Exclusive, so that two processes that start at once agree on one secret.
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
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
