import { FORMATS } from '../../../core/formats/registry.ts';
import { expectedReading } from '../estimate/expected-reading.ts';
import { expectedWork } from '../estimate/expected-work.ts';
import type { MeasuredUsage } from '../estimate/measured-usage.ts';
import { openingSize } from '../estimate/opening-size.ts';
import { priceWork } from '../estimate/price-work.ts';
import type { Range } from '../estimate/range.ts';
import { sumOf } from '../estimate/totals-of-work.ts';
import type { UsageContext } from '../usage-context.ts';

/** A project of several pieces: research and plan are shared. */
const PIECES = 3;

/**
 * What a token is likely to cost in US dollars, whatever is written: from the cheapest to the dearest of projects with one
 * format each, by the same figures as their estimates. Prompts cost less than answers, and cached ones less again, so that
 * one price for all would be wrong. Null where a price is not known.
 */
export async function tokenPrice(
  { models, prices, searches, mode }: Pick<UsageContext, 'models' | 'prices' | 'searches' | 'mode'>,
  measured: MeasuredUsage,
): Promise<Range | null> {
  if (models === null) return null;
  const reading = expectedReading({ materialCharacters: 0, searches });
  const order = { reading, sourceTokens: 0, mode, opinionCharacters: 0, opening: await openingSize(null) };
  const each: number[] = [];
  for (const { label } of FORMATS) {
    const work = expectedWork({ ...order, formats: [{ label, quantity: PIECES }] }, measured);
    const { cost_usd: cost } = priceWork(work, models, prices);
    if (cost === null) return null;
    each.push(
      cost.low / sumOf(work, ({ low }) => low.input + low.output),
      cost.high / sumOf(work, ({ high }) => high.input + high.output),
    );
  }
  return { low: Math.min(...each), high: Math.max(...each) };
}
