import { textTokens } from '../../src/server/llm/expected-tokens.ts';
import type { TextModel, TextRequest } from '../../src/server/llm/text-model.ts';
import type { UseCase } from '../../src/server/llm/use-cases.ts';
import { askForClaims } from '../../src/server/research/ledger/model/claims-prompt.ts';
import { createModelWriter } from '../../src/server/writing/model/model-writer.ts';
import { writeJob } from '../evals/model/run/write-job.ts';
import { readPrompt } from '../fakes/fake-model/read-prompt.ts';
import { silentLogger } from '../support/silent-logger.ts';
import type { Recording } from './recording.ts';
import { replayerOf } from './replayer.ts';
import { taskOfCall } from './task-of-call.ts';

/** A call with its sizes in tokens, by the product's own count. */
export interface MeasuredCall {
  readonly useCase: UseCase;
  /** "piece: X Post 2" */
  readonly task: string;
  /** Empty where it is for no piece. */
  readonly format: string;
  readonly system: number;
  readonly shared: number;
  readonly prompt: number;
  /** The lines of a plan's prompt that list its pieces. */
  readonly list: number;
  readonly answer: number;
}

export interface MeasuredJob {
  readonly recording: Recording;
  readonly calls: readonly MeasuredCall[];
}

/** What a recorded job takes with the prompts of today and the answers of then; a repair that is not asked for today is none. */
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
    list: textTokens(list.join('\n')),
    answer: textTokens(answer),
  };
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
  await writeJob(recording.assignment, recording.pieces, { writer: createModelWriter(model, silentLogger), signal });
  return model.asked;
}

/** A recording keeps of its sources what the ledger rests on: that is what is shown. */
async function askedOfSources({ assignment, sources }: Recording): Promise<readonly TextRequest[]> {
  const asked: TextRequest[] = [];
  const listener: TextModel = {
    name: 'listener',
    vendor: 'none',
    generate(request) {
      asked.push(request);
      const usage = { inputTokens: null, cachedInputTokens: null, cacheWriteTokens: null, outputTokens: null };
      return Promise.resolve({ text: '', model: 'listener', usage });
    },
  };
  const terms = { title: [], alias: [], headings: [], sentences: [] };
  await askForClaims(listener, {
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
