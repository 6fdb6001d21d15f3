import { and, eq, lt } from 'drizzle-orm';
import type { Executor } from '../../storage/database.ts';
import { accounts, users, verifications } from '../accounts.table.ts';
import type { Link } from './link-token.ts';

export interface Credential {
  readonly userId: string;
  readonly email: string;
  readonly verified: boolean;
  readonly hash: string | null;
  /** When the password was set. */
  readonly setAt: Date;
}

const ofPassword = and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential'));

const columns = {
  userId: users.id,
  email: users.email,
  verified: users.emailVerified,
  hash: accounts.password,
  setAt: accounts.updatedAt,
};

/** Whoever signs in with this address and a password. */
export async function findCredential(db: Executor, email: string): Promise<Credential | undefined> {
  const [row] = await db
    .select(columns)
    .from(users)
    .innerJoin(accounts, ofPassword)
    .where(eq(users.email, email.toLowerCase()));
  return row && { ...row, email: row.email ?? '' };
}

/** As `findCredential`; whoever else would change the password, or sign in by it, waits until the transaction ends. */
export async function lockCredential(tx: Executor, email: string): Promise<Credential | undefined> {
  const [row] = await tx
    .select(columns)
    .from(users)
    .innerJoin(accounts, ofPassword)
    .where(eq(users.email, email.toLowerCase()))
    .for('update', { of: accounts });
  return row && { ...row, email: row.email ?? '' };
}

export async function setPassword(tx: Executor, userId: string, password: string, now: Date): Promise<void> {
  await tx
    .update(accounts)
    .set({ password, updatedAt: now })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')));
}

/** The same password in another form: links made before stay good. */
export async function renewHash(tx: Executor, userId: string, password: string): Promise<void> {
  await tx
    .update(accounts)
    .set({ password })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')));
}

/** Answers whether that is news. */
export async function markVerified(tx: Executor, userId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ emailVerified: true, updatedAt: now })
    .where(and(eq(users.id, userId), eq(users.emailVerified, false)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Remembers until its end that a link was used; false when it was used before. Of many at once one gets true. */
export async function useUp(tx: Executor, link: Link, now: Date): Promise<boolean> {
  await tx
    .delete(verifications)
    .where(and(eq(verifications.identifier, 'used-link'), lt(verifications.expiresAt, now)));
  const rows = await tx
    .insert(verifications)
    .values({
      id: link.id,
      identifier: 'used-link',
      value: '',
      expiresAt: link.endsAt,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: verifications.id });
  return rows.length > 0;
}
