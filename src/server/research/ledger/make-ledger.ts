import type { Claim } from '../../../core/contracts/research.ts';
import type { Statement } from './claim-maker.ts';
import { besideEachOther, markContradictions } from './mark-contradictions.ts';
import type { StoredSource } from '../findings.ts';
import type { SourceReading } from '../reading/source-reading.ts';

export interface Ledger {
  /** `s1`, `s2` and so on, in the order in which they are cited. */
  readonly sources: readonly StoredSource[];
  /** `c1`, `c2` and so on, best first. */
  readonly ledger: readonly Claim[];
}

/**
 * Numbers what counts: the user's own material, and every page of which at least one sentence can be quoted. Statements
 * that contradict each other stand beside each other and are marked.
 */
export function makeLedger(made: readonly Statement[], readings: readonly SourceReading[]): Ledger {
  const marks = markContradictions(made);
  const statements = besideEachOther(made, marks);
  const claimIds = new Map(statements.map((statement, index) => [statement, `c${index + 1}`]));
  const quoted = new Set(statements.map((statement) => statement.from));
  const kept = readings.filter((reading) => reading.fit === null || quoted.has(reading));
  const idOf = (reading: SourceReading) => `s${kept.indexOf(reading) + 1}`;
  return {
    sources: kept.map((reading) => ({ id: idOf(reading), ...reading.source })),
    ledger: statements.map((statement) => ({
      id: claimIds.get(statement) ?? '',
      source_id: idOf(statement.from),
      claim: statement.claim,
      quote: statement.quote,
      start: statement.start,
      contradicts: (marks.get(statement) ?? []).flatMap((other) => claimIds.get(other) ?? []),
    })),
  };
}
