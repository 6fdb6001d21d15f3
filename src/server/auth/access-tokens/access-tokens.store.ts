import { and, count, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Scope } from '../../../core/rules/scopes.ts';
import type { Executor } from '../../storage/database.ts';
import { prepared } from '../../storage/prepared.ts';
import { users } from '../accounts.table.ts';
import { accessTokens } from './access-tokens.table.ts';

export type AccessTokenRow = typeof accessTokens.$inferSelect;

/** Whom a token stands for, and what for. */
export interface TokenBearer {
  readonly tokenId: string;
  readonly userId: string;
  readonly name: string;
  readonly email: string | null;
  /** Whether the address was confirmed. */
  readonly isConfirmed: boolean;
  readonly scopes: readonly Scope[];
  readonly lastUsedAt: Date | null;
}

const tokenBearer = prepared('token_bearer', (db, name) =>
  db
    .select({
      tokenId: accessTokens.id,
      userId: users.id,
      name: users.name,
      email: users.email,
      isConfirmed: users.emailVerified,
      scopes: accessTokens.scopes,
      lastUsedAt: accessTokens.lastUsedAt,
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(
      and(
        eq(accessTokens.tokenHash, sql.placeholder('tokenHash')),
        or(isNull(accessTokens.expiresAt), gt(accessTokens.expiresAt, sql.placeholder('now'))),
      ),
    )
    .prepare(name),
);

/** One indexed query, since every call asks. A token that was revoked anywhere stands for nobody from then on. */
export async function findTokenBearer(db: Executor, tokenHash: string, now: Date): Promise<TokenBearer | undefined> {
  const [bearer] = await tokenBearer(db).execute({ tokenHash, now });
  return bearer;
}

/** Takes down that the token was used in that hour. */
export async function keepLastUse(db: Executor, id: string, hour: Date): Promise<void> {
  await db
    .update(accessTokens)
    .set({ lastUsedAt: hour })
    .where(and(eq(accessTokens.id, id), or(isNull(accessTokens.lastUsedAt), lt(accessTokens.lastUsedAt, hour))));
}

/** Newest first. */
export async function listTokenRows(db: Executor, userId: string): Promise<AccessTokenRow[]> {
  return await db
    .select()
    .from(accessTokens)
    .where(eq(accessTokens.userId, userId))
    .orderBy(desc(accessTokens.createdAt), desc(accessTokens.id));
}

/** Makes changes to the number of a user's tokens wait for one another until the transaction ends. */
export async function lockTokens(tx: Executor, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 4))`);
}

export async function countTokens(db: Executor, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(accessTokens).where(eq(accessTokens.userId, userId));
  return row?.total ?? 0;
}

export async function insertToken(tx: Executor, row: AccessTokenRow): Promise<void> {
  await tx.insert(accessTokens).values(row);
}

/** Whether there was one to delete. */
export async function deleteTokenRow(db: Executor, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(accessTokens)
    .where(and(eq(accessTokens.id, id), eq(accessTokens.userId, userId)))
    .returning({ id: accessTokens.id });
  return rows.length > 0;
}

/** Deletes all tokens of a user, also those that are being made right now; how many there were. */
export async function deleteTokensOf(tx: Executor, userId: string): Promise<number> {
  await lockTokens(tx, userId);
  const rows = await tx.delete(accessTokens).where(eq(accessTokens.userId, userId)).returning({ id: accessTokens.id });
  return rows.length;
}
