import type { TextModel } from '../../src/server/llm/text-model.ts';
import type { UseCase } from '../../src/server/llm/use-cases.ts';
import type { Usage } from '../../src/server/llm/usage.ts';

/** A call to a model with its answer. */
export interface RecordedCall {
  readonly useCase: UseCase;
  readonly system: string;
  /** Empty where the calls of a job share nothing. */
  readonly shared: string;
  readonly prompt: string;
  readonly answer: string;
  /** The name of the model that gave it. */
  readonly model: string;
  readonly usage: Usage;
}

export interface Recorder {
  readonly model: TextModel;
  /** Answered calls, in the order of their answers. */
  readonly calls: readonly RecordedCall[];
  /** Calls that brought no answer. */
  readonly failed: number;
}

/** The same model, with a record of what it was asked and answered. */
export function recorderOf(model: TextModel): Recorder {
  const calls: RecordedCall[] = [];
  const recorder = {
    calls,
    failed: 0,
    model: {
      name: model.name,
      vendor: model.vendor,
      memory: model.memory,
      generate: async (request): ReturnType<TextModel['generate']> => {
        const { useCase, system, shared = '', prompt } = request;
        try {
          const answer = await model.generate(request);
          calls.push({
            useCase,
            system,
            shared,
            prompt,
            answer: answer.text,
            model: answer.model,
            usage: answer.usage,
          });
          return answer;
        } catch (error) {
          recorder.failed += 1;
          throw error;
        }
      },
    } satisfies TextModel,
  };
  return recorder;
}
