import type { ResearchResults } from '../../../core/contracts/research.ts';
import { Notice } from '../../components/ui/notice.tsx';
import { EDITOR_TEXTS } from '../../texts/editor.ts';

const { noSources: texts } = EDITOR_TEXTS;

export interface NoSourcesProps {
  results: ResearchResults | null;
  /** Who wrote each piece, as on the wire. */
  writers: readonly (string | null)[];
}

/** Says where the pieces are read that no source stands behind them, why, and how their writer dealt with that. */
export function NoSources({ results, writers }: NoSourcesProps) {
  // Older forms of research do not tell.
  if (results?.sources?.length !== 0) return null;
  return (
    <Notice tone="warning" title={texts.title} className="mb-4">
      <p className="wrap-anywhere">{results.research_summary}</p>
      <p className="mt-1">{[texts.lead, ...marking(writers), texts.advice].join(' ')}</p>
    </Notice>
  );
}

/** What is true of every writer that wrote here; nothing where one is not known. */
function marking(writers: readonly (string | null)[]): string[] {
  if (writers.includes(null)) return [];
  const builtin = writers.includes('builtin') ? [texts.builtin] : [];
  const model = writers.some((writer) => writer !== 'builtin') ? [texts.model] : [];
  return [...builtin, ...model];
}
