import type { LanguageModel } from 'ai';

/** Where and what to call; empty texts where nothing is set. */
export interface ModelEndpoint {
  readonly model: string;
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** A kind of model endpoint. One file each in `providers/`, one line in `registry.ts`. */
export interface LlmProvider {
  /** As `LLM_PROVIDER` names it. */
  readonly id: string;
  /** Who is asked, for sentences to the user. */
  readonly vendor: string;
  /** What is missing or wrong, each a sentence for the person who runs the product; empty when all is well. */
  problems(endpoint: ModelEndpoint): readonly string[];
  create(endpoint: ModelEndpoint): LanguageModel;
}
