import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { systemClock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import { StartError } from '../../platform/start-error.ts';
import { guardDataDir } from '../../storage/data-dir/guard-data-dir.ts';
import { openPostgres } from '../../storage/postgres.ts';
import { installationSecret, secretIn } from '../secret.ts';
import type { SecretSettings } from '../secret.ts';
import { findCredential } from './credentials.store.ts';
import { resetLink } from './links.ts';

export interface ResetSettings extends SecretSettings {
  readonly AUTH_PROVIDER: string;
  readonly DATABASE_URL?: string | undefined;
  readonly PUBLIC_URL?: string | undefined;
  readonly PORT: number;
}

export interface MadeLink {
  readonly link: string;
  /** Whether it is known that the address has an account; the embedded database is the running product's alone. */
  readonly checked: boolean;
  /** What whoever runs the product should know, each a sentence. */
  readonly notices: readonly string[];
}

/**
 * A link by which the owner of an account sets a new password, made on the machine of the product where there is no mail.
 *
 * @throws StartError when there can be none.
 */
export async function makeResetLink(settings: ResetSettings, email: string, logger: Logger): Promise<MadeLink> {
  if (settings.AUTH_PROVIDER !== 'embedded') {
    throw new StartError('Passwords are kept by the sign-in provider of AUTH_PROVIDER: set a new one there.');
  }
  if (!z.email().safeParse(email).success) {
    throw new StartError('Name the email address of the account: npm run reset-password -- name@example.com');
  }
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  const { secret, notices } = settings.DATABASE_URL
    ? { secret: await secretOnPostgres(settings.DATABASE_URL, email, { logger, settings }), notices: [] }
    : secretOfFolder(settings);
  const link = await resetLink({ secret, clock: systemClock, publicUrl }, email);
  return { link, checked: settings.DATABASE_URL !== undefined, notices };
}

async function secretOnPostgres(
  url: string,
  email: string,
  { logger, settings }: { logger: Logger; settings: SecretSettings },
): Promise<string> {
  const database = await openPostgres(url, logger);
  try {
    if (await findCredential(database.db, email)) return await installationSecret(database, settings);
    throw new StartError('There is no account with this email address.');
  } finally {
    await database.close();
  }
}

function secretOfFolder(settings: SecretSettings): { secret: string; notices: readonly string[] } {
  const { DATA_DIR: dataDir, DATA_DIR_ACCESS: access, AUTH_SECRET: secret } = settings;
  if (secret !== undefined) return { secret, notices: [] };
  if (existsSync(join(dataDir, 'secret'))) {
    const notices = guardDataDir(settings);
    return { secret: secretIn(dataDir, access), notices };
  }
  throw new StartError(
    `There is no product in ${resolve(dataDir)}. Run this with the settings that the product is started with.`,
  );
}
