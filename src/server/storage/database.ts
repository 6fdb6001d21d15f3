import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What a store speaks to: the database itself or a transaction of it. */
export type Executor = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** The embedded database or PostgreSQL; everything above sees no difference. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /** For single statements. Throws inside `transaction`, where it would wait for itself for ever. */
  readonly db: Executor;
  /**
   * Runs `work` in one transaction; use the executor it is given, and nothing else, inside. It is run again when it and a
   * rival have waited for each other, so what it does must be done by the transaction alone.
   */
  transaction<T>(work: (tx: Executor) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
