import type { ResearchResults } from '../../../../core/contracts/research.ts';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';

const { noSources: texts } = EDITOR_TEXTS;

/** Why no source stands behind a run's pieces, then what they rest on and how they were written. */
export interface NoSourcesReason {
  readonly why: string;
  readonly instead: string;
}

/** `writers` are those of the pieces, as on the wire. Null where there are sources, and in older research that does not tell. */
export function whyNoSources(
  results: ResearchResults | null,
  writers: readonly (string | null)[],
): NoSourcesReason | null {
  if (results?.sources?.length !== 0) return null;
  return {
    why: results.research_summary,
    instead: [texts.lead, ...marking(writers), texts.advice].join(' '),
  };
}

/** What is true of every writer that wrote here; nothing where one is not known. */
function marking(writers: readonly (string | null)[]): string[] {
  if (writers.includes(null)) return [];
  const builtin = writers.includes('builtin') ? [texts.builtin] : [];
  const model = writers.some((writer) => writer !== 'builtin') ? [texts.model] : [];
  return [...builtin, ...model];
}
