import type { FormatQuantity } from '../../../core/formats/selection.ts';
import { expectedClaims, type ExpectedReading } from './expected-reading.ts';
import { measuredBrief, measuredPieces, measuredPlan, wordiness } from './measured-work.ts';
import type { MeasuredUsage } from './measured-usage.ts';
import { atBothEnds, type Range } from './range.ts';
import { TYPICAL } from './typical-usage.data.ts';
import { typicalBrief, typicalPiece, typicalPlan, typicalRepairs } from './typical-work.ts';
import { times, type Tokens, type Work } from './work.ts';

export interface Order {
  readonly formats: readonly FormatQuantity[];
  /** Null where nothing is read: research stands already, and no material comes to it. */
  readonly reading: ExpectedReading | null;
  /** Claims that stand already. */
  readonly claims: number;
  readonly opinionCharacters: number;
  /** Instructions, topic and persona, in tokens: what all calls of the writer begin with. */
  readonly opening: Range;
}

/** All calls of a job, as far as they can be told before it begins. What was measured goes before what is typical. */
export function expectedWork(order: Order, measured: MeasuredUsage): Work[] {
  const prefix = prefixOf(order);
  const count = order.formats.reduce((sum, { quantity }) => sum + quantity, 0);
  const known = order.formats.filter(({ label }) => measured.pieces.has(label));
  const unknown = order.formats.filter(({ label }) => !measured.pieces.has(label));
  const own = known.flatMap((wish) => measuredPieces(wish, measured));
  const typical = [
    ...unknown.map(({ label, quantity }) => times(typicalPiece(label, prefix), quantity)),
    ...typicalRepairs(unknown, prefix),
  ];
  const longer = withOutput(wordiness(measured));
  return [
    ...briefOf(order.reading, measured).map(({ work, isOwn }) => (isOwn ? work : longer(work))),
    measured.plan ? measuredPlan(measured.plan, count) : longer(typicalPlan(prefix, count)),
    ...own,
    ...typical.map(longer),
  ];
}

/** What was measured is of whole searches: for a note or two it would be too much. */
function briefOf(reading: ExpectedReading | null, { brief }: MeasuredUsage): { work: Work; isOwn: boolean }[] {
  if (!reading) return [];
  if (brief && reading.searches) return [{ work: measuredBrief(brief), isOwn: true }];
  return [{ work: typicalBrief(reading), isOwn: false }];
}

function prefixOf({ opening, opinionCharacters, claims, reading }: Order): Range {
  const made = reading ? expectedClaims(reading) : { low: 0, high: 0 };
  const { opinion, claim } = TYPICAL.prefix;
  return atBothEnds(
    (end) => opening[end] + (opinionCharacters / 100) * opinion[end] + (claims + made[end]) * claim[end],
  );
}

const withOutput =
  (factor: number) =>
  (work: Work): Work => {
    const longer = (tokens: Tokens): Tokens => ({ ...tokens, output: tokens.output * factor });
    return { ...work, low: longer(work.low), high: longer(work.high) };
  };
