import type { FormatQuantity } from '../../../core/formats/selection.ts';
import { findFormat } from '../../../core/formats/registry.ts';
import { BYTES_A_TOKEN, textTokens } from '../../llm/expected-tokens.ts';
import { expectedClaims, type ExpectedReading } from './expected-reading.ts';
import { likelyAtMost } from './likely-at-most.ts';
import { atBothEnds, type End, type Range } from './range.ts';
import { TYPICAL } from './typical-usage.data.ts';
import { times, type Tokens, type Work } from './work.ts';

/** Of the claims, those that a model has to put right where it has to at all. An allowance: no recorded job has that call. */
const MENDED = 1 / 3;

type Call = Pick<Tokens, 'calls' | 'input' | 'output'>;

/** A prompt that begins with what no other call has begun with. */
const alone = (call: Call): Tokens => ({ ...call, cached: 0, written: 0 });

/** Reads the sources; at the high end once more, for quotes that do not stand there word for word. */
export function typicalBrief(reading: ExpectedReading): Work {
  const { brief } = TYPICAL;
  const claims = expectedClaims(reading);
  const input = atBothEnds(
    (end) => brief.instructions + reading.sources[end] * brief.source[end] + reading.passages[end] / BYTES_A_TOKEN,
  );
  const output = atBothEnds((end) => claims[end] * brief.claim[end]);
  const drafts = output.high * MENDED;
  return {
    useCase: 'brief',
    low: alone({ calls: 1, input: input.low, output: output.low }),
    high: alone({ calls: 2, input: 2 * input.high + drafts, output: output.high + drafts }),
  };
}

/** Comes first, so that it writes what later calls read from the cache. */
export function typicalPlan(prefix: Range, pieces: number): Work {
  const { task, listed, answer } = TYPICAL.plan;
  const at = (end: End): Tokens => ({
    calls: 1,
    input: prefix[end] + task[end] + pieces * listed[end],
    cached: 0,
    written: prefix[end],
    output: answer.fixed + pieces * answer.each,
  });
  return { useCase: 'plan', low: at('low'), high: at('high') };
}

/** One piece of a format, sent back never. */
export function typicalPiece(label: FormatQuantity['label'], prefix: Range): Work {
  const brief = textTokens(findFormat(label)?.brief ?? '');
  const answer = TYPICAL.piece.answers[label];
  const at = (end: End): Call => ({
    calls: 1,
    input: prefix[end] + TYPICAL.piece.task[end] + brief,
    output: answer[end],
  });
  return {
    useCase: 'piece',
    low: { ...at('low'), cached: prefix.low, written: 0 },
    high: { ...at('high'), cached: 0, written: prefix.high },
  };
}

/** The dearest of the pieces, sent back once: as many as recordings let expect at most. */
export function typicalRepairs(wishes: readonly FormatQuantity[], prefix: Range): Work[] {
  const count = wishes.reduce((sum, { quantity }) => sum + quantity, 0);
  const { sentBack, pieces: recorded } = TYPICAL.repair;
  let left = Math.ceil(count * likelyAtMost(sentBack, recorded));
  const pieces = wishes.map(({ label, quantity }) => ({ quantity, high: typicalPiece(label, prefix).high }));
  return pieces
    .toSorted((one, other) => other.high.output - one.high.output)
    .map(({ quantity, high }) => {
      const sent = Math.min(left, quantity);
      left -= sent;
      // With the text that is to be mended, and what is wrong with it.
      const again = { ...high, input: high.input + high.output + TYPICAL.repair.problems };
      return times({ useCase: 'repair', low: NOTHING, high: again }, sent);
    });
}

const NOTHING: Tokens = { calls: 0, input: 0, cached: 0, written: 0, output: 0 };
