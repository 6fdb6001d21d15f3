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
export function replayerOf({ name, calls }: Pick<Recording, 'name' | 'calls'>): Replayer {
  const asked: TextRequest[] = [];
  const left = Map.groupBy(calls, taskOfCall);
  return {
    name: calls[0]?.model ?? 'recorded',
    vendor: 'The recording',
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

/** What a repair asks for stands last; of other requests the end is the least known part. */
const endOf = (prompt: string): string => /<problems>[\s\S]*?<\/problems>/.exec(prompt)?.[0] ?? prompt.slice(-600);
