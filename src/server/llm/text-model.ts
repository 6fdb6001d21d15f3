import type { CallMeter } from './call-meter.ts';
import type { ModelAnswer } from './model-answer.ts';
import type { UseCase } from './use-cases.ts';

export interface TextRequest {
  readonly useCase: UseCase;
  readonly system: string;
  /** What opens the prompt of every call for one job, byte for byte, so that a vendor's prompt cache can keep it. */
  readonly shared?: string;
  /** What is asked in this call. */
  readonly prompt: string;
  /**
   * Names what is asked where the prompt holds what can differ from one try to the next, such as what other pieces say by
   * then: an answer that was paid for before is still one to this question.
   */
  readonly question?: string;
  readonly signal: AbortSignal;
  /** Left to the vendor when absent: some count hidden reasoning in, so a low number cuts answers off. */
  readonly maxOutputTokens?: number;
  /**
   * Hears of every call that is made for this request, and may keep one from being made. It has to be named: without one
   * the calls count for nobody, as those of trials outside of the product do.
   */
  readonly meter: CallMeter | undefined;
  /** Hears the answer while it is given. Only the answer that `generate` resolves to is whole. */
  readonly listener?: AnswerListener | undefined;
}

/** Hears an answer while it is given; it must not throw. */
export interface AnswerListener {
  /** A try begins: what was heard before is over. */
  begin(): void;
  /** Text that follows what this try has given so far. */
  add(text: string): void;
}

/** What of a request a model reads. */
export type PromptTexts = Pick<TextRequest, 'system' | 'shared' | 'prompt'>;

/** A model that answers whole or not at all. */
export interface TextModel {
  /** As the configuration names it; of several the first one. */
  readonly name: string;
  /** Who is asked, such as "OpenAI", for sentences to the user. */
  readonly vendor: string;
  /**
   * Tokens that question and answer may take together where texts are written: of several models, what the smallest can
   * hold. Null where that is more than any prompt of ours.
   */
  readonly memory: number | null;
  /** Throws `ModelFailure`, or the signal's reason when the caller aborts. */
  generate(request: TextRequest): Promise<ModelAnswer>;
}
