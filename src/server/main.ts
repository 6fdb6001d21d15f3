import { resolve } from 'node:path';
import { authNotices } from './auth/auth-notices.ts';
import { checkAuthProvider } from './auth/registry.ts';
import { compose } from './compose.ts';
import type { Product } from './compose.ts';
import { environment, readSettings } from './config/read-settings.ts';
import { describeError } from './platform/describe-error.ts';
import { StartError } from './platform/start-error.ts';
import { forbiddenRights } from './storage/data-dir/access.ts';
import { isNewDirectory } from './storage/embedded.ts';

/** Service managers kill after 30 s; whatever still hangs by then is left as it is. */
const LAST_RESORT_MS = 28_000;

async function start(): Promise<void> {
  const settings = readSettings(environment());
  // Nothing was written before this.
  process.umask(forbiddenRights(settings.DATA_DIR_ACCESS));
  if (settings.ROLES.includes('web')) await checkAuthProvider(settings.AUTH_PROVIDER, settings);
  if (!settings.DATABASE_URL && isNewDirectory(settings.DATA_DIR)) {
    console.error(`Making the database in ${resolve(settings.DATA_DIR)}, once ...`);
  }
  const product = await compose(settings);
  endWith(product);
  product.onDeath(fail);
  const line = await product.start();
  for (const notice of [...authNotices(settings), ...product.notices]) console.error(notice);
  console.log(line);
  // For the launcher, and for tests that start the product as a process.
  process.send?.({ ready: product.url() });
}

/** Ends gracefully at a signal, and when the launcher is gone: a killed launcher must not leave port and data held. */
function endWith(product: Product): void {
  let ending = false;
  const end = (signal: string) => {
    // Whoever asks twice does not want to wait for the pieces under way.
    if (ending) process.exit(130);
    ending = true;
    setTimeout(() => {
      console.error('Manifold did not end in time, so it ends now.');
      process.exit(1);
    }, LAST_RESORT_MS).unref();
    product.stop(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(describeError(error));
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(signal));
  if (process.connected) process.on('disconnect', () => end('the launcher has ended'));
}

function fail(error: unknown): void {
  console.error(error instanceof StartError ? `\n${error.message}\n` : describeError(error));
  process.exit(1);
}

// By itself Node would print such an error whole, with the values of a query that failed.
process.on('uncaughtException', fail);
start().catch(fail);
