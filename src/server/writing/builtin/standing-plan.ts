import { isSamePiece } from '../plan-anew.ts';
import type { PieceRef, Plan } from '../writer.ts';
import { note, noteLead, type Used } from './choose-quotes.ts';

/** What was planned before, as it bears on a plan that is made beside it. */
export interface StandingPlan {
  /** Names of the angles that a format has, or had until they were retired. */
  readonly taken: (format: string) => ReadonlySet<string>;
  /** Whether the piece has to differ from what it was. */
  readonly isAnew: (piece: PieceRef) => boolean;
  /** Quotations that a format has opened with. */
  readonly leadsOf: (format: string) => ReadonlySet<string>;
  /** Quotations that stand. */
  readonly used: Used;
}

export function readStanding({ pieces, retired = [] }: Plan): StandingPlan {
  const used: Used = { leads: new Set(), byFormat: new Map() };
  for (const { format, claimIds } of pieces) note(claimIds, format, used);
  // Its text is gone, so that its quotations are free, but not as the first of all.
  for (const { format, claimIds } of retired) noteLead(claimIds, format, used);
  const all = [...pieces, ...retired];
  const leads = new Map([...used.byFormat].map(([format, own]) => [format, new Set(own.leads)]));
  return {
    taken: (format) => new Set(all.filter((one) => one.format === format).map(({ angle }) => angle)),
    isAnew: (piece) => retired.some((one) => isSamePiece(one, piece)),
    leadsOf: (format) => leads.get(format) ?? new Set(),
    used,
  };
}
