import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

type Columns = Readonly<Record<string, PgColumn>>;
type RowOf<C extends Columns> = {
  [Name in keyof C]: C[Name]['_']['data'] | (C[Name]['_']['notNull'] extends true ? never : null);
};

/**
 * Rows of another table as one column, a list of objects with these names: what belongs to a row comes with it, in one
 * statement and of one moment. For columns that JSON has a kind for, so no dates.
 */
export function listOf<C extends Columns>(
  columns: C,
  from: { table: PgTable; where: SQL | undefined; orderBy: readonly (PgColumn | SQL)[] },
): SQL<RowOf<C>[]> {
  const fields = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  const object = sql`json_build_object(${sql.join(fields, sql`, `)})`;
  const list = sql`json_agg(${object} order by ${sql.join([...from.orderBy], sql`, `)})`;
  return sql`coalesce((select ${list} from ${from.table} where ${from.where}), '[]')`;
}
