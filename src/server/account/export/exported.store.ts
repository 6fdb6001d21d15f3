import { and, asc, desc, eq, lt, or } from 'drizzle-orm';
import { accessTokens } from '../../auth/access-tokens/access-tokens.table.ts';
import { accounts, sessions, users } from '../../auth/accounts.table.ts';
import { oidcSignIns } from '../../auth/oidc/oidc.table.ts';
import { idempotencyKeys } from '../../http/idempotency/idempotency.table.ts';
import { jobDays, jobMaterials, jobs, outputs, outputVersions } from '../../jobs/jobs.table.ts';
import { limitCounts } from '../../limits/limit-counts.table.ts';
import { materials } from '../../materials/materials.table.ts';
import { personas } from '../../personas/personas.table.ts';
import { findings, sources } from '../../research/findings.table.ts';
import { shownVendor } from '../../llm/failure-rules.ts';
import type { Executor } from '../../storage/database.ts';
import { usageCalls, usageJobs } from '../../usage/usage.table.ts';
import { plans } from '../../writing/plans.table.ts';
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

type Place = { readonly createdAt: Date; readonly id: string } | undefined;

/** Older than the one before; all of them at the beginning. */
const isBehind = (table: typeof materials | typeof jobs, place: Place) =>
  place && or(lt(table.createdAt, place.createdAt), and(eq(table.createdAt, place.createdAt), lt(table.id, place.id)));

/** Of a long list only so much is held at once. */
const AT_ONCE = 200;

export interface ExportedMaterial {
  readonly title: string;
  readonly text: string;
  readonly row: ToldRow;
}

/** Kept material, the newest first, one after the other. */
export async function* exportedMaterials(db: Executor, userId: string): AsyncGenerator<ExportedMaterial, void> {
  let after: Place;
  for (;;) {
    const [row] = await db
      .select()
      .from(materials)
      .where(and(eq(materials.userId, userId), isBehind(materials, after)))
      .orderBy(desc(materials.createdAt), desc(materials.id))
      .limit(1);
    if (!row) return;
    yield { title: row.title, text: row.text, row: toldRow(materials, row) };
    after = row;
  }
}

/** Ids and topics of the user's projects, the newest first. */
export async function* exportedJobs(db: Executor, userId: string): AsyncGenerator<{ id: string; topic: string }, void> {
  let after: Place;
  for (;;) {
    const rows = await db
      .select({ id: jobs.id, topic: jobs.topic, createdAt: jobs.createdAt })
      .from(jobs)
      .where(and(eq(jobs.userId, userId), isBehind(jobs, after)))
      .orderBy(desc(jobs.createdAt), desc(jobs.id))
      .limit(AT_ONCE);
    yield* rows;
    after = rows.at(-1);
    if (rows.length < AT_ONCE) return;
  }
}

export type ExportedJob = NonNullable<Awaited<ReturnType<typeof exportedJob>>>;

/** All that stands of one project; undefined when it was deleted meanwhile. */
export async function exportedJob(db: Executor, userId: string, id: string) {
  const [job] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.userId, userId)));
  if (!job) return undefined;
  const [research] = await db.select().from(findings).where(eq(findings.jobId, id));
  const pieces = await db
    .select()
    .from(outputs)
    .where(eq(outputs.jobId, id))
    .orderBy(asc(outputs.formatOrder), asc(outputs.variant));
  const versions = await db
    .select({ version: outputVersions })
    .from(outputVersions)
    .innerJoin(outputs, eq(outputs.id, outputVersions.outputId))
    .where(eq(outputs.jobId, id))
    .orderBy(asc(outputVersions.number));
  return {
    job: toldRow(jobs, job),
    material: (await db.select().from(jobMaterials).where(eq(jobMaterials.jobId, id))).map((row) =>
      toldRow(jobMaterials, row),
    ),
    research: research ? toldRow(findings, research) : null,
    sources: (await db.select().from(sources).where(eq(sources.jobId, id)).orderBy(asc(sources.position))).map((row) =>
      toldRow(sources, row),
    ),
    plan: (await db.select().from(plans).where(eq(plans.jobId, id))).map((row) => toldRow(plans, row)),
    usage: (await db.select().from(usageJobs).where(eq(usageJobs.jobId, id))).map((row) => toldRow(usageJobs, row)),
    pieces: pieces.map((row) => ({
      format: row.format,
      variant: row.variant,
      content: row.content,
      row: {
        ...toldRow(outputs, row),
        earlier_versions: versions
          .filter(({ version }) => version.outputId === row.id)
          .map(({ version }) => toldRow(outputVersions, version)),
      },
    })),
  };
}

/** Every call to a model, oldest first. */
export async function exportedCalls(db: Executor, userId: string): Promise<ToldRow[]> {
  const rows = await db
    .select()
    .from(usageCalls)
    .where(eq(usageCalls.userId, userId))
    .orderBy(asc(usageCalls.at), asc(usageCalls.id));
  return rows.map((row) => toldRow(usageCalls, { ...row, vendor: shownVendor(row) }));
}
