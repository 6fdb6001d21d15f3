import { sql } from 'drizzle-orm';
import { jobStreams } from '../../src/server/live/live.table.ts';
import { limitCounts } from '../../src/server/limits/limit-counts.table.ts';
import { oidcSignIns } from '../../src/server/auth/oidc/oidc.table.ts';
import { verifications } from '../../src/server/auth/accounts.table.ts';
import { newId } from '../../src/server/platform/ids.ts';
import type { Database, Executor } from '../../src/server/storage/database.ts';
import { rowsOf } from '../../src/server/storage/rows.ts';
import { paidAnswers } from '../../src/server/usage/paid-answers.table.ts';
import { recordCall } from '../../src/server/usage/record-call.store.ts';
import { usageCallOf } from '../fakes/usage-call.ts';
import type { ApiClient } from './api-client.ts';
import { readEvents } from './event-reader.ts';
import { createJob, jobIn, light, outputsOf, PERSONA } from './job-story.ts';

/** Stands in everything that the user wrote. */
export const MARKER = 'Marzipan-Lighthouse-4711';

/** Tables of the product that hold nothing of any person. */
export const IMPERSONAL = ['secrets', 'installation', 'ended_tokens', 'ended_accounts', 'model_calls', 'model_days'];

/** Gives the user rows in every table that can have some: what an account that was used for long is like. */
export async function fillAccount(
  { database, url }: { database: Database; url: string },
  api: ApiClient,
): Promise<{ userId: string; jobId: string }> {
  const userId: string = (await api.get('/account')).body.id;
  await api.post('/materials', { kind: 'note', title: `${MARKER} note`, text: `${MARKER} was kept for later.` });
  const material: string = (await api.get('/materials')).body[0].id;
  await api.post(
    '/personas',
    { ...PERSONA, approved_facts: [`${MARKER} is approved.`] },
    { 'idempotency-key': 'once' },
  );
  await api.post('/access-tokens', { name: `${MARKER} script`, scopes: ['jobs:read'], expires_in_days: 30 });
  const job = await createJob(api, {
    topic: `${MARKER} and its beam`,
    desired_formats: ['X Post'],
    batch_formats: { 'X Post': 2 },
    material: [{ title: 'Own', text: `${MARKER} stands here. `.repeat(10) }, { id: material }],
  });
  const reader = await readEvents(url, api, job.id);
  await reader.next();
  await jobIn(api, job.id, 'fusion_pending');
  await api.post(`/jobs/${job.id}/fusion`, light(`${MARKER} decides.`));
  await jobIn(api, job.id, 'completed');
  await reader.close();
  const [piece] = await outputsOf(api, job.id);
  if (!piece) throw new Error('There is no piece');
  await api.patch(`/outputs/${piece.id}`, { content: `${MARKER}, edited by hand.` });
  await api.post(`/outputs/${piece.id}/redo`, { angle: 'new' });
  await jobIn(api, job.id, 'completed');
  await addRows(database.db, { userId, jobId: job.id, outputId: piece.id });
  return { userId, jobId: job.id };
}

/** What no call of the embedded provider and no built-in writer leaves. */
async function addRows(db: Executor, { userId, jobId, outputId }: Record<'userId' | 'jobId' | 'outputId', string>) {
  const at = new Date();
  const later = new Date(at.getTime() + 60 * 60 * 1000);
  const call = usageCallOf({ userId, jobId, outputId, personaName: `${MARKER} persona`, at });
  await recordCall(db, call, 1_100);
  const usage = { inputTokens: 1, cachedInputTokens: null, cacheWriteTokens: null, outputTokens: 1 };
  const answer = { text: `${MARKER} was answered.`, model: 'fake', usage };
  await db.insert(paidAnswers).values({ id: newId(), jobId, outputId, question: 'hash', answer, at });
  await db.insert(limitCounts).values({ key: `tries ${userId}`, userId, count: 1, windowEndsAt: later });
  await db.insert(oidcSignIns).values({
    id: `hash-${MARKER}`,
    userId,
    sealedAccessToken: 'sealed',
    sealedProfile: 'sealed',
    accessExpiresAt: later,
    userAgent: `${MARKER} browser`,
    createdAt: at,
    updatedAt: at,
    expiresAt: later,
  });
  await db.insert(verifications).values({
    id: newId(),
    identifier: 'a code',
    value: userId,
    expiresAt: later,
    createdAt: at,
    updatedAt: at,
  });
  await db.update(jobStreams).set({ watchedUntil: later });
}

interface Reference {
  readonly table: string;
  readonly column: string;
  readonly to: string;
  readonly key: string;
  readonly cascades: boolean;
}

/** The product's tables that hold rows of a person, each with the user's rows: found by the foreign keys alone. */
export async function rowsOfUser(db: Executor, userId: string): Promise<Map<string, Record<string, unknown>[]>> {
  const references = rowsOf<Reference>(
    await db.execute(sql`
      select c.conrelid::regclass::text as "table", a.attname as "column", c.confrelid::regclass::text as "to",
        k.attname as "key", c.confdeltype = 'c' as "cascades"
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute k on k.attrelid = c.confrelid and k.attnum = c.confkey[1]
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace`),
  );
  const tables = rowsOf<{ tablename: string }>(
    await db.execute(sql`select tablename from pg_tables where schemaname = 'public'`),
  );
  const found = new Map<string, Record<string, unknown>[]>();
  for (const { tablename } of tables) {
    if (IMPERSONAL.includes(tablename)) continue;
    const rows = await db.execute(
      sql`select to_jsonb(t) as row from ${sql.identifier(tablename)} t where ${ownedBy(tablename)}`,
    );
    found.set(
      tablename,
      rowsOf<{ row: Record<string, unknown> }>(rows).map(({ row }) => row),
    );
  }
  return found;

  function ownedBy(table: string): ReturnType<typeof sql> {
    if (table === 'users') return sql`id = ${userId}`;
    // Locked by nobody, so that no foreign key leads to it.
    if (table === 'storage_changes') return sql`user_id = ${userId}`;
    // Codes that were mailed name their user in words.
    if (table === 'verifications') return sql`value = ${userId}`;
    const ways = references.filter((reference) => reference.table === table && reference.cascades);
    const owned = ways.map(
      ({ column, to, key }) =>
        sql`${sql.identifier(column)} in (select ${sql.identifier(key)} from ${sql.identifier(to)} where ${ownedBy(to)})`,
    );
    return owned.length > 0 ? sql.join(owned, sql` or `) : sql`false`;
  }
}

/** Where in the whole database one of the words stands, in whatever column of whatever table and schema. */
export async function whereFound(db: Executor, words: readonly string[]): Promise<string[]> {
  const tables = rowsOf<{ schemaname: string; tablename: string }>(
    await db.execute(sql`
      select schemaname, tablename from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`),
  );
  const places: string[] = [];
  for (const { schemaname, tablename } of tables) {
    const table = sql`${sql.identifier(schemaname)}.${sql.identifier(tablename)}`;
    const held = sql.join(
      words.map((word) => sql`position(${word} in to_jsonb(t)::text) > 0`),
      sql` or `,
    );
    const rows = rowsOf(await db.execute(sql`select to_jsonb(t)::text as row from ${table} t where ${held} limit 1`));
    if (rows.length > 0) places.push(`${schemaname}.${tablename}`);
  }
  return places;
}
