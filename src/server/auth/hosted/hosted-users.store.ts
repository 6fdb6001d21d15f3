import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { newId } from '../../platform/ids.ts';
import type { Executor } from '../../storage/database.ts';
import { prepared } from '../../storage/prepared.ts';
import { accounts, users } from '../accounts.table.ts';
import { endedAccounts, endedTokens } from './hosted.table.ts';

/** Somebody as a hosted provider knows them. */
export interface HostedIdentity {
  /** `clerk`, or `oidc` with its issuer: subjects of two issuers are two people. */
  readonly provider: string;
  readonly subject: string;
}

const hostedUser = prepared('hosted_user', (db, name) =>
  db
    .select({
      id: users.id,
      ended: sql<boolean>`exists (select from ${endedTokens} where ${endedTokens.tokenHash} = ${sql.placeholder('tokenHash')})`,
    })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(
      and(eq(accounts.providerId, sql.placeholder('provider')), eq(accounts.accountId, sql.placeholder('subject'))),
    )
    .prepare(name),
);

/** The account of an identity, and whether its owner has signed out with that token; one indexed query, since every call asks. */
export async function findHostedUser(
  db: Executor,
  identity: HostedIdentity,
  tokenHash: string,
): Promise<{ id: string; ended: boolean } | undefined> {
  const [user] = await hostedUser(db).execute({ ...identity, tokenHash });
  return user;
}

/** Makes whoever makes or deletes the account of an identity wait for one another until the transaction ends. */
export async function lockIdentity(tx: Executor, { provider, subject }: HostedIdentity): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${provider} ${subject}`}, 3))`);
}

/** Makes the account of somebody who was never seen, or answers the one that another call has just made. */
export async function makeHostedUser(tx: Executor, identity: HostedIdentity, now: Date): Promise<string> {
  const { provider: providerId, subject: accountId } = identity;
  const [there] = await tx
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(and(eq(accounts.providerId, providerId), eq(accounts.accountId, accountId)));
  if (there) return there.userId;
  const id = newId();
  await tx.insert(users).values({ id, name: '', email: null, createdAt: now, updatedAt: now });
  await tx.insert(accounts).values({ id: newId(), userId: id, providerId, accountId, createdAt: now, updatedAt: now });
  return id;
}

/** Whether the account was deleted after a token of that time was made. */
export async function wasEndedSince(db: Executor, key: string, issuedAt: Date): Promise<boolean> {
  const rows = await db
    .select({ key: endedAccounts.key })
    .from(endedAccounts)
    .where(and(eq(endedAccounts.key, key), gte(endedAccounts.endedAt, issuedAt)));
  return rows.length > 0;
}

export async function keepEndedAccount(
  tx: Executor,
  key: string,
  times: { endedAt: Date; until: Date },
): Promise<void> {
  await tx
    .insert(endedAccounts)
    .values({ key, ...times })
    .onConflictDoUpdate({ target: endedAccounts.key, set: times });
  await tx.delete(endedAccounts).where(lt(endedAccounts.until, times.endedAt));
}

/** Tokens are taken for a moment after their end, since clocks differ; until then an ended one has to be known. */
const KEPT_LONGER_MS = 60_000;

/** The token stands for nobody from now on. */
export async function keepEndedToken(
  db: Executor,
  tokenHash: string,
  times: { now: Date; until: Date },
): Promise<void> {
  const until = new Date(times.until.getTime() + KEPT_LONGER_MS);
  if (until > times.now) await db.insert(endedTokens).values({ tokenHash, until }).onConflictDoNothing();
  await db.delete(endedTokens).where(lt(endedTokens.until, times.now));
}

/** What a hosted account is known by at its provider, if it is one. */
export async function identityOfUser(db: Executor, userId: string): Promise<HostedIdentity | undefined> {
  const [row] = await db
    .select({ provider: accounts.providerId, subject: accounts.accountId })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), sql`${accounts.providerId} <> 'credential'`));
  return row;
}
