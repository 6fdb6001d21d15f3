import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Where a page of a list ended. */
export interface Place {
  /** As the database writes it: a `Date` lacks its microseconds, and rows would come twice or never. */
  readonly time: string;
  readonly id: string;
}

/** The time of a row for its `Place`. */
export const exactTime = (column: PgColumn): SQL<string> => sql<string>`${column}::text`;

/** Older than the place; all of them at the beginning. */
export const isOlder = (time: PgColumn, id: PgColumn, place: Place | undefined): SQL | undefined =>
  place && sql`(${time}, ${id}) < (${place.time}::timestamptz, ${place.id}::uuid)`;

/** Newer than the place; all of them at the beginning. */
export const isNewer = (time: PgColumn, id: PgColumn, place: Place | undefined): SQL | undefined =>
  place && sql`(${time}, ${id}) > (${place.time}::timestamptz, ${place.id}::uuid)`;
