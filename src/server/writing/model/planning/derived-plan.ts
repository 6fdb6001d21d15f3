import { ANGLES, type Angle } from '../../../../core/rules/angles.ts';
import type { Assignment, PieceRef, Plan, PlannedPiece } from '../../writer.ts';

/** The angles that the material can bear; one that needs a case is for whoever has read the material. */
export function fittingAngles({ ledger, points }: Assignment): readonly Angle[] {
  const hasFigure = ledger.some(({ quote }) => /\d/.test(quote));
  const has = { figure: hasFigure, opinion: points.length > 0, case: false };
  return ANGLES.filter(({ needs }) => needs === null || has[needs]);
}

/** The piece at `index` of the job as it is planned without a model: an angle of its own. */
export function derivedPiece(assignment: Assignment, piece: PieceRef, index: number): PlannedPiece {
  const angles = fittingAngles(assignment);
  const { name = '', does = '' } = angles[index % angles.length] ?? {};
  return {
    format: piece.format,
    variant: piece.variant,
    angle: name,
    approach: does,
    claimIds: [],
  };
}

/** As `derivedPiece` for each; no variant takes the angle of another one, those of `standing` included. */
export function derivedPlan(assignment: Assignment, pieces: readonly PieceRef[], standing?: Plan): Plan {
  const before = [...(standing?.pieces ?? []), ...(standing?.retired ?? [])];
  const all = [...before];
  for (const piece of pieces) all.push(apart(derivedPiece(assignment, piece, all.length), all, assignment));
  return { page: null, messages: [], pieces: all.slice(before.length) };
}

function apart(piece: PlannedPiece, others: readonly PlannedPiece[], assignment: Assignment): PlannedPiece {
  const taken = new Set(others.filter(({ format }) => format === piece.format).map(({ angle }) => angle));
  if (!taken.has(piece.angle)) return piece;
  const free = fittingAngles(assignment).find(({ name }) => !taken.has(name));
  const further = { name: furtherName(piece.angle, (name) => taken.has(name)), does: piece.approach ?? '' };
  const { name, does } = free ?? further;
  return { ...piece, angle: name, approach: does };
}

/** The name itself where it is free, else "How to 2" and so on. */
export function furtherName(name: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(name)) return name;
  for (let count = 2; ; count += 1) {
    const further = `${name} ${count}`;
    if (!isTaken(further)) return further;
  }
}
