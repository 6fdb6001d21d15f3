import type { WritingMode } from '../../../core/contracts/job.ts';
import type { FormatQuantity } from '../../../core/formats/selection.ts';
import { findFormat } from '../../../core/formats/registry.ts';
import { BYTES_A_TOKEN, textTokens } from '../../llm/expected-tokens.ts';
import { expectedClaims, type ExpectedReading } from './expected-reading.ts';
import { atBothEnds, type End, type Range } from './range.ts';
import { shareInterval } from './share-interval.ts';
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

/** All calls for one piece of a format: in the best mode draft, edit and check, in the fast one draft and check. */
export function typicalPiece(label: FormatQuantity['label'], prefix: Range, mode: WritingMode): Work[] {
  const brief = textTokens(findFormat(label)?.brief ?? '');
  const text = TYPICAL.answers[label];
  return mode === 'fast'
    ? [typicalDraft(brief, text, prefix, TYPICAL.fast), secondEdit(brief, text, prefix), typicalCheck(text, prefix)]
    : [typicalDraft(brief, text, prefix), typicalEdit(brief, text, prefix), typicalCheck(text, prefix)];
}

function typicalDraft(
  brief: number,
  text: Range,
  prefix: Range,
  { task }: { readonly task: Range } = TYPICAL.draft,
): Work {
  const { notes } = TYPICAL.draft;
  return asCalls('draft', prefix, {
    low: { calls: 1, input: prefix.low + task.low + brief, output: text.low + notes.low },
    high: { calls: 1, input: prefix.high + task.high + brief, output: text.high + notes.high },
  });
}

/** One edit; at the high end some texts are edited twice, since they break a hard rule still. */
function typicalEdit(brief: number, text: Range, prefix: Range): Work {
  const { task, notes, twice, pieces } = TYPICAL.edit;
  const share = likelyAtMost(twice, pieces);
  const input = (end: End): number => prefix[end] + task[end] + brief + text[end];
  return asCalls('edit', prefix, {
    low: { calls: 1, input: input('low'), output: text.low + notes.low },
    high: { calls: 1 + share, input: input('high') * (1 + share), output: text.high * (1 + share) + notes.high },
  });
}

/** Where there is no edit, one still mends what breaks a hard rule. */
function secondEdit(brief: number, text: Range, prefix: Range): Work {
  const { task, twice, pieces } = TYPICAL.edit;
  const share = likelyAtMost(twice, pieces);
  return asCalls('edit', prefix, {
    low: { calls: 0, input: 0, output: 0 },
    high: {
      calls: share,
      input: share * (prefix.high + task.high + brief + text.high),
      output: share * text.high,
    },
  });
}

/** One call compares the sentences with their passages; at the high end another mends what is left. */
function typicalCheck(text: Range, prefix: Range): Work {
  const { task, shown, answer, mended, pieces } = TYPICAL.check;
  const again = likelyAtMost(mended, pieces);
  const once = (end: End): Call => ({
    calls: 1,
    input: prefix[end] + task + shown[end] * text[end],
    output: answer[end] * text[end],
  });
  const high = once('high');
  return asCalls('check', prefix, {
    low: once('low'),
    high: { calls: 1 + again, input: high.input * (1 + again), output: high.output * (1 + again) },
  });
}

/** At the low end the cache serves the prefix of every call, at the high end of none. */
function asCalls(useCase: Work['useCase'], prefix: Range, { low, high }: Record<End, Call>): Work {
  return {
    useCase,
    low: { ...low, cached: low.calls * prefix.low, written: 0 },
    high: { ...high, cached: 0, written: high.calls * prefix.high },
  };
}

/** Pieces of a format as they are ordered. */
export function typicalPieces({ label, quantity }: FormatQuantity, prefix: Range, mode: WritingMode): Work[] {
  return typicalPiece(label, prefix, mode).map((work) => times(work, quantity));
}

/** What may well lie behind so many of so few recorded pieces. */
const likelyAtMost = (hits: number, tries: number): number => shareInterval(hits, tries, '95 %')[1];
