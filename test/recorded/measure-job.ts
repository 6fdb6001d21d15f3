import { findFormat } from '../../src/core/formats/registry.ts';
import { textTokens } from '../../src/server/llm/expected-tokens.ts';
import type { TextModel, TextRequest } from '../../src/server/llm/text-model.ts';
import type { UseCase } from '../../src/server/llm/use-cases.ts';
import { askForClaims } from '../../src/server/research/ledger/model/claims-prompt.ts';
import { createModelWriter } from '../../src/server/writing/model/model-writer.ts';
import { readJson } from '../../src/server/llm/prompt/read-json.ts';
import { planAnswer } from '../../src/server/writing/model/planning/plan-answer.ts';
import { derivedPlan } from '../../src/server/writing/model/planning/derived-plan.ts';
import { askForFastDraft } from '../../src/server/writing/model/prompts/draft-prompt.ts';
import { withoutNotes } from '../../src/server/writing/model/prompts/notes.ts';
import { writeJob } from '../evals/model/run/write-job.ts';
import { readPrompt } from '../fakes/fake-model/read-prompt.ts';
import { silentLogger } from '../support/silent-logger.ts';
import type { Recording } from './recording.ts';
import { replayerOf } from './replayer.ts';
import { taskOfCall } from './task-of-call.ts';

/** A call with its sizes in tokens, by the product's own count. */
export interface MeasuredCall {
  readonly useCase: UseCase;
  /** "draft: X Post 2" */
  readonly task: string;
  /** Empty where it is for no piece. */
  readonly format: string;
  readonly system: number;
  readonly shared: number;
  readonly prompt: number;
  /** Of the prompt, what stands from its task on. */
  readonly instructions: number;
  /** The lines of a plan's prompt that list its pieces. */
  readonly list: number;
  /** Of the answer to a plan, the ways in of its pieces. */
  readonly ways: number;
  readonly answer: number;
  /** The answer without the notes before it. */
  readonly text: number;
}

export interface MeasuredJob {
  readonly recording: Recording;
  readonly calls: readonly MeasuredCall[];
}

/** What a recorded job takes with the prompts of today and the answers of then; an edit that is not asked for today is none. */
export async function measureJob(recording: Recording): Promise<MeasuredJob> {
  const asked = [...(await askedOfSources(recording)), ...(await askedOfWriter(recording))];
  const answers = Map.groupBy(recording.calls, taskOfCall);
  const calls = asked.map((request): MeasuredCall => {
    const task = taskOfCall(request);
    const answer = answers.get(task)?.shift()?.answer;
    if (answer === undefined) throw new Error(`${recording.name} has no answer for ${task}`);
    return measured(request, answer);
  });
  return { recording, calls };
}

/** The same of the prompts of then. */
export function measureRecorded(recording: Recording): MeasuredJob {
  return { recording, calls: recording.calls.map((call) => measured(call, call.answer)) };
}

function measured(request: Pick<TextRequest, 'useCase' | 'system' | 'shared' | 'prompt'>, answer: string) {
  const { useCase, system, shared = '', prompt } = request;
  const list = useCase === 'plan' ? prompt.split('\n').filter((line) => /^\d+\. .+, variant \d/.test(line)) : [];
  return {
    useCase,
    task: taskOfCall(request),
    format: readPrompt(prompt).format,
    system: textTokens(system),
    shared: textTokens(shared),
    prompt: textTokens(prompt),
    instructions: textTokens(prompt.slice(Math.max(0, prompt.indexOf('<task>')))),
    list: textTokens(list.join('\n')),
    ways: useCase === 'plan' ? textTokens(JSON.stringify(readWays(answer), null, 1)) : 0,
    answer: textTokens(answer),
    text: textTokens(withoutNotes(answer)),
  };
}

/** What a plan says of its pieces; nothing where it cannot be read. */
function readWays(answer: string): unknown {
  const reading = readJson(answer, planAnswer);
  return 'value' in reading ? reading.value.pieces : [];
}

/** Prompts of the drafts that fast mode would ask for, by the format of each. */
export async function askedOfFast({ assignment, pieces }: Recording): Promise<readonly TextRequest[]> {
  const plan = derivedPlan(assignment, pieces);
  const { model, asked } = listening();
  for (const piece of plan.pieces) {
    const format = findFormat(piece.format);
    if (!format) throw new Error(`No format is called ${piece.format}`);
    const { signal } = new AbortController();
    await askForFastDraft(model, { assignment, plan, piece, format, mode: 'fast', signal });
  }
  return asked;
}

export interface JobUsage {
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export function usageOf({ calls }: MeasuredJob): JobUsage {
  const sum = (sizeOf: (call: MeasuredCall) => number) => calls.reduce((total, call) => total + sizeOf(call), 0);
  return {
    calls: calls.length,
    inputTokens: sum(({ system, shared, prompt }) => system + shared + prompt),
    outputTokens: sum(({ answer }) => answer),
  };
}

async function askedOfWriter(recording: Recording): Promise<readonly TextRequest[]> {
  const model = replayerOf(recording);
  const { signal } = new AbortController();
  const { assignment, pieces, mode } = recording;
  await writeJob(assignment, pieces, { writer: createModelWriter(model, silentLogger), mode, signal });
  return model.asked;
}

/** A recording keeps of its sources what the ledger rests on: that is what is shown. */
async function askedOfSources({ assignment, sources, calls }: Recording): Promise<readonly TextRequest[]> {
  if (!calls.some(({ useCase }) => useCase === 'brief')) return [];
  const { model, asked } = listening();
  const terms = { title: [], alias: [], headings: [], sentences: [] };
  await askForClaims(model, {
    topic: assignment.topic,
    audience: assignment.persona.audience,
    sources: sources.map((source) => ({
      name: source.id,
      from: {
        source,
        reading: { language: 'en', sentences: [], terms },
        fit: { subject: new Set(), subjectShare: 1 },
      },
      passages: source.text.split(/\n+/).filter((line) => line.trim() !== ''),
    })),
    signal: new AbortController().signal,
  });
  return asked;
}

/** A model that hears what it is asked and says nothing. */
function listening(): { readonly model: TextModel; readonly asked: readonly TextRequest[] } {
  const asked: TextRequest[] = [];
  const model: TextModel = {
    name: 'listener',
    vendor: 'none',
    memory: null,
    generate(request) {
      asked.push(request);
      const usage = { inputTokens: null, cachedInputTokens: null, cacheWriteTokens: null, outputTokens: null };
      return Promise.resolve({ text: '', model: 'listener', usage });
    },
  };
  return { model, asked };
}
