import type { PGlite } from '@electric-sql/pglite';

/** When the embedded database is tidied up, in ms. */
export interface VacuumTimes {
  readonly first: number;
  readonly every: number;
  /** Tidying up needs room itself. */
  readonly mayWrite?: () => boolean;
}

/** The first soon, for those who run the product for less than an hour a day. */
export const VACUUM_TIMES: VacuumTimes = { first: 5 * 60_000, every: 60 * 60_000 };

/**
 * Vacuums again and again until the returned function is called: the embedded database has no autovacuum, and the queue
 * writes so much that its tables would grow for ever. It waits for the transaction under way; trouble is left to the
 * next round, since nothing depends on one.
 */
export function vacuumRegularly(client: PGlite, { first, every, mayWrite = () => true }: VacuumTimes): () => void {
  let timer = setTimeout(vacuum, first).unref();
  let stopped = false;
  function vacuum(): void {
    void (mayWrite() ? client.exec('vacuum') : Promise.resolve())
      .catch(() => {})
      .finally(() => {
        if (!stopped) timer = setTimeout(vacuum, every).unref();
      });
  }
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
