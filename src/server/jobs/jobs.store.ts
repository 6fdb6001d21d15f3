import { and, asc, count, eq, inArray, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { JobStatus } from '../../core/rules/job-status.ts';
import { users } from '../auth/accounts.table.ts';
import type { Executor } from '../storage/database.ts';
import { jobDays, jobs, outputs } from './jobs.table.ts';

export type JobRow = typeof jobs.$inferSelect;
export type NewJob = typeof jobs.$inferInsert;

const SETTLED: JobStatus[] = ['completed', 'failed'];

/**
 * Serialises what one user does at once, until the transaction ends. Locks are taken in this order, so that nobody waits
 * in a ring: user, persona, kept material, job.
 */
export async function lockUser(tx: Executor, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 7))`);
}

/**
 * As `lockUser`, before rows are written that refer to the account: a deletion of the account, too, holds it before the jobs.
 */
export async function lockUserAndAccount(tx: Executor, userId: string): Promise<void> {
  await lockUser(tx, userId);
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
}

export async function insertJob(tx: Executor, job: NewJob): Promise<JobRow> {
  const [row] = await tx.insert(jobs).values(job).returning();
  if (!row) throw new Error('The job was not written');
  return row;
}

export async function findJob(db: Executor, userId: string, id: string): Promise<JobRow | undefined> {
  const [row] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.userId, userId)));
  return row;
}

/** The job, held until the transaction ends. */
export async function lockJob(tx: Executor, id: string): Promise<JobRow | undefined> {
  const [row] = await tx.select().from(jobs).where(eq(jobs.id, id)).for('update');
  return row;
}

export async function updateJob(tx: Executor, id: string, change: Partial<NewJob>): Promise<JobRow> {
  const [row] = await tx.update(jobs).set(change).where(eq(jobs.id, id)).returning();
  if (!row) throw new Error('The job is gone');
  return row;
}

/**
 * Makes this run the one that may write to the job: its attempt is newer than any other's, and it waits no longer.
 * Nothing when the ticket is void or the job was deleted.
 */
export async function claimJob(db: Executor, id: string, ticket: number): Promise<JobRow | undefined> {
  const [row] = await db
    .update(jobs)
    .set({
      attempt: sql`${jobs.attempt} + 1`,
      stageRuns: sql`${jobs.stageRuns} + 1`,
      claimedTicket: ticket,
      wait: null,
    })
    .where(and(eq(jobs.id, id), eq(jobs.ticket, ticket), notInArray(jobs.status, SETTLED)))
    .returning();
  return row;
}

/** What a run has to know of its job. */
export interface RunState {
  /** The one that may write now. */
  readonly attempt: number;
  /** Ids of pieces that wait and whose time has come. */
  readonly duePieces: readonly string[];
}

/** By id, without jobs that are settled or gone. */
export async function lookAtRuns(db: Executor, ids: readonly string[], now: Date): Promise<Map<string, RunState>> {
  const isDue = and(
    eq(outputs.jobId, jobs.id),
    eq(outputs.status, 'pending'),
    or(isNull(outputs.nextTryAt), lte(outputs.nextTryAt, now)),
  );
  const rows = await db
    .select({
      id: jobs.id,
      attempt: jobs.attempt,
      duePieces: sql<string[]>`(select coalesce(jsonb_agg(${outputs.id}), '[]'::jsonb) from ${outputs} where ${isDue})`,
    })
    .from(jobs)
    .where(and(inArray(jobs.id, [...ids]), notInArray(jobs.status, SETTLED)));
  return new Map(rows.map(({ id, ...state }) => [id, state]));
}

export async function deleteJobRow(db: Executor, userId: string, id: string): Promise<JobRow | undefined> {
  const [row] = await db
    .delete(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.userId, userId)))
    .returning();
  return row;
}

/** The persona is gone; the copy inside the jobs stays. */
export async function forgetPersona(tx: Executor, userId: string, personaId: string): Promise<void> {
  await tx
    .update(jobs)
    .set({ personaId: null })
    .where(and(eq(jobs.personaId, personaId), eq(jobs.userId, userId)));
}

/** The job whose research they took over is gone; what they took over stays. */
export async function forgetResearchFrom(tx: Executor, userId: string, jobId: string): Promise<void> {
  await tx
    .update(jobs)
    .set({ researchFromId: null })
    .where(and(eq(jobs.researchFromId, jobId), eq(jobs.userId, userId)));
}

/** Projects of the user that take up a place among those at once. */
export async function countUnderWay(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(jobs)
    .where(and(eq(jobs.userId, userId), isNotNull(jobs.admittedAt), notInArray(jobs.status, SETTLED)));
  return row?.total ?? 0;
}

/** Projects of the user; counted up to `most`. */
export async function countKept(db: Executor, userId: string, most: number): Promise<number> {
  const kept = db.select({ id: jobs.id }).from(jobs).where(eq(jobs.userId, userId)).limit(most).as('kept');
  const [row] = await db.select({ total: count() }).from(kept);
  return row?.total ?? 0;
}

/** Held until the transaction ends. */
export async function lockOldestWaiting(db: Executor, userId: string): Promise<JobRow | undefined> {
  const [row] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.userId, userId), isNull(jobs.admittedAt), notInArray(jobs.status, SETTLED)))
    .orderBy(asc(jobs.createdAt), asc(jobs.id))
    .limit(1)
    .for('update');
  return row;
}

/** Counts one more project of the user on `day` and tells the new number. */
export async function countJobOfDay(tx: Executor, userId: string, day: string): Promise<number> {
  const [row] = await tx
    .insert(jobDays)
    .values({ userId, day, started: 1 })
    .onConflictDoUpdate({ target: [jobDays.userId, jobDays.day], set: { started: sql`${jobDays.started} + 1` } })
    .returning();
  return row?.started ?? 1;
}
