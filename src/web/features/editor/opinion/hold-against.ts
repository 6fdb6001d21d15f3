import type { Stance } from '../../../../core/contracts/job.ts';
import type { Claim, Source } from '../../../../core/contracts/research.ts';
import type { Research } from '../read-research.ts';

export interface Objection {
  readonly claim: Claim;
  readonly source: Source;
  /** As the brief counts sources. */
  readonly number: number;
}

export interface HeldPoint {
  readonly id: string;
  /** The author's words. */
  readonly text: string;
  readonly objections: readonly Objection[];
}

export interface HeldOpinion {
  /** `nothing-found` does not mean that the research agrees: that is not looked at. */
  readonly outcome: 'objections' | 'nothing-found' | 'no-claims' | 'no-sources';
  /** In the author's order. */
  readonly points: readonly HeldPoint[];
}

/** The points of an opinion, each with the claims that speak against it. Null without an opinion. */
export function holdAgainst({ points, objections }: Stance, { ledger, sources }: Research): HeldOpinion | null {
  if (points.length === 0) return null;
  const objectionOf = (claimId: string): Objection[] => {
    const claim = ledger.find(({ id }) => id === claimId);
    const index = sources.findIndex(({ id }) => id === claim?.source_id);
    const source = sources[index];
    return claim && source ? [{ claim, source, number: index + 1 }] : [];
  };
  const held = points.map(({ id, text }) => ({
    id,
    text,
    objections: objections.filter(({ point_id }) => point_id === id).flatMap(({ claim_id }) => objectionOf(claim_id)),
  }));
  return { outcome: outcomeOf(held, { ledger, sources }), points: held };
}

function outcomeOf(
  held: readonly HeldPoint[],
  { ledger, sources }: Pick<Research, 'ledger' | 'sources'>,
): HeldOpinion['outcome'] {
  if (held.some(({ objections }) => objections.length > 0)) return 'objections';
  if (sources.length === 0) return 'no-sources';
  return ledger.length === 0 ? 'no-claims' : 'nothing-found';
}
