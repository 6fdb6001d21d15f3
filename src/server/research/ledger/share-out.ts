import type { SourceReading } from '../reading/source-reading.ts';
import type { Statement } from './claim-maker.ts';

/** Statements in a ledger, all sources together. */
export const MAX_STATEMENTS = 40;
/** The first statements, in which no site has more than its two while others have something to say. */
const FIRST = { statements: 5, ofOneSite: 2 } as const;

/** Statements in their order, best first: at most as many as a ledger holds, no source with more than its fair share. */
export function shareOut<Item extends Statement>(statements: readonly Item[]): Item[] {
  const share = Math.ceil(MAX_STATEMENTS / Math.max(1, new Set(statements.map(({ from }) => from)).size));
  const perSource = new Map<SourceReading, number>();
  const kept = statements.filter(({ from }) => {
    const count = (perSource.get(from) ?? 0) + 1;
    perSource.set(from, count);
    return count <= share;
  });
  return fromSeveralSites(kept.slice(0, MAX_STATEMENTS));
}

/** In the same order, but for the first ones: there, several sites have their say. */
export function fromSeveralSites<Item extends Statement>(statements: readonly Item[]): Item[] {
  const first: Item[] = [];
  const perSite = new Map<string, number>();
  for (const statement of statements) {
    const count = perSite.get(statement.from.source.site) ?? 0;
    if (first.length === FIRST.statements || count >= FIRST.ofOneSite) continue;
    first.push(statement);
    perSite.set(statement.from.source.site, count + 1);
  }
  return [...first, ...statements.filter((statement) => !first.includes(statement))];
}
