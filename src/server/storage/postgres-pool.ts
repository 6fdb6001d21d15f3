import pg from 'pg';
import type { Logger } from '../platform/logger.ts';

/** How long a caller waits for the database, in ms. */
export interface PoolPatience {
  /** For a free connection or a new one. */
  readonly connect: number;
  /** For the answer to a query: one that hangs must not hold its caller for ever when the network goes silent. */
  readonly query: number;
}

export interface PoolOptions {
  /** Connections at once. */
  readonly max: number;
  readonly patience: PoolPatience;
  readonly logger: Logger;
  /** As the server lists the connections. */
  readonly name: string;
}

/** Idle in a transaction for longer than that, in ms, a connection belongs to a process that is gone. */
const IDLE_IN_TRANSACTION_MS = 60_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

/** Connections to PostgreSQL, none of which can end this process when the server goes away. */
export function createPostgresPool(url: string, { max, patience, logger, name }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: name,
    connectionTimeoutMillis: patience.connect,
    query_timeout: patience.query,
    statement_timeout: patience.query,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  });
  const lost = (error: unknown) => logger.warn({ code: codeOf(error) }, 'a database connection was lost');
  // An `error` event without a listener ends the process. The pool listens to idle connections only, so each connection
  // gets a listener of its own: one can be lost between two queries of a transaction. Its next query then fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}

/** SQLSTATE or the system's code; undefined when the error has none. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
