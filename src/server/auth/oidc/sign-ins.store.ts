import { and, desc, eq, gt, isNull, lte, notInArray, or } from 'drizzle-orm';
import type { Executor } from '../../storage/database.ts';
import { oidcSignIns } from './oidc.table.ts';

export type SignInRow = typeof oidcSignIns.$inferSelect;
export type NewSignInRow = typeof oidcSignIns.$inferInsert;

export async function insertSignIn(db: Executor, row: NewSignInRow): Promise<void> {
  await db.insert(oidcSignIns).values(row);
}

/** The sign-in of a cookie, unless it has ended. */
export async function findSignIn(db: Executor, id: string, now: Date): Promise<SignInRow | undefined> {
  const [row] = await db
    .select()
    .from(oidcSignIns)
    .where(and(eq(oidcSignIns.id, id), gt(oidcSignIns.expiresAt, now)));
  return row;
}

/** Whether the caller is the one to renew the sign-in as `seen`: nobody else is at it, and nobody has done it. */
export async function claimRenewal(
  db: Executor,
  seen: Pick<SignInRow, 'id' | 'sealedAccessToken'>,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const claimed = await db
    .update(oidcSignIns)
    .set({ renewingUntil: until })
    .where(
      and(
        eq(oidcSignIns.id, seen.id),
        eq(oidcSignIns.sealedAccessToken, seen.sealedAccessToken),
        or(isNull(oidcSignIns.renewingUntil), lte(oidcSignIns.renewingUntil, now)),
      ),
    )
    .returning({ id: oidcSignIns.id });
  return claimed.length > 0;
}

export type Renewal = Pick<
  SignInRow,
  | 'sealedRefreshToken'
  | 'sealedAccessToken'
  | 'accessExpiresAt'
  | 'previousTokenHash'
  | 'sealedIdToken'
  | 'updatedAt'
  | 'expiresAt'
>;

/** What was sealed anew; undefined when the sign-in was ended meanwhile. */
export async function saveRenewal(db: Executor, id: string, renewal: Renewal): Promise<SignInRow | undefined> {
  const [row] = await db
    .update(oidcSignIns)
    .set({ ...renewal, renewingUntil: null })
    .where(eq(oidcSignIns.id, id))
    .returning();
  return row;
}

/** Lets others try after a renewal that came to nothing. */
export async function releaseRenewal(db: Executor, id: string): Promise<void> {
  await db.update(oidcSignIns).set({ renewingUntil: null }).where(eq(oidcSignIns.id, id));
}

/** Removes a sign-in and tells what it was; undefined when there is none any more. */
export async function takeSignIn(db: Executor, id: string): Promise<SignInRow | undefined> {
  const [row] = await db.delete(oidcSignIns).where(eq(oidcSignIns.id, id)).returning();
  return row;
}

/** Removes the sign-ins of a user that nobody has come back to for longest, beyond the newest `most`; tells what they were. */
export async function takeSurplus(db: Executor, userId: string, most: number): Promise<SignInRow[]> {
  const newest = db
    .select({ id: oidcSignIns.id })
    .from(oidcSignIns)
    .where(eq(oidcSignIns.userId, userId))
    .orderBy(desc(oidcSignIns.updatedAt), desc(oidcSignIns.id))
    .limit(most);
  return await db
    .delete(oidcSignIns)
    .where(and(eq(oidcSignIns.userId, userId), notInArray(oidcSignIns.id, newest)))
    .returning();
}
