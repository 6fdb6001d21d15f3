import { FORMATS, findFormat, type AnyFormat } from '../../src/core/formats/registry.ts';
import { textTokens } from '../../src/server/llm/expected-tokens.ts';
import type { UseCase } from '../../src/server/llm/use-cases.ts';
import type { TypicalUsage } from '../../src/server/usage/estimate/typical-usage.data.ts';
import { promptPrefix } from '../../src/server/writing/model/prompt-prefix.ts';
import type { Assignment } from '../../src/server/writing/writer.ts';
import { filledParts } from '../support/filled-parts.ts';
import { measureRecorded, type MeasuredCall, type MeasuredJob } from './measure-job.ts';

/** The table of `typical-usage.data.ts`, measured anew. */
export function measureTypicalUsage(jobs: readonly MeasuredJob[]): TypicalUsage {
  const callsOf = (useCase: UseCase) => jobs.flatMap(({ calls }) => calls.filter((call) => call.useCase === useCase));
  const pieces = callsOf('piece');
  return {
    brief: measureBrief(jobs),
    prefix: measurePrefix(jobs.map(({ recording }) => recording.assignment)),
    plan: measurePlans(callsOf('plan'), jobs),
    piece: {
      task: spanOf(pieces.map(({ prompt, format }) => prompt - textTokens(findFormat(format)?.brief ?? ''))),
      answers: measureAnswers(pieces),
    },
    repair: measureRepairs(jobs.map(({ recording }) => measureRecorded(recording))),
  };
}

function measureBrief(jobs: readonly MeasuredJob[]): TypicalUsage['brief'] {
  const briefs = jobs.flatMap(({ recording, calls }) =>
    calls
      .filter(({ useCase }) => useCase === 'brief')
      .map((call) => ({
        ...call,
        sources: recording.sources.length,
        claims: recording.assignment.ledger.length,
        passages: recording.sources.reduce((sum, { text }) => sum + text.length, 0),
        read: textTokens(...recording.sources.map(({ text }) => text)),
      })),
  );
  return {
    instructions: Math.max(...briefs.map(({ system }) => system)),
    source: spanOf(briefs.map(({ prompt, read, sources }) => (prompt - read) / sources)),
    sources: spanOf(briefs.map(({ sources }) => sources)),
    passages: spanOf(briefs.map(({ passages }) => passages)),
    charactersOfClaim: spanOf(briefs.map(({ passages, claims }) => passages / claims)),
    claim: spanOf(briefs.map(({ answer, claims }) => answer / claims)),
  };
}

function measurePrefix(assignments: readonly Assignment[]): TypicalUsage['prefix'] {
  const sizeOf = (assignment: Assignment) => textTokens(promptPrefix(assignment).shared);
  const measured = assignments.map((assignment) => {
    const silent = sizeOf({ ...assignment, ledger: [], points: [] });
    return {
      persona: silent,
      opinion: ((sizeOf({ ...assignment, ledger: [] }) - silent) / assignment.opinion.length) * 100,
      claim: (sizeOf({ ...assignment, points: [] }) - silent) / assignment.ledger.length,
    };
  });
  return {
    persona: spanOf(measured.map(({ persona }) => persona)),
    opinion: spanOf(measured.map(({ opinion }) => opinion)),
    claim: spanOf(measured.map(({ claim }) => claim)),
  };
}

/** A line through the smallest and the largest plan: what it takes at all, and what each piece adds. */
function measurePlans(plans: readonly MeasuredCall[], jobs: readonly MeasuredJob[]): TypicalUsage['plan'] {
  const counts = jobs.map(({ recording }) => recording.pieces.length);
  const measured = plans.map((plan, at) => ({ ...plan, pieces: counts[at] ?? 0 }));
  const [smallest, largest] = [Math.min(...counts), Math.max(...counts)];
  const answerOf = (count: number) =>
    mean(measured.filter(({ pieces }) => pieces === count).map((plan) => plan.answer));
  const each = (answerOf(largest) - answerOf(smallest)) / (largest - smallest);
  return {
    task: spanOf(measured.map(({ prompt, list }) => prompt - list)),
    listed: spanOf(measured.map(({ list, pieces }) => list / pieces)),
    answer: { fixed: Math.round(answerOf(smallest) - each * smallest), each: Math.round(each) },
  };
}

/** As recorded, wider by the widest spread within one format; else as full of words as recorded pieces are beside dull ones. */
function measureAnswers(pieces: readonly MeasuredCall[]): TypicalUsage['piece']['answers'] {
  const sizes = new Map(
    [...Map.groupBy(pieces, ({ format }) => format)].map(([format, calls]) => [
      format,
      calls.map((call) => call.answer),
    ]),
  );
  const dull = (format: AnyFormat) => textTokens(format.layout(filledParts(format)));
  const spread = Math.max(...[...sizes.values()].map((all) => Math.max(...all) / Math.min(...all)));
  const formats: readonly AnyFormat[] = FORMATS;
  const fullness = formats.flatMap((format) => (sizes.get(format.label) ?? []).map((size) => size / dull(format)));
  const entries = formats.map((format) => {
    const recorded = sizes.get(format.label);
    const span = recorded
      ? spanOf([Math.min(...recorded) / spread, Math.max(...recorded) * spread])
      : spanOf(fullness.map((times) => times * dull(format)));
    return [format.label, { ...span, from: recorded ? 'recorded' : 'limits' }] as const;
  });
  return Object.fromEntries(entries) as TypicalUsage['piece']['answers'];
}

/** As they were recorded: what was asked for wrongly is not asked for today, and other models need other repairs. */
function measureRepairs(jobs: readonly MeasuredJob[]): TypicalUsage['repair'] {
  const around = jobs.flatMap(({ calls }) =>
    calls
      .filter(({ useCase }) => useCase === 'repair')
      .map(({ task, prompt }) => {
        const first = calls.find((call) => call.task === task.replace('repair', 'piece'));
        return prompt - (first?.prompt ?? 0) - (first?.answer ?? 0);
      }),
  );
  const pieces = jobs.flatMap(({ calls }) => calls.filter(({ useCase }) => useCase === 'piece'));
  return { sentBack: around.length, pieces: pieces.length, problems: Math.round(Math.max(...around)) };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

const spanOf = (numbers: readonly number[]) => ({
  low: Math.round(Math.min(...numbers)),
  high: Math.round(Math.max(...numbers)),
});
