import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import type { Database } from '../storage/database.ts';
import type { AuthProvider } from './auth-provider.ts';
import { deleteEnded } from './ended.store.ts';
import { oldestSignIn } from './session-life.ts';

const EVERY_MS = 60 * 60_000;

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** The provider, which while it is mounted deletes what is left of ended sign-ins: at the start and every hour. */
export function withCleaning(provider: AuthProvider, { database, clock, logger }: Parts): AuthProvider {
  const clean = async () => {
    const now = clock.now();
    try {
      await deleteEnded(database.db, { now, oldest: oldestSignIn(now) });
    } catch (error) {
      logger.debug({ err: error }, 'ended sign-ins could not be deleted; the next round tries again');
    }
  };
  return {
    ...provider,
    async mount(app) {
      let round = clean();
      const timer = setInterval(() => void (round = clean()), EVERY_MS).unref();
      app.addHook('onClose', async () => {
        clearInterval(timer);
        await round;
      });
      await provider.mount(app);
    },
  };
}
