import type { Executor } from './database.ts';
import { assertOutsideTransaction } from './guard.ts';

/** The plain clients of databases, and whether a connection of theirs knows a statement again by its name. */
const plainClients = new WeakMap<Executor, { byName: boolean }>();

/** Lets `prepared` keep its statements for `db`; not by name behind a pooler, where each may meet another connection. */
export function keepStatements(db: Executor, keeping: { byName: boolean }): Executor {
  plainClients.set(db, keeping);
  return db;
}

/**
 * For the queries that are asked all the time: building one costs more than sending it, and planning it more than
 * running it. On the plain client it is built once a database and planned once a connection; in a transaction each time.
 */
export function prepared<Statement>(
  name: string,
  build: (db: Executor, name: string) => Statement,
): (db: Executor) => Statement {
  const kept = new WeakMap<Executor, Statement>();
  return (db) => {
    const keeping = plainClients.get(db);
    if (!keeping) return build(db, '');
    // The guard of the plain client sees a statement while it is built, and this one may be built already.
    assertOutsideTransaction();
    const known = kept.get(db);
    if (known) return known;
    const statement = build(db, keeping.byName ? name : '');
    kept.set(db, statement);
    return statement;
  };
}
