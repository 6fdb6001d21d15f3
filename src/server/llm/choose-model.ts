import { defaultModelOf } from '../../core/vendors/model-vendors.ts';
import { SILENCE } from './llm.settings.ts';
import type { LlmSettings } from './llm.settings.ts';
import { isOnOwnNetwork } from './own-network.ts';
import type { LlmProvider, ModelEndpoint } from './provider.ts';
import { llmProviders, localProvider } from './registry.ts';
import type { KeyName } from './registry.ts';
import type { SilenceLimits } from './silence-watch.ts';
import { USE_CASES } from './use-cases.ts';
import type { UseCase } from './use-cases.ts';

/** One model at one vendor. */
export interface Candidate {
  /** The same for the same model at the same address. */
  readonly id: string;
  /** The model's name, as the vendor knows it. */
  readonly name: string;
  /** Who is asked: a name or a host. */
  readonly vendor: string;
  /** The same as the subject of a sentence. */
  readonly subject: string;
  readonly provider: LlmProvider;
  readonly endpoint: ModelEndpoint;
  readonly limits: SilenceLimits;
  /** Whether its address is on this machine or a network of the user's own. */
  readonly isLocal: boolean;
}

export interface ChosenModel {
  readonly kind: 'model';
  /** Of several the first one. */
  readonly name: string;
  readonly vendor: string;
  /** At least one for each use, in the order of asking. */
  readonly candidates: Readonly<Record<UseCase, readonly Candidate[]>>;
  readonly maxConcurrency: number;
  /** Tokens a UTC day, or null for no limit. */
  readonly dailyTokens: number | null;
}

export type Choice = { readonly kind: 'builtin' } | ChosenModel;

type Provider = LlmProvider<KeyName>;

/** What the settings lack together, each a sentence; empty when the product can start with them. */
export function llmProblems(settings: LlmSettings): readonly string[] {
  const main = mainProvider(settings);
  if (!main) return [];
  const problems = everyCandidate(candidatesFor(settings, main)).flatMap(({ provider, endpoint }) =>
    provider.problems(endpoint),
  );
  return [...new Set(problems)];
}

/** Who writes. Call it with settings that have no `llmProblems`. Nobody is asked: `findModel` looks for a local one. */
export function chooseModel(settings: LlmSettings): Choice {
  const main = mainProvider(settings);
  if (!main) return { kind: 'builtin' };
  const candidates = candidatesFor(settings, main);
  const [first] = candidates.draft;
  if (!first) return { kind: 'builtin' };
  return {
    kind: 'model',
    name: first.name,
    vendor: first.vendor,
    candidates,
    maxConcurrency: settings.LLM_MAX_CONCURRENCY ?? first.provider.callsAtOnce,
    dailyTokens: settings.LLM_DAILY_TOKEN_LIMIT,
  };
}

/** All models that may be asked, each once. */
export function everyCandidate(candidates: ChosenModel['candidates']): readonly Candidate[] {
  return [...new Map(USE_CASES.flatMap((use) => candidates[use]).map((each) => [each.id, each])).values()];
}

/** Whose names of models need no id in front; null for the built-in writer. */
export function mainProvider(settings: LlmSettings): Provider | null {
  if (settings.LLM_PROVIDER !== 'auto') return byId(settings.LLM_PROVIDER);
  if (settings.LLM_BASE_URL !== '') return byId('openai-compatible');
  if (settings.LLM_API_KEY !== '') return byLook(settings.LLM_API_KEY);
  const [first] = settings.LLM_MODEL;
  const named = first === undefined ? null : splitName(first).provider;
  if (named) return named;
  const withKey = llmProviders.find(({ keys }) => keys.some((key) => settings[key] !== ''));
  // A name without anything else is that of a local model.
  return withKey ?? (first === undefined ? null : localProvider);
}

const byId = (id: string): Provider | null => llmProviders.find((provider) => provider.id === id) ?? null;

/** The longest look that fits: that of one vendor's keys begins as another's. */
function byLook(key: string): Provider | null {
  const fitting = llmProviders.filter(({ keyLook }) => keyLook?.test(key));
  const [closest] = fitting.toSorted((a, b) => lookLength(b) - lookLength(a));
  return closest ?? byId('openai');
}

const lookLength = ({ keyLook }: Provider): number => keyLook?.source.length ?? 0;

/** A colon counts only behind a provider's id: names of local models hold some. */
function splitName(entry: string): { provider: Provider | null; name: string } {
  const colon = entry.indexOf(':');
  const provider = colon > 0 ? byId(entry.slice(0, colon).toLowerCase()) : null;
  return provider ? { provider, name: entry.slice(colon + 1).trim() } : { provider: null, name: entry };
}

function candidatesFor(settings: LlmSettings, main: Provider): ChosenModel['candidates'] {
  const usual = settings.LLM_MODEL.length > 0 ? settings.LLM_MODEL : [''];
  const listOf = (names: readonly string[]) =>
    (names.length > 0 ? names : usual).map((entry) => candidate(settings, main, entry));
  return {
    brief: listOf(settings.LLM_MODEL_BRIEF),
    plan: listOf(settings.LLM_MODEL_PLAN),
    draft: listOf(settings.LLM_MODEL_DRAFT),
    edit: listOf(settings.LLM_MODEL_EDIT),
    check: listOf(settings.LLM_MODEL_CHECK),
    voice: listOf(settings.LLM_MODEL_VOICE),
  };
}

function candidate(settings: LlmSettings, main: Provider, entry: string): Candidate {
  const { provider: named, name } = splitName(entry);
  const provider = named ?? main;
  const model = name || defaultModelOf(provider.id);
  const endpoint: ModelEndpoint = {
    model,
    baseUrl: addressOf(settings, provider, main),
    ...keyOf(settings, provider, main),
    contextTokens: settings.OLLAMA_CONTEXT_LENGTH,
  };
  return {
    id: `${provider.id} ${endpoint.baseUrl} ${model}`,
    name: model,
    vendor: provider.vendor(endpoint),
    subject: provider.subject?.(endpoint) ?? provider.vendor(endpoint),
    provider,
    endpoint,
    limits: limitsOf(settings, endpoint.baseUrl),
    isLocal: isOnOwnNetwork(endpoint.baseUrl),
  };
}

/** The address that is set is that of the main provider, and of the one that has none of its own. */
function addressOf(settings: LlmSettings, provider: Provider, main: Provider): string {
  const isSet = settings.LLM_BASE_URL !== '' && (provider === main || provider.baseUrl === '');
  if (provider !== localProvider) return isSet ? settings.LLM_BASE_URL : provider.baseUrl;
  // The address of its imitation of another API leads to its own, too.
  return isSet ? settings.LLM_BASE_URL.replace(/\/(?:v1|api)$/, '') : settings.OLLAMA_HOST;
}

/** No key goes to another vendor than its own. */
function keyOf(settings: LlmSettings, provider: Provider, main: Provider): { apiKey: string; keySetting: string } {
  const general = settings.LLM_API_KEY;
  const own = provider.keys.find((key) => settings[key] !== '');
  const isGeneral =
    provider === main
      ? general !== ''
      : own === undefined && general !== '' && byLook(general) === provider && provider.keyLook?.test(general) === true;
  if (isGeneral) return { apiKey: general, keySetting: 'LLM_API_KEY' };
  return { apiKey: own === undefined ? '' : settings[own], keySetting: own ?? provider.keys[0] ?? 'LLM_API_KEY' };
}

function limitsOf(settings: LlmSettings, address: string): SilenceLimits {
  const usual = isOnOwnNetwork(address) ? SILENCE.local : SILENCE.remote;
  return {
    firstTokenMs: (settings.LLM_FIRST_TOKEN_TIMEOUT ?? usual.firstToken) * 1000,
    idleMs: (settings.LLM_IDLE_TIMEOUT ?? usual.idle) * 1000,
  };
}
