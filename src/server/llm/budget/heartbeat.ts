import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../storage/database.ts';
import { renewLeases } from './model-calls.store.ts';

const BEAT_MS = 3_000;

/** The leases of this process, renewed together as long as there are any. */
export interface Heartbeat {
  readonly ids: readonly string[];
  add(id: string): void;
  remove(id: string): void;
}

export function createHeartbeat({ database, logger }: { database: Database; logger: Logger }): Heartbeat {
  const own = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let renewing = false;

  const beat = async () => {
    // A database that is slow to answer must not be asked again and again meanwhile.
    if (renewing) return;
    renewing = true;
    try {
      await renewLeases(database.db, [...own]);
    } catch (error) {
      logger.debug({ err: error }, 'the places of model calls could not be renewed');
    } finally {
      renewing = false;
    }
  };
  return {
    get ids() {
      return [...own];
    },
    add(id) {
      own.add(id);
      timer ??= setInterval(() => void beat(), BEAT_MS).unref();
    },
    remove(id) {
      own.delete(id);
      if (own.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    },
  };
}
