import type { TextModel, TextRequest } from '../../src/server/llm/text-model.ts';

export interface ScriptedModel extends TextModel {
  readonly asked: readonly TextRequest[];
}

/** A model that says one answer after the other, and throws the errors among them; after the last it says nothing. */
export function modelThatSays(...answers: readonly (string | Error)[]): ScriptedModel {
  const asked: TextRequest[] = [];
  return {
    name: 'scripted',
    vendor: 'Scripted',
    memory: null,
    asked,
    async generate(request) {
      request.signal.throwIfAborted();
      const answer = answers[asked.push(request) - 1] ?? '';
      if (answer instanceof Error) throw answer;
      return {
        text: answer,
        model: 'scripted',
        usage: { inputTokens: null, cachedInputTokens: null, cacheWriteTokens: null, outputTokens: null },
      };
    },
  };
}
