import { oneSide } from '../tracing/one-side.ts';
import type { Assignment, PieceRef, Plan, PlannedPiece } from '../writer.ts';

/** Only where there is a fact. */
const FACT_ANGLE = 'the key fact first';

/** Ways into a topic that need no model to choose. */
const ANGLES = [
  'a plain how-to',
  'a common belief, questioned',
  'the question the reader asks',
  'before and after',
  'a short checklist',
  'what it means for the reader',
  'the mistake to avoid',
  'one thing to try this week',
] as const;

const CLAIMS_PER_PIECE = 4;

/** The piece at `index` of the job as it is planned without a model: its own angle, its own share of the ledger. */
export function derivedPiece(assignment: Assignment, piece: PieceRef, index: number): PlannedPiece {
  const angles = assignment.ledger.length > 0 ? [FACT_ANGLE, ...ANGLES] : ANGLES;
  return {
    format: piece.format,
    variant: piece.variant,
    angle: angles[index % angles.length] ?? ANGLES[0],
    claimIds: shareOfLedger(assignment, index),
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
