import type { SettingsOf } from '../config/define-settings.ts';
import { createBrave } from './providers/brave.ts';
import { createExa } from './providers/exa.ts';
import { createMediaWiki } from './providers/mediawiki.ts';
import { createSearxng } from './providers/searxng.ts';
import { createTavily } from './providers/tavily.ts';
import type { providerSettings } from './provider.settings.ts';
import { type ProviderEntry, providerEntry } from './provider-entry.ts';
import type { ResearchProvider } from './research-provider.ts';

/** What the providers' own settings hold together. */
export type ProviderSettings = SettingsOf<typeof providerSettings>;

const entry = providerEntry<ProviderSettings>();

/** Every place to look things up, by the name that RESEARCH_PROVIDERS takes. A new one is one line here. */
const providers = {
  wikipedia: entry([], (given) => createMediaWiki({ apiUrl: given.WIKIPEDIA_API_URL })),
  searxng: entry(['SEARXNG_URL'], (given) => createSearxng({ url: given.SEARXNG_URL })),
  tavily: entry(['TAVILY_API_KEY'], (given) =>
    createTavily({ apiUrl: given.TAVILY_API_URL, apiKey: given.TAVILY_API_KEY }),
  ),
  brave: entry(['BRAVE_API_KEY'], (given) => createBrave({ apiUrl: given.BRAVE_API_URL, apiKey: given.BRAVE_API_KEY })),
  exa: entry(['EXA_API_KEY'], (given) => createExa({ apiUrl: given.EXA_API_URL, apiKey: given.EXA_API_KEY })),
} as const satisfies Record<string, ProviderEntry<ProviderSettings>>;

export type ProviderName = keyof typeof providers;

export const PROVIDER_NAMES = Object.keys(providers).filter(isProviderName);

export function isProviderName(name: string): name is ProviderName {
  return Object.hasOwn(providers, name);
}

type ChosenProviders = ProviderSettings & { readonly RESEARCH_PROVIDERS: readonly ProviderName[] };

/** What the providers that the settings name lack, each a sentence; empty when the product can start with them. */
export function researchProblems(settings: ChosenProviders): string[] {
  return settings.RESEARCH_PROVIDERS.flatMap((name) =>
    providers[name].missing(settings).map((setting) => `${setting} is missing: RESEARCH_PROVIDERS names ${name}`),
  );
}

/** The providers that the settings name, in their order. Call it with settings that have no `researchProblems`. */
export function createResearchProviders(settings: ChosenProviders): ResearchProvider[] {
  return settings.RESEARCH_PROVIDERS.map((name) => providers[name].create(settings));
}
