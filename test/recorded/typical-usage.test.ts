import { describe, expect, it } from 'vitest';
import { readSelection } from '../../src/core/formats/selection.ts';
import { expectedReading } from '../../src/server/usage/estimate/expected-reading.ts';
import { expectedWork } from '../../src/server/usage/estimate/expected-work.ts';
import { NOTHING_MEASURED } from '../../src/server/usage/estimate/measured-usage.ts';
import { openingSize } from '../../src/server/usage/estimate/opening-size.ts';
import { totalsOfWork } from '../../src/server/usage/estimate/totals-of-work.ts';
import { TYPICAL } from '../../src/server/usage/estimate/typical-usage.data.ts';
import { measureJob, measureRecorded, usageOf } from './measure-job.ts';
import { measureTypicalUsage } from './measure-typical-usage.ts';
import type { Recording } from './recording.ts';
import { readRecordings } from './recordings.ts';

const recordings = readRecordings();

/** As the form would ask before the job was recorded. */
function estimateOf({ assignment, pieces }: Recording) {
  const quantities = [...Map.groupBy(pieces, ({ format }) => format)].map(([format, all]) => [format, all.length]);
  const { formats } = readSelection({ desired_formats: [], batch_formats: Object.fromEntries(quantities) });
  const order = {
    formats,
    reading: expectedReading({ materialCharacters: 0, searches: true }),
    claims: 0,
    opinionCharacters: assignment.opinion.length,
    opening: openingSize(assignment.persona),
  };
  return totalsOfWork(expectedWork(order, NOTHING_MEASURED));
}

const today = new Map(await Promise.all(recordings.map(async (each) => [each.name, await measureJob(each)] as const)));

it('what is typical is what the recorded jobs take today; what this shows goes into typical-usage.data.ts', () => {
  expect(TYPICAL).toEqual(measureTypicalUsage([...today.values()]));
});

describe.each(recordings)('the estimate for $name', (recording) => {
  const estimate = estimateOf(recording);

  it('holds what the job took when it was recorded', () => {
    const took = usageOf(measureRecorded(recording));
    expectWithin(took.calls, estimate.calls);
    expectWithin(took.outputTokens, estimate.output_tokens);
    // The instructions have grown since by a tenth.
    expectWithin(took.inputTokens, { ...estimate.input_tokens, low: 0.95 * estimate.input_tokens.low });
  });

  it('holds what it takes with the prompts of today', () => {
    const job = today.get(recording.name);
    if (!job) throw new Error(`${recording.name} was not measured`);
    const takes = usageOf(job);
    expectWithin(takes.inputTokens, estimate.input_tokens);
    expectWithin(takes.outputTokens, estimate.output_tokens);
  });

  it('is not so wide that it tells nothing: the most is less than four times the least', () => {
    for (const { low, high } of [estimate.input_tokens, estimate.output_tokens]) expect(high / low).toBeLessThan(4);
  });
});

function expectWithin(took: number, { low, high }: { low: number; high: number }): void {
  expect(took).toBeGreaterThanOrEqual(low);
  expect(took).toBeLessThanOrEqual(high);
}
