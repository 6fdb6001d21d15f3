import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OutputStatus } from '../../core/rules/job-status.ts';
import type { Executor } from '../storage/database.ts';
import { listOf } from '../storage/json.ts';
import { outputs } from './jobs.table.ts';

export type OutputRow = typeof outputs.$inferSelect;
export type NewOutput = typeof outputs.$inferInsert;
/** A piece without its text and what is told about that, as lists and progress need it. */
export type OutputHead = Omit<
  OutputRow,
  'content' | 'citations' | 'flags' | 'stance' | 'grounds' | 'checks' | 'measures'
> & {
  readonly hasText: boolean;
};
/** What the progress of a job tells of a piece. */
export type PieceHead = Pick<OutputRow, 'id' | 'format' | 'variant' | 'status' | 'redo' | 'characters'>;

const headColumns = {
  id: outputs.id,
  jobId: outputs.jobId,
  userId: outputs.userId,
  format: outputs.format,
  formatOrder: outputs.formatOrder,
  variant: outputs.variant,
  status: outputs.status,
  outlineSources: outputs.outlineSources,
  characters: outputs.characters,
  errorMessage: outputs.errorMessage,
  angle: outputs.angle,
  writtenBy: outputs.writtenBy,
  edited: outputs.edited,
  language: outputs.language,
  layoutVersion: outputs.layoutVersion,
  revision: outputs.revision,
  redo: outputs.redo,
  redoWriter: outputs.redoWriter,
  redoError: outputs.redoError,
  versions: outputs.versions,
  tries: outputs.tries,
  nextTryAt: outputs.nextTryAt,
  createdAt: outputs.createdAt,
  updatedAt: outputs.updatedAt,
  hasText: sql<boolean>`${outputs.content} is not null`,
};

const inOrder = [asc(outputs.formatOrder), asc(outputs.variant)] as const;

export async function insertOutputs(tx: Executor, rows: readonly NewOutput[]): Promise<void> {
  if (rows.length > 0) await tx.insert(outputs).values([...rows]);
}

export async function listOutputRows(db: Executor, userId: string, jobId: string): Promise<OutputRow[]> {
  return await db
    .select()
    .from(outputs)
    .where(and(eq(outputs.jobId, jobId), eq(outputs.userId, userId)))
    .orderBy(...inOrder);
}

/** Heads of the pieces of a job, in the order of the formats, then variant. */
export async function listOutputHeads(db: Executor, jobId: string): Promise<OutputHead[]> {
  return await db
    .select(headColumns)
    .from(outputs)
    .where(eq(outputs.jobId, jobId))
    .orderBy(...inOrder);
}

/** The pieces of the job as a column, in the same order. */
export const piecesOf = (jobId: PgColumn): SQL<PieceHead[]> =>
  listOf(
    {
      id: outputs.id,
      format: outputs.format,
      variant: outputs.variant,
      status: outputs.status,
      redo: outputs.redo,
      characters: outputs.characters,
    },
    { table: outputs, where: eq(outputs.jobId, jobId), orderBy: [outputs.formatOrder, outputs.variant] },
  );

export async function findOutput(db: Executor, userId: string, id: string): Promise<OutputRow | undefined> {
  const [row] = await db
    .select()
    .from(outputs)
    .where(and(eq(outputs.id, id), eq(outputs.userId, userId)));
  return row;
}

export async function lockOutput(tx: Executor, userId: string, id: string): Promise<OutputRow | undefined> {
  const [row] = await tx
    .select()
    .from(outputs)
    .where(and(eq(outputs.id, id), eq(outputs.userId, userId)))
    .for('update');
  return row;
}

export async function updateOutput(tx: Executor, id: string, change: Partial<NewOutput>): Promise<OutputRow> {
  const [row] = await tx.update(outputs).set(change).where(eq(outputs.id, id)).returning();
  if (!row) throw new Error('The piece is gone');
  return row;
}

/** These pieces are being written from now on, each with its angle; one that has a text keeps that text's until then. */
export async function markWriting(
  tx: Executor,
  pieces: readonly Pick<OutputRow, 'id' | 'angle'>[],
  at: Date,
): Promise<void> {
  if (pieces.length === 0) return;
  const rows = pieces.map(({ id, angle }) => sql`(${id}::uuid, ${angle}::text)`);
  await tx
    .update(outputs)
    .set({
      status: 'writing',
      angle: sql`case when ${outputs.content} is null then begun.angle else ${outputs.angle} end`,
      updatedAt: at,
    })
    .from(sql`(values ${sql.join(rows, sql`, `)}) as begun (id, angle)`)
    .where(eq(outputs.id, sql`begun.id`));
}

/** Every piece of the job in one of `from` becomes failed with the reason; one that has a text keeps that, and tells the reason beside it. */
export async function failOutputs(
  tx: Executor,
  jobId: string,
  failure: { from: readonly OutputStatus[]; reason: string; at: Date },
): Promise<void> {
  await tx
    .update(outputs)
    .set({
      status: sql`case when ${outputs.content} is null then 'failed' else 'completed' end`,
      errorMessage: sql`case when ${outputs.content} is null then ${failure.reason} end`,
      redoError: sql`case when ${outputs.content} is null then null else ${failure.reason} end`,
      redo: null,
      redoWriter: null,
      nextTryAt: null,
      updatedAt: failure.at,
    })
    .where(and(eq(outputs.jobId, jobId), inArray(outputs.status, [...failure.from])));
}

/** Puts pieces back in the line, to be written again from the beginning. */
export async function resetOutputs(tx: Executor, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(outputs)
    .set({ status: 'pending', errorMessage: null, tries: 0, nextTryAt: null, updatedAt: at })
    .where(inArray(outputs.id, [...ids]));
}

/** As `resetOutputs`, for all pieces of the job that are in one of `from`; the job's writer writes them. */
export async function resetUnwritten(
  tx: Executor,
  jobId: string,
  { from, at }: { from: readonly OutputStatus[]; at: Date },
): Promise<void> {
  await tx
    .update(outputs)
    .set({ status: 'pending', redoWriter: null, errorMessage: null, tries: 0, nextTryAt: null, updatedAt: at })
    .where(and(eq(outputs.jobId, jobId), inArray(outputs.status, [...from])));
}

/** Pieces that a killed run left in `writing` are in the line again. */
export async function releaseOutputs(tx: Executor, jobId: string, at: Date): Promise<void> {
  await tx
    .update(outputs)
    .set({ status: 'pending', updatedAt: at })
    .where(and(eq(outputs.jobId, jobId), eq(outputs.status, 'writing')));
}
