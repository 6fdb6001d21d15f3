import { resolve } from 'node:path';
import { authNotices } from './auth/auth-notices.ts';
import { checkAuthProvider } from './auth/registry.ts';
import { compose } from './compose.ts';
import type { Product } from './compose.ts';
import { environment, readSettings } from './config/read-settings.ts';
import { logDeath } from './platform/logger.ts';
import { StartError } from './platform/start-error.ts';
import { forbiddenRights } from './storage/data-dir/access.ts';

/** Service managers kill after 30 s; whatever still hangs by then is left as it is. */
const LAST_RESORT_MS = 28_000;

async function start(): Promise<void> {
  const settings = readSettings(environment());
  // Nothing was written before this.
  process.umask(forbiddenRights(settings.DATA_DIR_ACCESS));
  if (settings.ROLES.includes('web')) await checkAuthProvider(settings.AUTH_PROVIDER, settings);
  const product = await compose(settings, () => {
    console.error(`Making the database in ${resolve(settings.DATA_DIR)}, once ...`);
  });
  endWith(product);
  product.onDeath(fail);
  const line = await product.start();
  for (const notice of [...authNotices(settings), ...product.notices]) console.error(notice);
  console.log(line);
  // For the launcher, and for tests that start the product as a process.
  process.send?.({ ready: product.url(), pid: process.pid });
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
    product.stop(signal).then(() => process.exit(0), fail);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(signal));
  if (process.connected) process.on('disconnect', () => end('the launcher has ended'));
}

function fail(error: unknown): void {
  if (error instanceof StartError) console.error(`\n${error.message}\n`);
  else logDeath(error);
  process.exit(1);
}

// By itself Node would print such an error whole, with the values of a query that failed.
process.on('uncaughtException', fail);
start().catch(fail);
