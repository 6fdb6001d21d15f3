/** What a call is for. Prompts name a use case, never a model. */
export type UseCase = 'plan' | 'brief' | 'draft' | 'piece' | 'repair';

export interface TextRequest {
  readonly useCase: UseCase;
  readonly system: string;
  readonly prompt: string;
  readonly signal: AbortSignal;
  /** Left to the vendor when absent: some count hidden reasoning in, so a low number cuts answers off. */
  readonly maxOutputTokens?: number;
}

/** Tokens as the vendor counted them; null where it said nothing. */
export interface Usage {
  readonly inputTokens: number | null;
  readonly cachedInputTokens: number | null;
  readonly outputTokens: number | null;
}

export interface ModelAnswer {
  readonly text: string;
  readonly usage: Usage;
}

/** A model that answers whole or not at all. */
export interface TextModel {
  /** As the configuration names it. */
  readonly name: string;
  /** Throws `ModelFailure`, or the signal's reason when the caller aborts. */
  generate(request: TextRequest): Promise<ModelAnswer>;
}
