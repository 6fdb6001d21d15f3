import type { Dossier } from '../subject/dossier.ts';
import type { Verdict } from './verdict.ts';

/** Each source is told of as it was: that one is limited is not that it holds nothing. */
export function judgeSearches({ name, job }: Dossier, expected: Readonly<Record<string, string>>): Verdict {
  const searches = job.research_results?.searches ?? [];
  const faults = Object.entries(expected).flatMap(([provider, status]) => {
    const told = searches.find((search) => search.provider === provider);
    if (told?.status !== status)
      return [`${name}: ${provider} is told as ${told?.status ?? 'nothing'}, it was ${status}`];
    return status === 'answered' || told.message ? [] : [`${name}: nothing is said about ${provider}`];
  });
  return { checked: Object.keys(expected).length, faults };
}

/** The longest research as a share of what it may take. */
export function judgeRunningTime(
  dossiers: readonly Dossier[],
  { askMs, readMs, followMs }: { askMs: number; readMs: number; followMs: number },
): number {
  return Math.max(...dossiers.map(({ researchMs }) => researchMs)) / (askMs + readMs + followMs);
}
