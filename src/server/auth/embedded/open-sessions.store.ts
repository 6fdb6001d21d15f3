import { generateRandomString } from 'better-auth/crypto';
import { and, desc, eq, gt, ne, notInArray } from 'drizzle-orm';
import type { Executor } from '../../storage/database.ts';
import { newId } from '../../platform/ids.ts';
import { sessions } from '../accounts.table.ts';
import { SESSION_LIFE, oldestSignIn } from '../session-life.ts';

/** An open sign-in as its owner sees it: its token, which would open everything, stays here. */
const columns = {
  id: sessions.id,
  ipAddress: sessions.ipAddress,
  userAgent: sessions.userAgent,
  createdAt: sessions.createdAt,
  updatedAt: sessions.updatedAt,
  expiresAt: sessions.expiresAt,
};

export async function listOpenSessions(db: Executor, userId: string, ends: { after: Date; madeAfter: Date }) {
  return await db
    .select(columns)
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, ends.after), gt(sessions.createdAt, ends.madeAfter)))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id));
}

export interface NewSession {
  readonly userId: string;
  readonly ip: string;
  readonly userAgent: string;
}

/** So many sign-ins of an account are open at once; one more ends the one that nobody has come back to for longest. */
export const MOST_SESSIONS = 50;

/** Opens a sign-in, as better-auth would, in a transaction of ours; its token. Ended ones of the account are deleted. */
export async function openSession(tx: Executor, { userId, ip, userAgent }: NewSession): Promise<string> {
  const token = generateRandomString(32, 'a-z', 'A-Z', '0-9');
  const now = new Date();
  const id = newId();
  await tx.insert(sessions).values({
    id,
    token,
    userId,
    ipAddress: ip,
    userAgent,
    expiresAt: new Date(now.getTime() + SESSION_LIFE.idleSeconds * 1000),
    createdAt: now,
    updatedAt: now,
  });
  const newest = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), gt(sessions.createdAt, oldestSignIn(now))))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))
    .limit(MOST_SESSIONS);
  // Never the new one, should the clock of another process be ahead.
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, id), notInArray(sessions.id, newest)));
  return token;
}

/** Ends one open sign-in of this user, and of nobody else; false when there is none. */
export async function endSession(db: Executor, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Ends all open sign-ins of a user, or all but one; how many there were. */
export async function endSessions(db: Executor, userId: string, but?: string): Promise<number> {
  const others = but === undefined ? undefined : ne(sessions.id, but);
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), others))
    .returning({ id: sessions.id });
  return rows.length;
}
