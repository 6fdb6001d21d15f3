import { and, asc, desc, eq, getTableColumns } from 'drizzle-orm';
import { accessTokens } from '../../auth/access-tokens/access-tokens.table.ts';
import { accounts, sessions, users } from '../../auth/accounts.table.ts';
import { oidcSignIns } from '../../auth/oidc/oidc.table.ts';
import { idempotencyKeys } from '../../http/idempotency/idempotency.table.ts';
import { jobDays } from '../../jobs/jobs.table.ts';
import { limitCounts } from '../../limits/limit-counts.table.ts';
import { materials } from '../../materials/materials.table.ts';
import { personas } from '../../personas/personas.table.ts';
import { shownVendor } from '../../llm/failure-rules.ts';
import type { Executor } from '../../storage/database.ts';
import { usageCalls } from '../../usage/usage.table.ts';
import { exactTime, isNewer, isOlder } from './place.store.ts';
import type { Place } from './place.store.ts';
import type { ToldRow } from './told-row.store.ts';
import { toldRow } from './told-row.store.ts';

/** Who somebody is here: the account, and all that belongs to no project. Hashes, tokens and passwords are left out. */
export async function exportedAccount(db: Executor, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return {
    account: user ? toldRow(users, user) : null,
    ways_in: (await db.select().from(accounts).where(eq(accounts.userId, userId))).map((row) =>
      toldRow(accounts, row, ['password', 'accessToken', 'refreshToken', 'idToken']),
    ),
    sign_ins: [
      ...(await db.select().from(sessions).where(eq(sessions.userId, userId))).map((row) =>
        toldRow(sessions, row, ['token']),
      ),
      ...(await db.select().from(oidcSignIns).where(eq(oidcSignIns.userId, userId))).map((row) =>
        toldRow(oidcSignIns, row, [
          'id',
          'sealedAccessToken',
          'sealedRefreshToken',
          'sealedIdToken',
          'sealedProfile',
          'previousTokenHash',
        ]),
      ),
    ],
    access_tokens: (await db.select().from(accessTokens).where(eq(accessTokens.userId, userId))).map((row) =>
      toldRow(accessTokens, row, ['tokenHash']),
    ),
  };
}

/** What is counted of somebody, and the answers that a repeated request gets: of use to the product alone. */
export async function exportedCounts(db: Executor, userId: string) {
  return {
    limits: (await db.select().from(limitCounts).where(eq(limitCounts.userId, userId))).map((row) =>
      toldRow(limitCounts, row),
    ),
    projects_by_day: (await db.select().from(jobDays).where(eq(jobDays.userId, userId))).map((row) =>
      toldRow(jobDays, row),
    ),
    repeatable_requests: (await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, userId))).map(
      (row) => toldRow(idempotencyKeys, row),
    ),
  };
}

export async function exportedPersonas(db: Executor, userId: string): Promise<ToldRow[]> {
  const rows = await db.select().from(personas).where(eq(personas.userId, userId)).orderBy(asc(personas.createdAt));
  return rows.map((row) => toldRow(personas, row));
}

/** Of a long text only so many are held at once. */
const MATERIALS_AT_ONCE = 10;
const CALLS_AT_ONCE = 500;

export interface ExportedMaterial {
  readonly title: string;
  readonly text: string;
  readonly row: ToldRow;
}

/** Kept material, the newest first, one after the other. */
export async function* exportedMaterials(db: Executor, userId: string): AsyncGenerator<ExportedMaterial, void> {
  let after: Place | undefined;
  for (;;) {
    const rows = await db
      .select({ ...getTableColumns(materials), time: exactTime(materials.createdAt) })
      .from(materials)
      .where(and(eq(materials.userId, userId), isOlder(materials.createdAt, materials.id, after)))
      .orderBy(desc(materials.createdAt), desc(materials.id))
      .limit(MATERIALS_AT_ONCE);
    for (const row of rows) yield { title: row.title, text: row.text, row: toldRow(materials, row) };
    after = rows.at(-1);
    if (rows.length < MATERIALS_AT_ONCE) return;
  }
}

/** Every call to a model, oldest first, in pages. */
export async function* exportedCalls(db: Executor, userId: string): AsyncGenerator<ToldRow[], void> {
  let after: Place | undefined;
  for (;;) {
    const rows = await db
      .select({ ...getTableColumns(usageCalls), time: exactTime(usageCalls.at) })
      .from(usageCalls)
      .where(and(eq(usageCalls.userId, userId), isNewer(usageCalls.at, usageCalls.id, after)))
      .orderBy(asc(usageCalls.at), asc(usageCalls.id))
      .limit(CALLS_AT_ONCE);
    if (rows.length > 0) yield rows.map((row) => toldRow(usageCalls, { ...row, vendor: shownVendor(row) }));
    after = rows.at(-1);
    if (rows.length < CALLS_AT_ONCE) return;
  }
}
