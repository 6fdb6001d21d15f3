import type { Findings } from '../findings.ts';
import type { Ledger } from './make-ledger.ts';

/** Earlier findings with more behind them: ids that stand stay, what is new is numbered on and comes first. */
export function addToLedger(base: Pick<Findings, 'sources' | 'ledger'>, added: Ledger): Ledger {
  const sourceIds = new Map(added.sources.map(({ id }, index) => [id, `s${nextNumber(base.sources) + index}`]));
  const claimIds = new Map(added.ledger.map(({ id }, index) => [id, `c${nextNumber(base.ledger) + index}`]));
  const sources = added.sources.map((source) => ({ ...source, id: sourceIds.get(source.id) ?? source.id }));
  const claims = added.ledger.map((claim) => ({
    ...claim,
    id: claimIds.get(claim.id) ?? claim.id,
    source_id: sourceIds.get(claim.source_id) ?? claim.source_id,
    contradicts: claim.contradicts.map((id) => claimIds.get(id) ?? id),
  }));
  return { sources: [...base.sources, ...sources], ledger: [...claims, ...base.ledger] };
}

function nextNumber(standing: readonly { readonly id: string }[]): number {
  return 1 + Math.max(0, ...standing.map(({ id }) => Number(/\d+$/.exec(id)?.[0] ?? 0)));
}
