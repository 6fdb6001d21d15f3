import type { ResearchResults } from '../../../core/contracts/research.ts';
import { Notice } from '../../components/ui/notice.tsx';
import { EDITOR_TEXTS } from '../../texts/editor.ts';

const { noSources: texts } = EDITOR_TEXTS;

/** Says where the pieces are read that no source stands behind them, and why. */
export function NoSources({ results }: { results: ResearchResults | null }) {
  // Older forms of research do not tell.
  if (results?.sources?.length !== 0) return null;
  return (
    <Notice tone="warning" title={texts.title} className="mb-4">
      <p className="wrap-anywhere">{results.research_summary}</p>
      <p className="mt-1">{texts.lead}</p>
    </Notice>
  );
}
