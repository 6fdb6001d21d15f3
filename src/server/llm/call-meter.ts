import type { FailureKind } from './model-failure.ts';
import type { ModelAnswer } from './model-answer.ts';
import type { UseCase } from './use-cases.ts';
import type { Usage } from './usage.ts';

/** A call that is about to be made. */
export interface CallIntent {
  readonly useCase: UseCase;
  /** The id of the provider and the name of the model that is going to be asked. */
  readonly provider: string;
  readonly model: string;
  /** A guess at the tokens of question and answer together. */
  readonly expectedTokens: number;
}

/** How a call ended. */
export interface CallEnd {
  /** The id of the provider, and who was asked. */
  readonly provider: string;
  readonly vendor: string;
  readonly model: string;
  /** Whether the endpoint is on a machine or network of the user's own. */
  readonly isLocal: boolean;
  /** Tokens as the vendor counted them. Null where the call ended before it told, though it may charge for it. */
  readonly usage: Usage | null;
  /** Null for a whole answer. */
  readonly failure: FailureKind | null;
}

/**
 * Counts the calls that are made for somebody, one entry a try, and may keep one from being made. Only calls under way
 * hold anything back: who waits for a place among the calls, or for room here, keeps nobody from going on.
 */
export interface CallMeter {
  /**
   * Asked before a place is asked for. Waits, holding nothing, while the call would fit but for what others under way hold
   * back.
   *
   * @returns false when the call must not be made, since it would pass a limit with nobody under way.
   * @throws the signal's reason when the caller aborts meanwhile; BudgetSpent when a limit keeps it from being made today.
   */
  fits(intent: CallIntent, signal: AbortSignal): Promise<boolean>;
  /**
   * Asked when the try has its place and is about to begin.
   *
   * @returns what has to be told of the end of the try, however it ends; null when others have taken the room meanwhile:
   * the place is to be given up, and `fits` asked again.
   */
  admit(intent: CallIntent): AdmittedCall | null | Promise<AdmittedCall | null>;
  /** Answers that were paid for before and not used yet. Without it the model is always asked. */
  readonly paid?: PaidAnswers;
}

/**
 * Model answers, kept until the result of the work is saved. After a kill or a stop of the process the next run uses them
 * instead of calling the model again. None of its functions throws.
 */
export interface PaidAnswers {
  /** An answer to this question from an earlier run. Each is returned once; null when there is none left. */
  take(question: string): Promise<ModelAnswer | null>;
  /** Resolves once the answer is written down, or could not be. */
  keep(question: string, answer: ModelAnswer): Promise<void>;
}

export interface AdmittedCall {
  /** Resolves once the call is written down, or could not be: an answer is never lost over its count. */
  ended(end: CallEnd): Promise<void>;
  /** The call was not made after all, or nobody charges for it. */
  dropped(): Promise<void> | void;
}
