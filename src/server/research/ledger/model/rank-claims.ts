import type { Statement } from '../claim-maker.ts';
import { shareOut } from '../share-out.ts';
import { weightOfDate, weightOfKind } from '../source-weight.ts';

/** What kind of source and date add to the place that the model gave, which is 1 for its first claim down to 0. */
const WEIGHTS = { kind: 0.3, date: 0.1 } as const;

/**
 * A model's claims as a ledger has them: its own order tells what is of use for topic and audience; weighed with it are
 * the kind of source and its date. No source gets more than its share, however much the model liked it.
 */
export function rankClaims(statements: readonly Statement[]): Statement[] {
  const ranked = statements.map((statement, place) => {
    const { source } = statement.from;
    const worth = WEIGHTS.kind * weightOfKind(source) + WEIGHTS.date * weightOfDate(source);
    return { statement, score: 1 - place / statements.length + worth };
  });
  return shareOut(ranked.toSorted((a, b) => b.score - a.score).map(({ statement }) => statement));
}
