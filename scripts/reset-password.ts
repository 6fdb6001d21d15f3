import { makeResetLink } from '../src/server/auth/embedded/reset-command.ts';
import { environment, readSettings } from '../src/server/config/read-settings.ts';
import { createLogger } from '../src/server/platform/logger.ts';
import { StartError } from '../src/server/platform/start-error.ts';
import { forbiddenRights } from '../src/server/storage/data-dir/access.ts';

try {
  const settings = readSettings(environment());
  process.umask(forbiddenRights(settings.DATA_DIR_ACCESS));
  const email = process.argv[2] ?? '';
  const { link, checked, notices } = await makeResetLink(settings, email, createLogger(settings.LOG_LEVEL));
  for (const notice of notices) console.error(notice);
  console.error(
    `Open this link within one hour to set a new password. It works once, and ends all sign-ins of the account.${
      checked ? '' : ' If there is no account with this address, the page says so.'
    }`,
  );
  console.log(link);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(`\n${error.message}\n`);
  process.exitCode = 1;
}
