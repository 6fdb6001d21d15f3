import type { SettingsOf } from '../config/define-settings.ts';
import { createMediaWiki } from './providers/mediawiki.ts';
import type { wikipediaSettings } from './providers/wikipedia.settings.ts';
import type { ResearchProvider } from './research-provider.ts';

/** What the providers' own settings hold together. */
type ProviderSettings = SettingsOf<typeof wikipediaSettings>;

/** Every place to look things up, by the name that RESEARCH_PROVIDERS takes. A new one is one line here. */
const providers = {
  wikipedia: (settings) => createMediaWiki({ apiUrl: settings.WIKIPEDIA_API_URL }),
} as const satisfies Record<string, (settings: ProviderSettings) => ResearchProvider>;

export type ProviderName = keyof typeof providers;

export const PROVIDER_NAMES = Object.keys(providers).filter(isProviderName);

export function isProviderName(name: string): name is ProviderName {
  return Object.hasOwn(providers, name);
}

/** The providers that the settings name, in their order. */
export function createResearchProviders(
  settings: ProviderSettings & { readonly RESEARCH_PROVIDERS: readonly ProviderName[] },
): ResearchProvider[] {
  return settings.RESEARCH_PROVIDERS.map((name) => providers[name](settings));
}
