import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** What an export says of a row: names as the database and the API have them, values as JSON has them. */
export type ToldRow = Readonly<Record<string, unknown>>;

/** All of a row but what is secret; a column that is added later is told without a word here. */
export function toldRow<Table extends PgTable>(
  table: Table,
  row: Table['$inferSelect'],
  leaveOut: readonly (keyof Table['$inferSelect'] & string)[] = [],
): ToldRow {
  const values: Record<string, unknown> = row;
  const told = Object.entries(getTableColumns(table)).filter(([key]) => !leaveOut.some((left) => left === key));
  return Object.fromEntries(told.map(([key, column]) => [column.name, values[key] ?? null]));
}
