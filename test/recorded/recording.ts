import { z } from 'zod';
import { writingMode, type WritingMode } from '../../src/core/contracts/job.ts';
import { claim, source } from '../../src/core/contracts/research.ts';
import { TONES } from '../../src/core/rules/tones.ts';
import { USE_CASES } from '../../src/server/llm/use-cases.ts';
import type { StoredSource } from '../../src/server/research/findings.ts';
import type { Assignment, PieceRef } from '../../src/server/writing/writer.ts';
import type { RecordedCall } from './recorder.ts';
import { nameOfPiece, taskOfCall } from './task-of-call.ts';

/** A job as a model did it: all that its pieces were written from, and every request with its answer. */
export interface Recording {
  readonly name: string;
  /** How to record it again. */
  readonly command: string;
  readonly assignment: Assignment;
  /** The sources with their stored texts. */
  readonly sources: readonly StoredSource[];
  readonly pieces: readonly PieceRef[];
  readonly mode: WritingMode;
  /** Tokens that the model holds, which decides how much of the sources it was shown; null where that is plenty. */
  readonly memory: number | null;
  readonly calls: readonly Omit<RecordedCall, 'usage'>[];
}

interface Calls {
  readonly calls: readonly RecordedCall[];
}

/** Longer than any fence that a model sets. */
const FENCE = '~~~~~~~~';

const terms = z.array(z.string());
/** Jobs that were recorded before did not say whose a source is. */
const recordedSource = source.extend({ ours: z.boolean().default(false) });
const job = z.object({
  assignment: z.object({
    topic: z.string(),
    persona: z.object({
      name: z.string(),
      audience: z.string(),
      tone: z.enum(TONES),
      objectives: terms,
      language: z.string().nullable(),
      website: z.string().nullable().default(null),
      bannedTerms: terms,
      requiredTerms: terms,
      preferredTerms: terms,
      approvedFacts: terms,
      voiceSamples: terms,
      styleProfile: z.string(),
    }),
    language: z.string().nullable(),
    opinion: z.string(),
    points: z.array(z.object({ id: z.string(), text: z.string() })),
    sources: z.array(recordedSource),
    ledger: z.array(claim),
    brief: z.string(),
  }),
  sources: z.array(recordedSource.extend({ text: z.string() })),
  pieces: z.array(z.object({ format: z.string(), variant: z.int() })),
  mode: writingMode.default('best'),
  memory: z.int().nullable().default(null),
});

/** A job out of all its calls: research, the plan, then piece by piece, whichever was answered first; those of a piece keep their order. */
export function recordingOf({ calls, ...rest }: Omit<Recording, 'calls'> & Calls): Recording {
  const order = rest.pieces.map((piece) => nameOfPiece(piece));
  const placeOf = (call: RecordedCall) =>
    call.useCase === 'brief' ? -2 : order.findIndex((name) => taskOfCall(call).endsWith(`: ${name}`));
  const inOrder = calls.toSorted((one, other) => placeOf(one) - placeOf(other));
  return { ...rest, calls: inOrder.map(({ usage: _usage, ...call }) => call) };
}

/** Markdown to be read; `parseRecording` makes the same recording of it. Throws where its pieces share no prefix. */
export function printRecording({ name, command, calls, ...rest }: Recording): string {
  const writing = calls.filter(({ useCase }) => useCase !== 'brief');
  const [first] = writing;
  if (!first) throw new Error(`${name}: nothing was written, so there is nothing to record`);
  if (writing.some(({ system, shared }) => system !== first.system || shared !== first.shared))
    throw new Error(`${name}: its calls do not begin alike, and the file keeps one beginning`);
  // The texts are told with the sources.
  const {
    assignment: { texts: _texts, ...assignment },
    ...given
  } = rest;
  const parts = calls.map((call) => [
    `## ${taskOfCall(call)}`,
    `use case ${call.useCase}, answered by ${call.model}`,
    ...(call.useCase === 'brief' ? [section('Told', call.system)] : []),
    section('Asked', call.prompt),
    section('Answered', call.answer),
  ]);
  return `${[
    `# ${name}`,
    `A whole job as a model wrote it, replayed by \`test/recorded/replay.test.ts\`. To record it again:`,
    `    ${command}`,
    section('Job', JSON.stringify({ assignment, ...given }, null, 2)),
    section('System', first.system),
    section('Shared', first.shared),
    ...parts.flat(),
  ].join('\n\n')}\n`;
}

function section(title: string, text: string): string {
  if (text.includes(FENCE)) throw new Error(`${title} holds a fence of the file itself`);
  return `### ${title}\n\n${FENCE}\n${text}\n${FENCE}`;
}

export function parseRecording(file: string): Recording {
  const sections = Array.from(
    file.matchAll(/^### (\w+)\n\n~{8}\n([\s\S]*?)\n~{8}$/gm),
    ([, title = '', text = '']) => ({ title, text }),
  );
  const outside = file.replace(/^~{8}\n[\s\S]*?\n~{8}$/gm, '');
  const told = (title: string) => sections.find((found) => found.title === title)?.text ?? '';
  const { assignment, ...given } = job.parse(JSON.parse(told('Job')));
  return {
    name: /^# (.+)$/m.exec(outside)?.[1] ?? '',
    command: /^ {4}(.+)$/m.exec(outside)?.[1] ?? '',
    assignment: { ...assignment, texts: new Map(given.sources.map(({ id, text }) => [id, text])) },
    ...given,
    calls: callsIn(sections, outside, { system: told('System'), shared: told('Shared') }),
  };
}

interface Section {
  readonly title: string;
  readonly text: string;
}

function callsIn(
  sections: readonly Section[],
  outside: string,
  prefix: Pick<RecordedCall, 'system' | 'shared'>,
): Recording['calls'] {
  const heads = Array.from(outside.matchAll(/^use case (\w+), answered by (.+)$/gm));
  const of = (title: string) => sections.filter((found) => found.title === title).map(({ text }) => text);
  const [own, asked, answered] = [of('Told'), of('Asked'), of('Answered')];
  return heads.map(([, use, model = ''], at) => {
    const useCase = z.enum(USE_CASES).parse(use);
    // Research has its own beginning and comes first.
    const begun = useCase === 'brief' ? { system: own[at] ?? '', shared: '' } : prefix;
    return { useCase, model, ...begun, prompt: asked[at] ?? '', answer: answered[at] ?? '' };
  });
}
