import { and, count, desc, eq, inArray, max } from 'drizzle-orm';
import type { Executor } from '../storage/database.ts';
import { outputVersions } from './jobs.table.ts';
import { updateOutput } from './outputs.store.ts';
import type { OutputRow } from './outputs.store.ts';

export type VersionRow = typeof outputVersions.$inferSelect;

/** Earlier texts that are kept of a piece; the oldest goes first. */
export const KEPT_VERSIONS = 20;

/** What of a piece belongs to its text, and comes back with it. */
export type TextOfPiece = Omit<VersionRow, 'outputId' | 'userId' | 'number' | 'replacedAt'>;

/** The text that stands in the row, with all that belongs to it; null where there is none. */
export function textOf(row: OutputRow): TextOfPiece | null {
  const { content, outlineSources, characters, angle, citations, flags, stance, grounds } = row;
  const { writtenBy, edited, language, layoutVersion, checks, measures } = row;
  if (content === null) return null;
  const told = { content, outlineSources, characters, angle, citations, flags, stance, grounds };
  return { ...told, writtenBy, edited, language, layoutVersion, checks, measures };
}

/**
 * Keeps the text that stands in the row, before another one takes its place. The row has to be locked.
 *
 * @param standsAgain the version that takes the place: it is none any more, so that each text is kept once.
 */
export async function keepVersion(
  tx: Executor,
  row: OutputRow,
  { at, standsAgain }: { at: Date; standsAgain?: number },
): Promise<void> {
  const text = textOf(row);
  if (!text) return;
  const ofPiece = eq(outputVersions.outputId, row.id);
  const [last] = await tx
    .select({ number: max(outputVersions.number) })
    .from(outputVersions)
    .where(ofPiece);
  const number = (last?.number ?? 0) + 1;
  await tx.insert(outputVersions).values({ ...text, outputId: row.id, userId: row.userId, number, replacedAt: at });
  // The one that stands again goes first, so that it pushes out no other.
  if (standsAgain !== undefined) await drop(tx, row.id, [standsAgain]);
  await drop(tx, row.id, await tooOld(tx, row.id));
  const [kept] = await tx.select({ total: count() }).from(outputVersions).where(ofPiece);
  await updateOutput(tx, row.id, { versions: kept?.total ?? 0 });
}

async function drop(tx: Executor, outputId: string, numbers: number[]): Promise<void> {
  if (numbers.length === 0) return;
  await tx
    .delete(outputVersions)
    .where(and(eq(outputVersions.outputId, outputId), inArray(outputVersions.number, numbers)));
}

/** Counted, since numbers have gaps where a version stands again. */
async function tooOld(tx: Executor, outputId: string): Promise<number[]> {
  const rows = await tx
    .select({ number: outputVersions.number })
    .from(outputVersions)
    .where(eq(outputVersions.outputId, outputId))
    .orderBy(desc(outputVersions.number))
    .offset(KEPT_VERSIONS);
  return rows.map(({ number }) => number);
}

/** Newest first. */
export async function listVersionRows(db: Executor, outputId: string): Promise<VersionRow[]> {
  return await db
    .select()
    .from(outputVersions)
    .where(eq(outputVersions.outputId, outputId))
    .orderBy(desc(outputVersions.number));
}

export async function findVersion(db: Executor, outputId: string, number: number): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(outputVersions)
    .where(and(eq(outputVersions.outputId, outputId), eq(outputVersions.number, number)));
  return row;
}

/** The angles that earlier texts of the piece took. */
export async function listVersionAngles(db: Executor, outputId: string): Promise<string[]> {
  const rows = await db
    .select({ angle: outputVersions.angle })
    .from(outputVersions)
    .where(eq(outputVersions.outputId, outputId));
  return rows.flatMap(({ angle }) => angle ?? []);
}
