import { isSamePiece } from '../plan-anew.ts';
import type { Assignment, PieceRef, Plan, PlannedPiece } from '../writer.ts';
import { planBeside, type Planning } from './plan-pieces.ts';
import { writePiece } from './write-piece.ts';

/**
 * As `planBeside`, and what is planned anew reads otherwise, too: where there is little to quote, two angles can come to one
 * text.
 *
 * @throws NoAngleLeft with the pieces that no angle makes another text of.
 */
export function planApart(assignment: Assignment, refs: readonly PieceRef[], planning: Planning): Plan {
  const { retired = [], ...standing } = planning.standing ?? { messages: [], pieces: [] };
  const before = new Set(
    refs.flatMap((ref) => retired.filter((one) => isSamePiece(one, ref)).map((one) => textOf(assignment, one))),
  );
  const passedOver: PlannedPiece[] = [];
  for (;;) {
    const plan = planBeside(assignment, refs, {
      ...planning,
      standing: { ...standing, retired: [...retired, ...passedOver] },
    });
    const repeated = before.size === 0 ? [] : plan.pieces.filter((piece) => before.has(textOf(assignment, piece)));
    if (repeated.length === 0) return plan;
    passedOver.push(...repeated);
  }
}

function textOf(assignment: Assignment, piece: PlannedPiece): string {
  return `${piece.format} ${piece.variant} ${writePiece(assignment, piece).text}`;
}
