import { ANGLES, type Angle } from '../../../core/rules/angles.ts';
import { oneSide } from '../tracing/one-side.ts';
import type { Assignment, PieceRef, Plan, PlannedPiece } from '../writer.ts';

const CLAIMS_PER_PIECE = 4;

/** The angles that the material can bear; one that needs a case is for whoever has read the material. */
export function fittingAngles({ ledger, points }: Assignment): readonly Angle[] {
  const hasFigure = ledger.some(({ quote }) => /\d/.test(quote));
  const has = { figure: hasFigure, opinion: points.length > 0, case: false };
  return ANGLES.filter(({ needs }) => needs === null || has[needs]);
}

/** The piece at `index` of the job as it is planned without a model: its own angle, its own share of ledger and opinion. */
export function derivedPiece(assignment: Assignment, piece: PieceRef, index: number): PlannedPiece {
  const angles = fittingAngles(assignment);
  const { name = '', does = '' } = angles[index % angles.length] ?? {};
  const point = assignment.points[index % Math.max(1, assignment.points.length)];
  return {
    format: piece.format,
    variant: piece.variant,
    angle: name,
    approach: does,
    claimIds: shareOfLedger(assignment, index),
    pointIds: point ? [point.id] : [],
  };
}

export function derivedPlan(assignment: Assignment, pieces: readonly PieceRef[]): Plan {
  return {
    messages: [assignment.topic],
    pieces: pieces.map((piece, index) => derivedPiece(assignment, piece, index)),
  };
}

/**
 * Starts one claim further for each piece and wraps round, so that siblings stand on different facts. Of claims that
 * contradict each other a piece gets one.
 */
function shareOfLedger({ ledger }: Assignment, index: number): string[] {
  const turned = ledger.map((_, step) => ledger[(index + step) % ledger.length]).filter((claim) => claim !== undefined);
  return oneSide(turned)
    .slice(0, CLAIMS_PER_PIECE)
    .map(({ id }) => id);
}
