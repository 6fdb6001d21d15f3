import { describe, expect, it } from 'vitest';
import { readSelection } from '../../src/core/formats/selection.ts';
import { textTokens } from '../../src/server/llm/expected-tokens.ts';
import { expectedReading } from '../../src/server/usage/estimate/expected-reading.ts';
import { expectedWork } from '../../src/server/usage/estimate/expected-work.ts';
import { NOTHING_MEASURED } from '../../src/server/usage/estimate/measured-usage.ts';
import { openingSize } from '../../src/server/usage/estimate/opening-size.ts';
import { totalsOfWork } from '../../src/server/usage/estimate/totals-of-work.ts';
import { measureJob, measureRecorded, usageOf } from './measure-job.ts';
import { measureTypicalUsage } from './measure-typical-usage.ts';
import { recordSample } from './recorded-sample.ts';
import type { Recording } from './recording.ts';
import { readRecording, recordingNames } from './recordings.ts';

/** As the form would ask: before the job was recorded, or with its sources at hand. */
async function estimateOf({ assignment, sources, pieces, mode }: Recording, { isRead = false } = {}) {
  const quantities = [...Map.groupBy(pieces, ({ format }) => format)].map(([format, all]) => [format, all.length]);
  const { formats } = readSelection({ desired_formats: [], batch_formats: Object.fromEntries(quantities) });
  const order = {
    formats,
    reading: isRead ? null : expectedReading({ materialCharacters: 0, searches: true }),
    sourceTokens: isRead ? textTokens(...sources.map(({ text }) => text)) : 0,
    mode,
    opinionCharacters: assignment.opinion.length,
    opening: await openingSize(assignment.persona),
  };
  return totalsOfWork(expectedWork(order, NOTHING_MEASURED));
}

it('a job is measured call by call, as it was and as it is asked for today', async () => {
  const sample = await recordSample({ manners: ['invents figures'], stubborn: true });
  const [then, now] = [measureRecorded(sample), await measureJob(sample)];
  expect(usageOf(now)).toEqual(usageOf(then));
  const small = await measureJob(await recordSample(undefined, { pieces: [{ format: 'X Post', variant: 1 }] }));
  const { prefix, plan, draft, fast, edit, check, answers } = await measureTypicalUsage([now, small]);
  for (const { low, high } of [prefix.persona, prefix.source, plan.task, draft.task, fast.task, edit.task]) {
    expect(low).toBeGreaterThan(0);
    expect(high).toBeGreaterThanOrEqual(low);
  }
  expect([edit.twice, edit.pieces, check.pieces]).toEqual([0, 4, 4]);
  expect(check.mended).toBeGreaterThan(0);
  expect(check.shown.low).toBeGreaterThan(0.5);
  expect([answers['X Post'].from, answers['Meta Ad'].from]).toEqual(['recorded', 'usual length']);
});

describe.each(recordingNames())('the estimate for %s', (name) => {
  it('holds the calls and the answers that the job took when it was recorded', async () => {
    const recording = readRecording(name);
    const estimate = await estimateOf(recording);
    const took = usageOf(measureRecorded(recording));
    expectWithin(took.calls, estimate.calls);
    expectWithin(took.outputTokens, estimate.output_tokens);
  });

  it('holds what it takes with the prompts of today, which are written anew now and then', async () => {
    const recording = readRecording(name);
    const estimate = await estimateOf(recording);
    const takes = usageOf(await measureJob(recording));
    expectWithin(takes.inputTokens, estimate.input_tokens);
    expectWithin(takes.outputTokens, estimate.output_tokens);
  });

  it('is not so wide that it tells nothing once its sources are known: the most is less than four times the least', async () => {
    const { input_tokens, output_tokens } = await estimateOf(readRecording(name), { isRead: true });
    for (const { low, high } of [input_tokens, output_tokens]) expect(high / low).toBeLessThan(4);
  });
});

function expectWithin(took: number, { low, high }: { low: number; high: number }): void {
  expect(took).toBeGreaterThanOrEqual(low);
  expect(took).toBeLessThanOrEqual(high);
}
