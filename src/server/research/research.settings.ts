import { z } from 'zod';
import { defineSettings } from '../config/define-settings.ts';
import { fetchingSettings } from './fetching/fetching.settings.ts';
import { providerSettings } from './provider.settings.ts';
import { isProviderName, PROVIDER_NAMES, type ProviderName } from './registry.ts';

const AVAILABLE = [...PROVIDER_NAMES, 'none'].join(', ');

const providerList = z
  .string()
  .default('wikipedia')
  .transform((text) => [...new Set(text.split(',').map((name) => name.trim().toLowerCase()))].filter(Boolean))
  .transform((names, context): ProviderName[] => {
    for (const message of problemsOf(names)) context.addIssue({ code: 'custom', message });
    return names.filter(isProviderName);
  });

function problemsOf(names: readonly string[]): string[] {
  if (names.length === 0) return [`must name at least one of ${AVAILABLE}`];
  if (names.length > 1 && names.includes('none')) return ['"none" stands alone, since it switches research off'];
  return names
    .filter((name) => name !== 'none' && !isProviderName(name))
    .map((name) => `"${name}" is no known source; available: ${AVAILABLE}`);
}

export const researchSettings = defineSettings({
  RESEARCH_PROVIDERS: {
    schema: providerList,
    meaning: `Where topics are looked up, several at once, as a comma list of ${PROVIDER_NAMES.map((name) => `\`${name}\``).join(', ')}; \`none\` for the users' own material alone.`,
    shown: 'wikipedia',
  },
  ...providerSettings,
  ...fetchingSettings,
});
