import type { OutputHead } from '../jobs/outputs.store.ts';
import { isSamePiece } from '../writing/plan-anew.ts';
import type { PieceRef, Plan, PlannedPiece } from '../writing/writer.ts';

/**
 * What `missing` are planned beside: the writer's plan, and angles of texts that are not from it, since another writer made
 * them or somebody put them back. Undefined when nothing stands.
 */
export function takenAngles(
  standing: Plan | undefined,
  { all, missing }: { all: readonly OutputHead[]; missing: readonly OutputHead[] },
): Plan | undefined {
  const isAnotherTry = (one: PieceRef) => missing.some((piece) => isSamePiece(piece, one) && piece.redo !== 'new');
  const known = [...(standing?.pieces ?? []), ...(standing?.retired ?? [])];
  const formats = new Set(missing.map(({ format }) => format));
  const unplanned = all.flatMap(({ hasText, format, variant, angle }): PlannedPiece[] => {
    if (!hasText || angle === null || !formats.has(format)) return [];
    const isKnown = known.some((one) => isSamePiece(one, { format, variant }) && one.angle === angle);
    return isKnown ? [] : [{ format, variant, angle, claimIds: [] }];
  });
  const retired = [...(standing?.retired ?? []), ...unplanned].filter((one) => !isAnotherTry(one));
  if (!standing && retired.length === 0) return undefined;
  return { ...(standing ?? { messages: [], pieces: [] }), retired };
}
