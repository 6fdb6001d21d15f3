import type { Claim } from '../../../core/contracts/job.ts';
import { chooseStatements } from './choose-statements.ts';
import type { StoredSource } from '../findings.ts';
import type { SourceReading } from '../reading/source-reading.ts';
import type { Topic } from '../language/topic.ts';

export interface Ledger {
  /** `s1`, `s2` and so on, in the order in which they are cited. */
  readonly sources: readonly StoredSource[];
  /** `c1`, `c2` and so on, best first. */
  readonly ledger: readonly Claim[];
}

/** Numbers what counts: the user's own material, and every page of which at least one sentence can be quoted. */
export function makeLedger(topic: Topic, readings: readonly SourceReading[]): Ledger {
  const statements = chooseStatements(topic, readings);
  const quoted = new Set(statements.map((statement) => statement.from));
  const kept = readings.filter((reading) => reading.fit === null || quoted.has(reading));
  const idOf = (reading: SourceReading) => `s${kept.indexOf(reading) + 1}`;
  return {
    sources: kept.map((reading) => ({ id: idOf(reading), ...reading.source })),
    ledger: statements.map(({ from, quote }, index) => ({ id: `c${index + 1}`, source_id: idOf(from), quote })),
  };
}
