import { setImmediate as nextRound } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { createFairTurns } from '../limits/fair-turns.ts';
import { currentCaller } from '../limits/payer.ts';
import type { Payer } from '../limits/payer.ts';
import type { Visitor } from '../limits/visitor.ts';

type Release = (error?: Error | boolean) => void;
type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void;

/**
 * Shares the connections of a pool between payers, those that wait for a lock among them: who held least comes next, and
 * nobody has all of them.
 */
export function shareConnections(pool: pg.Pool, { atOnce, waitMs }: { atOnce: number; waitMs: number }): pg.Pool {
  const turns = createFairTurns<Payer | Visitor>({ atOnce, atOncePerPayer: Math.ceil(atOnce / 2) });
  const connect = pool.connect.bind(pool) as (connected: Connected) => void;

  const inTurn = (connected: Connected) => {
    const hold = () =>
      new Promise<void>((over) => {
        connect((error, client, release) => {
          if (error || !client) over();
          else client.release = once(client.release.bind(client), over);
          connected(error, client, client?.release ?? release);
        });
      });
    turns
      .run(currentCaller(), hold, AbortSignal.timeout(waitMs))
      .catch((error: Error) => connected(error, undefined, () => {}));
  };

  return Object.assign(pool, {
    connect: (connected?: Connected) => {
      if (connected) return inTurn(connected);
      const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient | undefined>();
      inTurn((error, client) => (error ? reject(error) : resolve(client)));
      return promise;
    },
  });
}

/** The embedded database has one connection: payers take turns for it, query by query and transaction by transaction. */
export function shareClient(client: PGlite): PGlite {
  const turns = createFairTurns<Payer | Visitor>({ atOnce: 1 });
  const rest = createRest();
  const inTurn =
    <Args extends readonly unknown[], Result>(ask: (...args: Args) => Promise<Result>) =>
    (...args: Args) =>
      turns.run(currentCaller(), () => rest(() => ask(...args)));
  const shared = {
    query: inTurn(client.query.bind(client)),
    exec: inTurn(client.exec.bind(client)),
    transaction: inTurn(client.transaction.bind(client)),
  };
  return new Proxy(client, {
    get(target, property) {
      if (property in shared) return Reflect.get(shared, property) as unknown;
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** Longest time of queries in a row, in ms. */
const LONGEST_RUN_MS = 5;

/**
 * Runs queries, with a rest where several in a row take long: the embedded database works on the thread of its callers, and
 * what waits for one query to send the next gives nobody else a turn.
 */
function createRest() {
  let runMs = 0;
  let isCounting = false;

  function countUntilNextRound(): void {
    if (isCounting) return;
    isCounting = true;
    setImmediate(() => {
      isCounting = false;
      runMs = 0;
    }).unref();
  }

  return async <Result>(ask: () => Promise<Result>): Promise<Result> => {
    if (runMs >= LONGEST_RUN_MS) await nextRound();
    countUntilNextRound();
    const begun = performance.now();
    try {
      return await ask();
    } finally {
      runMs += performance.now() - begun;
    }
  };
}

function once(release: Release, over: () => void): Release {
  return (error) => {
    release(error);
    over();
  };
}
