import { and, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '../storage/database.ts';
import { prepared } from '../storage/prepared.ts';
import { sessions, users } from './accounts.table.ts';
import { oldestSignIn } from './session-life.ts';

export interface SignedInUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Whether the address was confirmed. */
  readonly isConfirmed: boolean;
}

const signedInUser = prepared('signed_in_user', (db, name) =>
  db
    .select({ id: users.id, name: users.name, email: users.email, isConfirmed: users.emailVerified })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.token, sql.placeholder('token')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.createdAt, sql.placeholder('oldest')),
      ),
    )
    .prepare(name),
);

/**
 * Whom an open sign-in stands for, in one indexed query, since every call asks. Nothing is remembered from call to call:
 * a sign-in that is ended anywhere has ended everywhere.
 */
export async function findSignedInUser(db: Executor, token: string, now: Date): Promise<SignedInUser | undefined> {
  const [user] = await signedInUser(db).execute({ token, now, oldest: oldestSignIn(now) });
  return user && { ...user, email: user.email ?? '' };
}
