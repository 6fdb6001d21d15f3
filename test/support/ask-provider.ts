import { researchOptions, type ResearchOptionsInput } from '../../src/core/contracts/research.ts';
import type { FoundPage, ResearchProvider } from '../../src/server/research/research-provider.ts';

/** Searches a provider as research does, for five pages at most. */
export function askProvider(
  provider: ResearchProvider,
): (topic: string, options?: ResearchOptionsInput) => Promise<FoundPage[]> {
  return (topic, options = {}) =>
    provider.search({
      topic,
      limit: 5,
      options: researchOptions.parse(options),
      signal: new AbortController().signal,
    });
}
