import type { Claim } from '../../../core/contracts/research.ts';
import type { Findings, StoredSource } from '../findings.ts';
import type { Ledger } from './make-ledger.ts';

/**
 * Earlier findings with more behind them: ids that stand stay, what is new is numbered on and comes first. Material that
 * is brought along again is the source that it was, says again only what it did not say before, and is whose it is this time.
 */
export function addToLedger(base: Pick<Findings, 'sources' | 'ledger'>, added: Ledger): Ledger {
  const twins = new Map(added.sources.flatMap((source) => twinOf(source, base.sources)));
  const fresh = added.sources.filter(({ id }) => !twins.has(id));
  const sourceIds = new Map([...twins, ...numbered(fresh, { on: base.sources, prefix: 's' })]);
  const named = added.ledger.map((claim) => ({ ...claim, source_id: sourceIds.get(claim.source_id) ?? '' }));
  const repeated = new Map(named.flatMap((claim) => repeatOf(claim, base.ledger)));
  const said = named.filter(({ id }) => !repeated.has(id));
  const claimIds = new Map([...repeated, ...numbered(said, { on: base.ledger, prefix: 'c' })]);
  const idOf = (id: string) => claimIds.get(id) ?? id;
  const oursNow = ({ id, ours }: StoredSource) =>
    added.sources.find((again) => twins.get(again.id) === id)?.ours ?? ours;
  const claims = said.map((claim) => ({
    ...claim,
    id: idOf(claim.id),
    contradicts: claim.contradicts.map(idOf),
  }));
  return {
    sources: [
      ...base.sources.map((known) => ({ ...known, ours: oursNow(known) })),
      ...fresh.map((source) => ({ ...source, id: sourceIds.get(source.id) ?? source.id })),
    ],
    ledger: [...claims, ...base.ledger],
  };
}

function twinOf({ id, text }: StoredSource, standing: readonly StoredSource[]): [string, string][] {
  const twin = standing.find((known) => known.kind === 'material' && known.text === text);
  return twin ? [[id, twin.id]] : [];
}

function repeatOf({ id, source_id, quote }: Claim, standing: readonly Claim[]): [string, string][] {
  const known = standing.find(
    (claim) => claim.source_id === source_id && (claim.quote.includes(quote) || quote.includes(claim.quote)),
  );
  return known ? [[id, known.id]] : [];
}

interface Named {
  readonly id: string;
}

function numbered(
  items: readonly Named[],
  { on, prefix }: { on: readonly Named[]; prefix: string },
): [string, string][] {
  return items.map(({ id }, index) => [id, `${prefix}${nextNumber(on) + index}`]);
}

function nextNumber(standing: readonly Named[]): number {
  return 1 + Math.max(0, ...standing.map(({ id }) => Number(/(?<!\d)\d+$/.exec(id)?.[0] ?? 0)));
}
