import type { ModelEndpoint } from './provider.ts';

/** A vendor wants a key at its own address; what stands in front of it elsewhere may bring one along. */
export function missingKey(
  { apiKey, baseUrl, keySetting }: ModelEndpoint,
  { vendor, home }: { vendor: string; home: string },
): readonly string[] {
  if (apiKey !== '' || baseUrl !== home) return [];
  return [`${keySetting} is missing: the key of ${vendor}; docs/connect-a-model.md has the lines`];
}
