import type { Instructions, LanguageModel, ModelMessage, streamText } from 'ai';
import type { FailureKind } from './model-failure.ts';
import type { PromptTexts } from './text-model.ts';

/** Where and what to call; empty texts where nothing is set. */
export interface ModelEndpoint {
  readonly model: string;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** The setting that the key came from, or where it is missing. */
  readonly keySetting: string;
  /** Tokens that question and answer may have together, where the caller decides on that. */
  readonly contextTokens: number;
}

/** A request as one vendor wants it. */
export interface VendorPrompt {
  readonly instructions: Instructions;
  readonly messages: ModelMessage[];
  readonly providerOptions?: NonNullable<Parameters<typeof streamText>[0]['providerOptions']>;
}

/** Where a vendor tells of its models without using any tokens. */
export interface ModelCatalogue {
  readonly headers: Readonly<Record<string, string>>;
  /** Lists the models: `{data: [{id}]}` or `{models: [{name}]}`. */
  readonly all: string;
  /** Tells of this model alone and answers 404 for an unknown one, under other names of a model, too. */
  readonly one?: string;
  /** Whether a list of these names means that the model is there; null where the list does not tell. */
  holds(names: readonly string[]): boolean | null;
}

/** A kind of model endpoint. One file each in `providers/`, one line in `registry.ts`. */
export interface LlmProvider<Key extends string = string> {
  /** As `LLM_PROVIDER` names it. */
  readonly id: string;
  /** Settings that hold a key of this vendor alone; the first one that is set counts. */
  readonly keys: readonly Key[];
  /** What a key of this vendor looks like. */
  readonly keyLook: RegExp | null;
  /** Where the vendor answers unless the settings say otherwise; empty where only they can. */
  readonly baseUrl: string;
  /** Calls at once unless the settings say otherwise. */
  readonly callsAtOnce: number;
  /** Tokens to ask room for where the vendor wants a number; left to it when absent. */
  readonly room?: number;
  /** Who is asked: a name, or the host where the address is all that is known. */
  vendor(endpoint: ModelEndpoint): string;
  /** The same as the subject of a sentence to the user, where that differs. */
  subject?(endpoint: ModelEndpoint): string;
  /** What to do about a model that the vendor does not know, for whoever runs the product. */
  unknownModel?(endpoint: ModelEndpoint): string;
  /** What is missing or wrong, each a sentence for the person who runs the product; empty when all is well. */
  problems(endpoint: ModelEndpoint): readonly string[];
  /** Loads what speaks to the vendor only now: a start needs at most one of them. */
  create(endpoint: ModelEndpoint): Promise<LanguageModel>;
  /** What a refusal means where its status alone would mislead. `said` is the vendor's text, to be searched for its codes. */
  refusal?(status: number, said: string): FailureKind | null;
  /** How the vendor's prompt cache learns of the part that all calls of a job share. */
  prompt?(texts: PromptTexts): VendorPrompt;
  catalogue(endpoint: ModelEndpoint): ModelCatalogue;
}

/** A server of models that needs no settings when it answers on this machine. */
export interface LocalModels {
  /** The provider's id. */
  readonly id: string;
  /** What to do where it answers, and has no model that can chat. */
  readonly nothingInstalled: string;
  /** Null where nothing answers at the address; else the newest model that can chat, or null where there is none. */
  ask(address: string): Promise<{ readonly chats: string | null } | null>;
}
