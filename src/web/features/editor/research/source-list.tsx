import type { Claim, Source } from '../../../../core/contracts/research.ts';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';
import './research.css';
import { SourceFacts } from './source-facts.tsx';

const { research: texts } = EDITOR_TEXTS;

export interface SourceListProps {
  sources: readonly Source[];
  ledger: readonly Claim[];
  onShowClaims: (sourceId: string) => void;
}

/** The sources as the numbers of the brief count them. */
export function SourceList({ sources, ledger, onShowClaims }: SourceListProps) {
  return (
    <ol className="source-list">
      {sources.map((source, index) => {
        const claims = ledger.filter(({ source_id }) => source_id === source.id).length;
        return (
          <li key={source.id}>
            <SourceFacts source={source} number={index + 1}>
              {claims > 0 ? (
                <button
                  type="button"
                  className="mt-1 min-h-6 text-2sm font-medium underline underline-offset-2"
                  onClick={() => onShowClaims(source.id)}
                >
                  {texts.claimsOf(claims)}
                  <span className="sr-only">: {source.title}</span>
                </button>
              ) : (
                ledger.length > 0 && <p className="mt-1 text-2sm text-muted">{texts.noClaims}</p>
              )}
            </SourceFacts>
          </li>
        );
      })}
    </ol>
  );
}
