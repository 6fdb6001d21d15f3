import type { TextModel, TextRequest } from '../../src/server/llm/text-model.ts';
import type { Recording } from './recording.ts';
import { taskOfCall } from './task-of-call.ts';

export interface Replayer extends TextModel {
  /** What was asked, in order. */
  readonly asked: readonly TextRequest[];
}

/** Something was asked that the recorded job never asked. */
export class NotRecorded extends Error {}

/**
 * A model that answers as the recorded one did: by what a request is for, which piece, and how often that was asked
 * before. The words of a request may change; what it asks for may not.
 */
export function replayerOf({ name, calls, memory }: Pick<Recording, 'name' | 'calls' | 'memory'>): Replayer {
  const asked: TextRequest[] = [];
  const left = Map.groupBy(calls, taskOfCall);
  return {
    name: calls[0]?.model ?? 'recorded',
    vendor: 'The recording',
    memory,
    asked,
    async generate(request) {
      request.signal.throwIfAborted();
      asked.push(request);
      const task = taskOfCall(request);
      const next = left.get(task)?.shift();
      if (!next) throw new NotRecorded(`${name} has no further answer for "${task}":\n${endOf(request.prompt)}`);
      const usage = { inputTokens: null, cachedInputTokens: null, cacheWriteTokens: null, outputTokens: null };
      return await Promise.resolve({ text: next.answer, model: next.model, usage });
    },
  };
}

/** What was found in a text says why it is asked about again; of other requests the end is the least known part. */
const endOf = (prompt: string): string => {
  const found =
    /<found>[\s\S]*?<\/found>/.exec(prompt)?.[0] ?? prompt.match(/<problem>[\s\S]*?<\/problem>/g)?.join('\n');
  return found ?? prompt.slice(-600);
};
