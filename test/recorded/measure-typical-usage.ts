import { FORMATS, findFormat, type AnyFormat } from '../../src/core/formats/registry.ts';
import { textTokens } from '../../src/server/llm/expected-tokens.ts';
import type { UseCase } from '../../src/server/llm/use-cases.ts';
import type { TypicalUsage } from '../../src/server/usage/estimate/typical-usage.ts';
import { promptPrefix } from '../../src/server/writing/model/prompts/prompt-prefix.ts';
import { shownSources } from '../../src/server/writing/sources/shown-sources.ts';
import type { Assignment } from '../../src/server/writing/writer.ts';
import { readPrompt } from '../fakes/fake-model/read-prompt.ts';
import { askedOfFast, measureRecorded, type MeasuredCall, type MeasuredJob } from './measure-job.ts';

/** What a capable model noted before its drafts and edits of some thirty pieces each, a little wider; not all recorded answers have notes. */
const DRAFT_NOTES = { low: 100, high: 300 } as const;
const EDIT_NOTES = { low: 150, high: 500 } as const;

/** The table of `typical-usage.data.ts`, measured anew on jobs in the best mode. */
export async function measureTypicalUsage(jobs: readonly MeasuredJob[]): Promise<TypicalUsage> {
  const callsOf = (useCase: UseCase) => jobs.flatMap(({ calls }) => calls.filter((call) => call.useCase === useCase));
  const drafts = callsOf('draft');
  const recorded = jobs.map(({ recording }) => measureRecorded(recording));
  return {
    brief: measureBrief(jobs),
    prefix: await measurePrefix(jobs.map(({ recording }) => recording.assignment)),
    plan: measurePlans(callsOf('plan'), jobs),
    draft: { task: spanOf(drafts.map((call) => call.prompt - briefOf(call.format))), notes: DRAFT_NOTES },
    fast: { task: await measureFast(jobs) },
    edit: {
      task: spanOf(jobs.flatMap(({ calls }) => aroundDrafts(calls))),
      notes: EDIT_NOTES,
      ...secondCalls('edit', 'twice', recorded),
    },
    check: { ...measureChecks(jobs), ...secondCalls('check', 'mended', recorded) },
    answers: measureAnswers([...drafts, ...callsOf('edit')]),
  };
}

const briefOf = (format: string): number => textTokens(findFormat(format)?.brief ?? '');

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

async function measurePrefix(assignments: readonly Assignment[]): Promise<TypicalUsage['prefix']> {
  const measured = await Promise.all(
    assignments.map(async (assignment) => {
      const { shown } = shownSources(assignment);
      const unread = { ...assignment, sources: [], texts: new Map<string, string>() };
      const silent = await sharedTokens({ ...unread, points: [] });
      const read = (await sharedTokens({ ...assignment, points: [] })) - textTokens(...shown.map(({ text }) => text));
      return {
        persona: silent,
        opinion: (((await sharedTokens(unread)) - silent) / assignment.opinion.length) * 100,
        source: (read - silent) / shown.length,
      };
    }),
  );
  return {
    persona: spanOf(measured.map(({ persona }) => persona)),
    opinion: spanOf(measured.map(({ opinion }) => opinion)),
    source: spanOf(measured.map(({ source }) => source)),
  };
}

async function sharedTokens(assignment: Assignment): Promise<number> {
  const { shared } = await promptPrefix(assignment, { memory: null });
  return textTokens(shared);
}

/** What the page of a plan takes, and what each piece adds. */
function measurePlans(plans: readonly MeasuredCall[], jobs: readonly MeasuredJob[]): TypicalUsage['plan'] {
  const counts = jobs.map(({ recording }) => recording.pieces.length);
  const measured = plans.map((plan, at) => ({ ...plan, pieces: counts[at] ?? 0 }));
  return {
    task: spanOf(measured.map(({ prompt, list }) => prompt - list)),
    listed: spanOf(measured.map(({ list, pieces }) => list / pieces)),
    answer: {
      fixed: Math.round(mean(measured.map(({ answer, ways }) => answer - ways))),
      each: Math.round(mean(measured.map(({ ways, pieces }) => ways / pieces))),
    },
  };
}

/** The product's own prompts for the same pieces. */
async function measureFast(jobs: readonly MeasuredJob[]): Promise<TypicalUsage['fast']['task']> {
  const asked = await Promise.all(jobs.map(({ recording }) => askedOfFast(recording)));
  return spanOf(asked.flat().map(({ prompt }) => textTokens(prompt) - briefOf(readPrompt(prompt).format)));
}

/** What stands in each edit beside the brief of its format and the text that is edited. */
function aroundDrafts(calls: readonly MeasuredCall[]): number[] {
  return ofEachPiece(calls).flatMap((own) => {
    const texts = own.filter(({ useCase }) => useCase === 'draft' || useCase === 'edit');
    return texts.slice(1).map((edit, at) => edit.prompt - briefOf(edit.format) - (texts[at]?.text ?? 0));
  });
}

/** The first check of each piece beside its text as it was then; a second one shows less. */
function measureChecks(jobs: readonly MeasuredJob[]): Pick<TypicalUsage['check'], 'task' | 'shown' | 'answer'> {
  const checks = jobs
    .flatMap(({ calls }) => ofEachPiece(calls))
    .flatMap((own) => {
      const check = own.find(({ useCase }) => useCase === 'check');
      const text = own.findLast(({ useCase }) => useCase === 'edit' || useCase === 'draft')?.text ?? 0;
      return check && text > 0 ? [{ ...check, text }] : [];
    });
  return {
    task: Math.max(...checks.map(({ instructions }) => instructions)),
    shown: spanOf(
      checks.map(({ prompt, instructions, text }) => (prompt - instructions) / text),
      HUNDREDTHS,
    ),
    answer: spanOf(
      checks.map(({ answer, text }) => answer / text),
      HUNDREDTHS,
    ),
  };
}

function ofEachPiece(calls: readonly MeasuredCall[]): readonly (readonly MeasuredCall[])[] {
  const nameOf = ({ task }: MeasuredCall) => task.split(': ')[1] ?? '';
  return [...Map.groupBy(calls, nameOf)].filter(([name]) => name !== '').map(([, own]) => own);
}

/** Of the pieces, those with a second call, as they were recorded: other models give other occasions. */
function secondCalls<Key extends string>(useCase: UseCase, key: Key, jobs: readonly MeasuredJob[]) {
  const pieces = jobs.flatMap(({ calls }) => ofEachPiece(calls));
  const more = pieces.filter((own) => own.filter((call) => call.useCase === useCase).length > 1).length;
  return { [key]: more, pieces: pieces.length } as Record<Key | 'pieces', number>;
}

/** As recorded, wider by the widest spread within one format; else as long beside the usual length as recorded pieces are. */
function measureAnswers(texts: readonly MeasuredCall[]): TypicalUsage['answers'] {
  const sizes = new Map(
    [...Map.groupBy(texts, ({ format }) => format)].map(([format, calls]) => [format, calls.map((call) => call.text)]),
  );
  const usual = ({ usualLength }: AnyFormat) => textTokens('x'.repeat(usualLength));
  const spread = Math.max(...[...sizes.values()].map((all) => Math.max(...all) / Math.min(...all)));
  const formats: readonly AnyFormat[] = FORMATS;
  const fullness = formats.flatMap((format) => (sizes.get(format.label) ?? []).map((size) => size / usual(format)));
  const entries = formats.map((format) => {
    const recorded = sizes.get(format.label);
    const span = recorded
      ? spanOf([Math.min(...recorded) / spread, Math.max(...recorded) * spread])
      : spanOf(fullness.map((times) => times * usual(format)));
    return [format.label, { ...span, from: recorded ? 'recorded' : 'usual length' }] as const;
  });
  return Object.fromEntries(entries) as TypicalUsage['answers'];
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

const HUNDREDTHS = 100;

/** In whole numbers, or in parts of one. */
const spanOf = (numbers: readonly number[], parts = 1) => ({
  low: Math.round(Math.min(...numbers) * parts) / parts,
  high: Math.round(Math.max(...numbers) * parts) / parts,
});
