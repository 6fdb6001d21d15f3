import type { Claim } from '../../../core/contracts/research.ts';
import type { Statement } from './claim-maker.ts';
import type { StoredSource } from '../findings.ts';
import type { SourceReading } from '../reading/source-reading.ts';

export interface Ledger {
  /** `s1`, `s2` and so on, in the order in which they are cited. */
  readonly sources: readonly StoredSource[];
  /** `c1`, `c2` and so on, best first. */
  readonly ledger: readonly Claim[];
}

/** Numbers what counts: the user's own material, and every page of which at least one sentence can be quoted. */
export function makeLedger(statements: readonly Statement[], readings: readonly SourceReading[]): Ledger {
  const quoted = new Set(statements.map((statement) => statement.from));
  const kept = readings.filter((reading) => reading.fit === null || quoted.has(reading));
  const idOf = (reading: SourceReading) => `s${kept.indexOf(reading) + 1}`;
  return {
    sources: kept.map((reading) => ({ id: idOf(reading), ...reading.source })),
    ledger: statements.map(({ from, claim, quote, start }, index) => ({
      id: `c${index + 1}`,
      source_id: idOf(from),
      claim,
      quote,
      start,
      contradicts: [],
    })),
  };
}
