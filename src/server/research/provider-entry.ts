import { StartError } from '../platform/start-error.ts';
import type { ResearchProvider } from './research-provider.ts';

/** How a provider is made of the settings. */
export interface ProviderEntry<Settings> {
  /** Names of the settings that it needs and that are not set. */
  missing(settings: Settings): string[];
  create(settings: Settings): ResearchProvider;
}

type With<Settings, Need extends keyof Settings> = Settings & { [Name in Need]: NonNullable<Settings[Name]> };

/** Makes entries for one kind of settings: what a provider needs, and how it is made once that is there. */
export function providerEntry<Settings>() {
  return <Need extends keyof Settings & string>(
    needs: readonly Need[],
    create: (settings: With<Settings, Need>) => ResearchProvider,
  ): ProviderEntry<Settings> => {
    const missing = (settings: Settings) => needs.filter((name) => settings[name] === undefined);
    const isReady = (settings: Settings): settings is With<Settings, Need> => missing(settings).length === 0;
    return {
      missing,
      create(settings) {
        if (isReady(settings)) return create(settings);
        throw new StartError(`Set ${missing(settings).join(', ')}.`);
      },
    };
  };
}
