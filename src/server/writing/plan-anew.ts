import type { PieceRef, Plan, PlannedPiece } from './writer.ts';

/** Plans of one piece that are remembered as retired; the oldest goes first. */
const MOST_RETIRED = 20;

/** What is known of the piece's texts. */
export interface WrittenAngles {
  /** Of the text that stands. */
  readonly standing: string | null;
  /** Of all texts that the piece has had, the standing one included. */
  readonly all: readonly string[];
}

/** The piece with this format and variant, in whatever state it is planned. */
export const isSamePiece = (one: PieceRef, other: PieceRef): boolean =>
  one.format === other.format && one.variant === other.variant;

/**
 * The plan without an entry for the piece, so that it is planned anew. What was planned and never written is no angle that
 * a reader knows, and stays free.
 */
export function retirePiece(plan: Plan, piece: PieceRef, { all }: WrittenAngles): Plan {
  const entry = plan.pieces.find((one) => isSamePiece(one, piece));
  if (!entry) return plan;
  const pieces = plan.pieces.filter((one) => one !== entry);
  return all.includes(entry.angle) ? { ...plan, pieces, retired: withRetired(plan, entry) } : { ...plan, pieces };
}

/**
 * The plan from which the standing text was written, for whoever wants that angle once more: it may have been retired,
 * when the text was put back, or when the new angle came to nothing.
 */
export function recallPiece(plan: Plan, piece: PieceRef, written: WrittenAngles): Plan {
  const entry = plan.pieces.find((one) => isSamePiece(one, piece));
  if (written.standing === null || entry?.angle === written.standing) return plan;
  const back = plan.retired?.findLast((one) => isSamePiece(one, piece) && one.angle === written.standing);
  if (!back) return plan;
  const { retired = [], ...rest } = retirePiece(plan, piece, written);
  return { ...rest, pieces: [...rest.pieces, back], retired: retired.filter((one) => one !== back) };
}

function withRetired({ retired = [] }: Plan, entry: PlannedPiece): PlannedPiece[] {
  const ofPiece = [...retired.filter((one) => isSamePiece(one, entry)), entry].slice(-MOST_RETIRED);
  return [...retired.filter((one) => !isSamePiece(one, entry)), ...ofPiece];
}
