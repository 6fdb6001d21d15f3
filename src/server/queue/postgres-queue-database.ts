import type { Db } from 'pg-boss';
import type { Logger } from '../platform/logger.ts';
import { hearPostgres } from '../storage/postgres-hearing.ts';
import { createPostgresPool } from '../storage/postgres-pool.ts';
import type { PoolPatience } from '../storage/postgres-pool.ts';

const CONNECTIONS = 4;
const NAME = 'manifold-queue';

/** How long to wait before reconnecting the listening connection, in ms: doubled after each failed try. */
const LISTEN_AGAIN = { first: 250, most: 10_000 };

/** How long the queue waits for its database, in ms. */
export interface QueuePatience extends PoolPatience {
  /** Between two looks whether the connection that listens for new tasks is alive. */
  readonly heartbeat: number;
}

/** The database for pg-boss. With its own connections, a lost server could end the process; with these it cannot. */
export interface QueueDatabase extends Db {
  close(): Promise<void>;
}

export function createQueueDatabase(url: string, logger: Logger, patience: QueuePatience): QueueDatabase {
  const pool = createPostgresPool(url, { max: CONNECTIONS, patience, logger, name: NAME });
  return {
    executeSql: (text, values) => pool.query(text, values),
    async listen(channel, heard, hearsAgain) {
      const hearing = hearPostgres(url, channel, {
        name: NAME,
        listener: {
          heard,
          changed: () => {
            if (hearing.hears()) hearsAgain();
          },
        },
        logger,
        send: (payload) => pool.query('select pg_notify($1, $2)', [channel, payload]),
        patience: { connect: patience.connect, beat: patience.heartbeat, retry: LISTEN_AGAIN },
      });
      return { close: () => hearing.close() };
    },
    close: () => pool.end(),
  };
}
