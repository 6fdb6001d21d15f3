import type { WritingMode } from '../../../core/contracts/job.ts';
import type { FormatQuantity } from '../../../core/formats/selection.ts';
import { BYTES_A_TOKEN } from '../../llm/expected-tokens.ts';
import { SOURCE_TOKENS } from '../../writing/sources/shown-sources.ts';
import type { ExpectedReading } from './expected-reading.ts';
import { measuredBrief, measuredPieces, measuredPlan, wordiness } from './measured-work.ts';
import type { MeasuredUsage } from './measured-usage.ts';
import { atBothEnds, type Range } from './range.ts';
import { TYPICAL } from './typical-usage.data.ts';
import { typicalBrief, typicalPieces, typicalPlan } from './typical-work.ts';
import type { Tokens, Work } from './work.ts';

export interface Order {
  readonly formats: readonly FormatQuantity[];
  /** Null where nothing is read: research stands already, and no material comes to it. */
  readonly reading: ExpectedReading | null;
  /** Tokens of sources that are there already. */
  readonly sourceTokens: number;
  readonly mode: WritingMode;
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
  const typical = unknown.flatMap((wish) => typicalPieces(wish, prefix, order.mode));
  const plan = measured.plan ? measuredPlan(measured.plan, count) : null;
  const longer = withOutput(wordiness(measured));
  return [
    ...briefOf(order.reading, measured).map(({ work, isOwn }) => (isOwn ? work : longer(work))),
    ...(order.mode === 'fast' ? [] : [plan ?? longer(typicalPlan(prefix, count))]),
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

/** Who speaks, what they think, and the sources in full, as far as there is room for them. */
function prefixOf({ opening, opinionCharacters, sourceTokens, reading }: Order): Range {
  const { opinion, source } = TYPICAL.prefix;
  return atBothEnds((end) => {
    const read = reading ? reading.texts[end] / BYTES_A_TOKEN + reading.sources[end] * source[end] : 0;
    const shown = Math.min(SOURCE_TOKENS, sourceTokens + read);
    return opening[end] + (opinionCharacters / 100) * opinion[end] + shown;
  });
}

const withOutput =
  (factor: number) =>
  (work: Work): Work => {
    const longer = (tokens: Tokens): Tokens => ({ ...tokens, output: tokens.output * factor });
    return { ...work, low: longer(work.low), high: longer(work.high) };
  };
