import { and, eq, lt, or } from 'drizzle-orm';
import type { jobs } from '../../jobs/jobs.table.ts';
import type { materials } from '../../materials/materials.table.ts';

/** Where a page of a list ended. */
export type Place = { readonly createdAt: Date; readonly id: string } | undefined;

/** Older than the place; all of them at the beginning. */
export const isBehind = (table: typeof materials | typeof jobs, place: Place) =>
  place && or(lt(table.createdAt, place.createdAt), and(eq(table.createdAt, place.createdAt), lt(table.id, place.id)));
