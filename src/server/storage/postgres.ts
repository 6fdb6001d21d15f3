import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { StartError } from '../platform/start-error.ts';
import type { Logger } from '../platform/logger.ts';
import { isDeadlock, NoConnectionError } from './database-error.ts';
import type { Database, Executor } from './database.ts';
import { shareConnections } from './fair-connections.ts';
import { assertOutsideTransaction, asTransaction, guardExecutor } from './guard.ts';
import { codeOf, createPostgresPool } from './postgres-pool.ts';
import type { PoolPatience } from './postgres-pool.ts';
import { keepStatements } from './prepared.ts';

export interface PostgresDatabase extends Database {
  readonly kind: 'postgres';
  readonly url: string;
}

const CONNECTIONS = 10;

const SUPPORTED = { from: 15, to: 18 };

/** Of two transactions that wait for each other the server ends one, which has nothing left in its way then. */
const DEADLOCK_TRIES = 3;

const PATIENCE: PoolPatience = { connect: 5_000, query: 30_000 };

/**
 * Connects to PostgreSQL 15 to 18, perhaps through a pooler (`pooled`).
 *
 * @throws StartError when the server cannot be reached, refuses the login, or is too old.
 */
export async function openPostgres(
  url: string,
  logger: Logger,
  { pooled = false, ...given }: Partial<PoolPatience> & { pooled?: boolean } = {},
): Promise<PostgresDatabase> {
  const patience = { ...PATIENCE, ...given };
  const pool = createPostgresPool(url, { max: CONNECTIONS, patience, logger, name: 'manifold' });
  try {
    const version = await serverVersion(pool);
    if (version < SUPPORTED.from) {
      throw new StartError(
        `PostgreSQL ${version} is too old. Manifold needs PostgreSQL ${SUPPORTED.from} to ${SUPPORTED.to}.`,
      );
    }
    if (version > SUPPORTED.to) logger.warn({ version }, 'this PostgreSQL is newer than those Manifold is tested with');
  } catch (error) {
    await pool.end();
    throw error instanceof StartError ? error : unreachable(error);
  }
  const plain: Executor = drizzle(shareConnections(pool, { atOnce: CONNECTIONS, waitMs: patience.connect }));
  return {
    kind: 'postgres',
    url,
    db: keepStatements(guardExecutor(plain), { byName: !pooled }),
    async transaction(work) {
      assertOutsideTransaction();
      for (let tries = 1; ; tries += 1) {
        try {
          return await transactOnce(plain, work);
        } catch (error) {
          if (tries >= DEADLOCK_TRIES || !isDeadlock(error)) throw error;
        }
      }
    },
    close: () => pool.end(),
  };
}

async function transactOnce<Result>(plain: Executor, work: (tx: Executor) => Promise<Result>): Promise<Result> {
  let begun = false;
  try {
    return await plain.transaction((tx) => {
      begun = true;
      return asTransaction(() => work(tx));
    });
  } catch (error) {
    throw begun ? error : new NoConnectionError(error);
  }
}

async function serverVersion(pool: pg.Pool): Promise<number> {
  const result = await pool.query<{ server_version_num: string }>('show server_version_num');
  return Math.floor(Number(result.rows[0]?.server_version_num ?? 0) / 10_000);
}

function unreachable(cause: unknown): StartError {
  const code = codeOf(cause);
  // The message of a driver can repeat the address with its password: the code alone is safe to show.
  return new StartError(
    `The database of DATABASE_URL cannot be used${code ? ` (${code})` : ''}. Check that PostgreSQL runs and that address, user, password and database name are right.`,
    // The driver's own error for a wait that took too long has no code.
    { cause: code === undefined ? new NoConnectionError(cause) : cause },
  );
}
